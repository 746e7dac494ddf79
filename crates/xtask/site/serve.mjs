// A static server for a built site, under any base path: what a plain host does, and no more.
//
// usage: node serve.mjs <folder> [--port N] [--base /sub/]
// Also a module: `serve(folder, options)`.

import { createServer } from "node:http";
import { readFileSync, realpathSync, statSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { fail, sha256 } from "./files.mjs";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".woff2": "font/woff2",
};
const COMPRESSIBLE = new Set([".css", ".html", ".ico", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest"]);
// Trunk writes the hash of the content into the names of what it builds.
const HASHED = /-[0-9a-f]{12,16}(_bg)?\.(js|wasm|css)$/;

/**
 * Serves `folder` under `base`. The answer is a handle: its `url`, the addresses `asked` for so far,
 * `use(folder)` to serve another build from now on, and `close()`. Without `compress`, files go out as they are.
 */
export async function serve(folder, { port = 0, base = "/", compress = true } = {}) {
  let root = realpathSync(folder);
  const asked = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    respond(request, response, { root, base, compress });
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://localhost:${server.address().port}${base}`,
    asked,
    use(other) {
      root = realpathSync(other);
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function respond(request, response, site) {
  if (request.method !== "GET" && request.method !== "HEAD") return plain(response, 405, "Only GET and HEAD.");
  const pathname = pathOf(request.url);
  if (pathname !== null && site.base !== "/" && `${pathname}/` === site.base) {
    response.writeHead(301, { location: site.base });
    return response.end();
  }
  const path = pathname === null ? null : fileOf(pathname, site);
  if (path === null) return plain(response, 404, "Not here.");
  sendFile(path, request, response, site.compress);
}

function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return null;
  }
}

/** The file behind an address, or `null` when there is none inside the folder, links included. */
function fileOf(pathname, { root, base }) {
  if (!pathname.startsWith(base) || pathname.includes("\0")) return null;
  const wanted = join(root, pathname.slice(base.length), pathname.endsWith("/") ? "index.html" : "");
  try {
    const real = realpathSync(wanted);
    return real.startsWith(root + sep) && statSync(real).isFile() ? real : null;
  } catch {
    return null;
  }
}

function sendFile(path, request, response, compress) {
  const bytes = readFileSync(path);
  const hash = sha256(bytes).slice(0, 32);
  const extension = extname(path);
  const encoding = compress && COMPRESSIBLE.has(extension) ? encodingFor(request) : null;
  const etag = `"${hash}${encoding ?? ""}"`;
  const headers = {
    "content-type": TYPES[extension] ?? "application/octet-stream",
    "cache-control": HASHED.test(path) ? "public, max-age=31536000, immutable" : "no-cache",
    "x-content-type-options": "nosniff",
    vary: "accept-encoding",
    etag,
  };
  if (request.headers["if-none-match"] === etag) {
    response.writeHead(304, headers);
    return response.end();
  }
  const body = encoding ? compressed(bytes, hash, encoding) : bytes;
  if (encoding) headers["content-encoding"] = encoding;
  headers["content-length"] = body.length;
  response.writeHead(200, headers);
  response.end(request.method === "HEAD" ? undefined : body);
}

function encodingFor(request) {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  return /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : null;
}

const encoded = new Map();

/** Compression is slow, so each content is compressed once, whichever site asks for it. */
function compressed(bytes, hash, encoding) {
  const key = `${encoding} ${hash}`;
  if (!encoded.has(key)) encoded.set(key, encoding === "br" ? brotli(bytes, 9) : gzipSync(bytes));
  return encoded.get(key);
}

/** Brotli at a quality of 0 to 11. */
export function brotli(bytes, quality) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliCompressSync(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

function plain(response, status, sentence) {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache" });
  response.end(`${sentence}\n`);
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: "string", default: "8080" }, base: { type: "string", default: "/" } },
  });
  const port = Number(values.port);
  const site = await serve(positionals[0] ?? "dist", { port, base: values.base }).catch((error) =>
    fail(`port ${port} cannot be used (${error.code ?? error.message}): choose another with --port.`),
  );
  console.log(`\n  Lamplight is lit at ${site.url}\n  Ctrl+C puts it out.\n`);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
