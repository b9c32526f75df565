// Shuts every door of a browser session that the product does not use; both kinds of windows pass here.
import type { MediaAccessPermissionRequest, Session, WebContents } from 'electron';
import { appOrigin, appScheme } from './bridge.ts';
import type { Capturing } from './capture/capturing.ts';

/** What the pages may ask the system for; everything else is refused, asked or not (quality S3). */
export const allowedPermissions: readonly string[] = ['clipboard-sanitized-write', 'fullscreen'];

/** What the main window's page may ask besides, for calls, meetings and voice messages; each time somebody else decides. */
export const capturePermissions: readonly string[] = ['media', 'display-capture', 'speaker-selection'];

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
 * the office's port; with `capturing`, the main window's may hear, see and show a screen. A sign-in page reaches its
 * servers, and the system for nothing.
 */
export function secureSession(session: Session, kind: SessionKind, capturing?: Capturing): void {
  const mayCapture = (contents: WebContents | null, permission: string, origin: string): boolean =>
    kind === 'app' &&
    origin === appOrigin &&
    capturePermissions.includes(permission) &&
    capturing?.mayAsk(contents) === true;
  session.setPermissionRequestHandler((contents, permission, callback, details) => {
    const origin = originOf(details.requestingUrl);
    if (permission !== 'media' || !mayCapture(contents, permission, origin))
      return callback(mayAsk(kind, permission, origin) || mayCapture(contents, permission, origin));
    const { mediaTypes = [] } = details as MediaAccessPermissionRequest;
    void (async () => callback((await capturing?.devices(mediaTypes).catch(() => false)) === true))();
  });
  session.setPermissionCheckHandler(
    (contents, permission, origin) =>
      mayAsk(kind, permission, originOf(origin)) || mayCapture(contents, permission, originOf(origin)),
  );
  session.setDevicePermissionHandler(() => false);
  session.setBluetoothPairingHandler((_, callback) => callback({ confirmed: false }));
  if (capturing === undefined) session.setDisplayMediaRequestHandler((_, callback) => callback(null));
  // macOS has a question of its own, which no program has to be trusted with.
  else session.setDisplayMediaRequestHandler(capturing.screen, { useSystemPicker: true });
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
