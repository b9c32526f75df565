// Shuts every door of a browser session that the product does not use; both kinds of windows pass here.
import type { Session } from 'electron';
import { appOrigin, appScheme } from './bridge.ts';

/** What the pages may ask the system for; everything else is refused, asked or not (quality S3). */
export const allowedPermissions: readonly string[] = ['clipboard-sanitized-write', 'fullscreen'];

/** Whose pages a session holds: our own, or the sign-in page of a server. */
export type SessionKind = 'app' | 'signIn';

function mayAsk(kind: SessionKind, permission: string, origin: string): boolean {
  return kind === 'app' && origin === appOrigin && allowedPermissions.includes(permission);
}

/** Whether the origin of an address is the given one; chromium writes it with a slash. */
const originOf = (address: string): string => {
  const url = URL.parse(address);
  return url === null ? '' : `${url.protocol}//${url.host}`;
};

/**
 * Secures a session before its first page. Pages of ours reach nothing but themselves: what they show comes through
 * the office's port. A sign-in page reaches its servers, and the system for nothing.
 */
export function secureSession(session: Session, kind: SessionKind): void {
  session.setPermissionRequestHandler((_, permission, callback, { requestingUrl }) =>
    callback(mayAsk(kind, permission, originOf(requestingUrl))),
  );
  session.setPermissionCheckHandler((_, permission, origin) => mayAsk(kind, permission, originOf(origin)));
  session.setDevicePermissionHandler(() => false);
  session.setBluetoothPairingHandler((_, callback) => callback({ confirmed: false }));
  session.setDisplayMediaRequestHandler((_, callback) => callback(null));
  // Dictionaries would come from a server of the browser's maker.
  session.setSpellCheckerEnabled(false);
  session.on('will-download', (event) => event.preventDefault());
  if (kind === 'app')
    session.webRequest.onBeforeRequest((details, callback) =>
      callback({ cancel: !isOwnRequest(details.url) }),
    );
}

/** What a page of ours may load: its files, and pictures it made itself. The developer's tools are not in a package. */
function isOwnRequest(address: string): boolean {
  return [`${appScheme}://app/`, 'data:', `blob:${appOrigin}/`, 'devtools://'].some((start) =>
    address.startsWith(start),
  );
}
