// Serves the built pages under a scheme of our own, so that no page is a file and none comes from a network.
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { appScheme } from './bridge.ts';

/** What the scheme may do: be an origin like https, and be fetched from. */
export const appSchemePrivileges = { standard: true, secure: true, supportFetchAPI: true } as const;

/**
 * Policy of the pages. Stricter than in a browser: the office lives in another process, so a page needs no worker, no
 * WebAssembly, no connection but to these files, and may be framed by nobody.
 */
export const appPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
  "worker-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
/** Routes that the app draws by itself (spec §2). */
const appRoute = /^\/(?:$|403$|debug(?:\/|$)|main(?:\/|$)|setting(?:\/|$))/;
const fileForm = /^\/[\w-]+(?:\/[\w-]+)*(?:\.[\w-]+)+$/;

/** Which build the pages wear, as an office tells its own pages. */
export type PageWear = {
  readonly variant: string;
  /** The office that was opened; empty while it is being asked for. */
  readonly server: string;
};

function answer(status: number, body: Uint8Array<ArrayBuffer> | string, type: string): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': type,
      'content-security-policy': appPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
    },
  });
}

const nothing = (): Response => answer(404, '', 'text/plain; charset=utf-8');

/**
 * The handler of the scheme: files of one folder by plain names, the app for its own routes, nothing else.
 * @param folder the built pages
 * @param wear what `/variant.json` says
 */
export function servePages(
  folder: string,
  wear: () => PageWear,
): (request: Pick<Request, 'url' | 'method'>) => Promise<Response> {
  return async ({ url, method }) => {
    const address = URL.parse(url);
    if (
      address === null ||
      method !== 'GET' ||
      address.protocol !== `${appScheme}:` ||
      address.host !== 'app'
    )
      return nothing();
    const { pathname } = address;
    if (pathname === '/variant.json') return answer(200, JSON.stringify(wear()), kinds['.json'] ?? '');
    const file = appRoute.test(pathname) ? '/index.html' : pathname;
    if (!fileForm.test(file)) return nothing();
    const type = kinds[extname(file)];
    if (type === undefined) return nothing();
    try {
      return answer(200, new Uint8Array(await readFile(join(folder, file))), type);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return nothing();
      throw error;
    }
  };
}
