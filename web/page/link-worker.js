// The worker of link.js: one wire, for one table.
import { run } from './link-run.js';

let order = null;
self.onmessage = ({ data }) => {
  if (order) order(data);
  else order = run(data, (event) => postMessage(event));
};
