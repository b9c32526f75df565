// Asks which office the window belongs to, where neither the build nor an earlier start knows one.
import { BrowserWindow, type Session } from 'electron';
import * as z from 'zod/mini';
import { isLoopbackHost } from './links.ts';
import { appOrigin, channels, choicePage, type ChoiceResult } from './bridge.ts';
import { createIpc } from './ipc.ts';
import { securePreferences } from './window-preferences.ts';

const form =
  /^(?:https?:\/\/)?(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d{1,5})?(?:\/[\w.~/-]*)?$/i;

/** An address as people type it: without a scheme it is https, on this machine http. Undefined: it is none. */
export function officeAddress(typed: string): string | undefined {
  if (!form.test(typed)) return undefined;
  if (/^https?:/i.test(typed)) return typed;
  const host = URL.parse(`http://${typed}`)?.hostname ?? '';
  return `${isLoopbackHost(host) ? 'http' : 'https'}://${typed}`;
}

/** Shows the question; answers with an address at which an office is, or with undefined when it was closed. */
export function chooseOffice(parts: {
  session: Session;
  preload: string;
  icon: string;
  title: string;
  devTools: boolean;
  /** Whether an office is there; `chosen` carries what is to be opened. */
  reach(address: string): Promise<ChoiceResult>;
}): Promise<string | undefined> {
  return new Promise((resolve) => {
    let chosen: string | undefined;
    const window = new BrowserWindow({
      width: 960,
      height: 640,
      minWidth: 420,
      minHeight: 480,
      title: parts.title,
      icon: parts.icon,
      autoHideMenuBar: true,
      webPreferences: securePreferences(parts),
    });
    const address = z.string().check(z.minLength(1), z.maxLength(300));
    createIpc((contents) => contents === window.webContents).handle(
      channels.choose,
      address,
      async (typed) => {
        const found = officeAddress(typed);
        if (found === undefined) return { invalid: true } satisfies ChoiceResult;
        const result = await parts.reach(found);
        if ('chosen' in result) {
          chosen = result.chosen;
          setImmediate(() => window.isDestroyed() || window.close());
        }
        return result;
      },
    );
    window.once('closed', () => resolve(chosen));
    void window.loadURL(`${appOrigin}${choicePage}`);
  });
}
