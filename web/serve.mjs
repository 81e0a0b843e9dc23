// Serves a folder on this machine: node serve.mjs FOLDER [PORT]. Says the address; sends what is packed where the browser takes it.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const [folder, port = '8123'] = process.argv.slice(2);
const KINDS = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.json': 'application/json', '.css': 'text/css',
  '.wasm': 'application/wasm', '.webmanifest': 'application/manifest+json', '.svg': 'image/svg+xml', '.png': 'image/png',
  '.ogg': 'audio/ogg', '.glb': 'model/gltf-binary', '.ron': 'text/plain; charset=utf-8',
};

const server = createServer((request, response) => {
  let path;
  try {
    path = normalize(join(folder, decodeURIComponent(new URL(request.url, 'http://here').pathname)));
  } catch {
    path = '';
  }
  if (path.endsWith(sep)) path = join(path, 'index.html');
  if (!path.startsWith(normalize(folder)) || !existsSync(path) || !statSync(path).isFile()) {
    response.writeHead(404).end();
    return;
  }
  const headers = { 'Content-Type': KINDS[extname(path)] ?? 'application/octet-stream', 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' };
  if (/\bbr\b/.test(request.headers['accept-encoding'] ?? '') && existsSync(`${path}.br`)) {
    path += '.br';
    headers['Content-Encoding'] = 'br';
  }
  response.writeHead(200, { ...headers, 'Content-Length': statSync(path).size });
  if (request.method === 'HEAD') response.end();
  else createReadStream(path).pipe(response);
});
server.on('error', (why) => {
  console.error(why.code === 'EADDRINUSE' ? `error: port ${port} is taken; name another one: ./dev web --port N` : `error: ${why.message}`);
  process.exit(1);
});
server.listen(Number(port), '127.0.0.1', () => console.log(`http://localhost:${server.address().port}/`));
