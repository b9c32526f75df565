// Decides whether a preload stands in the top frame of a page of ours; anywhere else it stays silent.
import { appOrigin } from '../bridge.ts';

/** True in our own page's top frame. Schemes of our own have no `origin` in every version, so it is put together. */
export function isOurPage(): boolean {
  return window.top === window && `${location.protocol}//${location.host}` === appOrigin;
}
