// Decides what a `tangram://` address means: a place in the window, or nothing. It never does anything by itself.

import { parseReference } from '#sdk/contract/references.ts';

/** Scheme that the system hands to us. */
export const deepLinkScheme = 'tangram';

const longest = 512;
/** The places a link may name; an argument is digits or a name of the house, never free text. */
const places: readonly RegExp[] = [
  /^\/main\/messages(?:\/\d{1,20})?$/,
  /^\/main\/contacts(?:\/\d{1,20})?$/,
  /^\/setting(?:\/(?:userInfo|messageInform|generalSetting|fileManager|shortcutKey|about))?$/,
];

/**
 * The route a link leads to: `tangram://main/messages/00012` and the like, or `tangram://open/event:812` for a thing;
 * undefined for everything else. Queries, ports, user names, encodings and dots are refused rather than repaired.
 */
export function routeOfDeepLink(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > longest) return undefined;
  const prefix = `${deepLinkScheme}://`;
  if (!text.startsWith(prefix)) return undefined;
  const opening = `${prefix}open/`;
  if (text.startsWith(opening)) {
    const reference = text.slice(opening.length);
    return parseReference(reference) === undefined ? undefined : `/open/${encodeURIComponent(reference)}`;
  }
  if (!/^[\w/:]+$/.test(text)) return undefined;
  const route = `/${text.slice(prefix.length)}`.replace(/\/$/, '');
  return places.some((place) => place.test(route)) ? route : undefined;
}

/** The link among a program's words, where there is one: Windows and Linux hand it over as an argument. */
export function deepLinkIn(argv: readonly string[]): string | undefined {
  return argv.find((word) => word.toLowerCase().startsWith(`${deepLinkScheme}:`));
}
