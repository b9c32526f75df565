// Keeps every page where it belongs: no navigation away, no windows, no web views; a link only asks to be opened.
import type { WebContents } from 'electron';
import { appOrigin } from './bridge.ts';

/** What a page may do. */
export type ContentsRules = {
  /** Whether the page may go to this address by itself. */
  mayVisit(address: string): boolean;
  /** A page asked for a new window with this address; nothing has been opened. */
  onLink(address: string): void;
};

/** Pages of ours move among themselves. */
export function isAppAddress(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && `${url.protocol}//${url.host}` === appOrigin && url.username === '';
}

/** Guards one page for its whole life. Call it for each that is created, before anything is loaded. */
export function guardContents(contents: WebContents, rules: ContentsRules): void {
  contents.on('will-navigate', (event) => {
    if (!rules.mayVisit(event.url)) event.preventDefault();
  });
  contents.on('will-frame-navigate', (event) => {
    // Nothing of ours has frames; those of a sign-in page stay inside its servers.
    if (!rules.mayVisit(event.url)) event.preventDefault();
  });
  contents.on('will-redirect', (event) => {
    if (!rules.mayVisit(event.url)) event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.on('select-bluetooth-device', (event, _devices, callback) => {
    event.preventDefault();
    callback('');
  });
  contents.setWindowOpenHandler(({ url }) => {
    rules.onLink(url);
    return { action: 'deny' };
  });
}
