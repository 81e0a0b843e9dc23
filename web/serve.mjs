// Serves a folder on this machine: node serve.mjs FOLDER [PORT]. Says the address; sends what is packed where the browser takes it, with
// the headers that docs/building.md asks of every server.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const KINDS = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.json': 'application/json', '.css': 'text/css',
  '.wasm': 'application/wasm', '.webmanifest': 'application/manifest+json', '.svg': 'image/svg+xml', '.png': 'image/png',
  '.ogg': 'audio/ogg', '.glb': 'model/gltf-binary', '.ron': 'text/plain; charset=utf-8',
};

/** The page's own policy, and that no other page may show it in a frame, which only a header can say. */
export function policyOf(page) {
  return `${/http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)[1]}; frame-ancestors 'none'`;
}

/** The file of an address, or nothing: no path leads out of the folder. */
export function fileOf(folder, address) {
  let path;
  try {
    path = decodeURIComponent(new URL(address, 'http://here').pathname);
  } catch {
    return null;
  }
  const root = resolve(folder);
  const file = resolve(join(root, path.endsWith('/') ? `${path}index.html` : path));
  const isInside = file.startsWith(root.endsWith(sep) ? root : root + sep);
  return isInside && !path.includes('\0') && existsSync(file) && statSync(file).isFile() ? file : null;
}

export function serve(folder, port) {
  const page = join(folder, 'index.html');
  const policy = existsSync(page) ? { 'Content-Security-Policy': policyOf(readFileSync(page, 'utf8')) } : {};
  const server = createServer((request, response) => {
    const file = fileOf(folder, request.url);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    // What lies in the folder of a build never changes.
    const isOfBuild = /^\/holochess-[0-9a-f]{12}\//.test(request.url);
    const headers = {
      ...policy, 'Content-Type': KINDS[extname(file)] ?? 'application/octet-stream', Vary: 'Accept-Encoding',
      'Cache-Control': isOfBuild ? 'public, max-age=31536000, immutable' : 'no-cache',
      'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer', 'Cross-Origin-Opener-Policy': 'same-origin',
    };
    const isPacked = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') && existsSync(`${file}.br`);
    if (isPacked) headers['Content-Encoding'] = 'br';
    const sent = isPacked ? `${file}.br` : file;
    const { size, mtimeMs } = statSync(sent);
    headers.ETag = `"${size}-${Math.round(mtimeMs)}${isPacked ? '-br' : ''}"`;
    if (request.headers['if-none-match'] === headers.ETag) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(200, { ...headers, 'Content-Length': size });
    if (request.method === 'HEAD') response.end();
    else createReadStream(sent).on('error', () => response.destroy()).pipe(response);
  });
  server.on('error', (why) => {
    console.error(why.code === 'EADDRINUSE' ? `error: port ${port} is taken; name another one: ./dev web --port N` : `error: ${why.message}`);
    process.exit(1);
  });
  server.listen(Number(port), '127.0.0.1', () => console.log(`http://localhost:${server.address().port}/`));
  return server;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) serve(process.argv[2], process.argv[3] ?? '8123');
