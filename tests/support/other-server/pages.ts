// Serves the built pages from the other server's own address, as somebody does who hosts the window beside his servers.
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** The page a person without a session is sent to; it only has to be there. */
const signInPage = '<!doctype html><html lang="zh"><title>登录</title><h1>单位的登录页</h1></html>';

/** Answers a visit: a file of `folder`, or the page that draws every place. */
export async function servePages(folder: string, path: string, response: ServerResponse): Promise<void> {
  if (path === '/door')
    return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(signInPage);
  const file = join(folder, normalize(path));
  const wanted = extname(file) === '' ? join(folder, 'index.html') : file;
  const content = await readFile(wanted).catch(() => undefined);
  if (content === undefined) return void response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': types[extname(wanted)] ?? 'application/octet-stream',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  });
  response.end(content);
}

/** What `/variant.json` beside the pages says: a browser has no variables for keys, and comes in by the door. */
export const pagesVariant = (
  variant: Readonly<Record<string, unknown>>,
  origin: string,
): Record<string, unknown> => ({
  ...variant,
  addresses: { ...(variant['addresses'] as object), signIn: `${origin}/door` },
  loginCipher: { name: 'aes-128-ecb', keyVariable: null },
});
