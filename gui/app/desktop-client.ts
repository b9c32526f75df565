// Connects the page with the office's process of the desktop program, through the port that its window is sent.
import type { OfficeApi } from '#sdk/api.ts';
import { connectOffice } from '#sdk/rpc/connect.ts';
import type { Port } from '#sdk/rpc/protocol.ts';
import { officePortMessage, type DesktopBridge } from '../desktop/bridge.ts';
import type { Doors } from './guard.ts';
import { gathered } from './gathered.ts';

/** Asks for the port. Calls made before it comes wait; a port that closes says that the process is gone. */
export function startDesktopClient(bridge: DesktopBridge, onStopped: () => void): OfficeApi {
  let open: MessagePort | undefined;
  const waiting: Parameters<Port['post']>[0][] = [];
  let listener: Parameters<Port['onMessage']>[0] = () => undefined;
  let ended: () => void = () => undefined;
  const port: Port = {
    post(messages) {
      if (open === undefined) waiting.push(messages);
      else open.postMessage(messages, []);
    },
    onMessage: (given) => void (listener = gathered(given)),
    onClose: (given) => void (ended = given),
  };
  addEventListener('message', ({ source, data, ports: [given] }: MessageEvent<unknown>) => {
    const isPort = source === window && (data as { type?: unknown } | null)?.type === officePortMessage;
    if (!isPort || given === undefined || open !== undefined) return;
    open = given;
    given.addEventListener('message', (event: MessageEvent) => listener(event.data));
    given.addEventListener('close', () => {
      ended();
      onStopped();
    });
    given.start();
    for (const messages of waiting.splice(0)) given.postMessage(messages, []);
  });
  const twin = connectOffice(port);
  bridge.connectOffice();
  return twin;
}

/**
 * The doors of the desktop window: the sign-in page opens beside it, and what comes back is a ticket. To the office the
 * page's address is that of its own pages, because no office knows the scheme of ours.
 */
export function desktopDoors(bridge: DesktopBridge, browser: Doors, server: () => string): Doors {
  return {
    takeTicket: browser.takeTicket,
    asking: browser.asking,
    here: () => new URL(location.pathname, server()).href,
    leaveFor(address) {
      bridge.signIn(address).then(
        (result) =>
          location.assign(
            'ticket' in result
              ? browser.asking(new URL(`/?ticket=${encodeURIComponent(result.ticket)}`, location.href).href)
              : '/403',
          ),
        (error: unknown) => {
          console.error(error);
          location.assign('/403');
        },
      );
    },
  };
}
