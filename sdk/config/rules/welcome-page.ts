// Decides what stands where no chat is open: the page that the server's `welcome_url` names (spec §9), or nothing of it.

/** The page: shown in place where it is one of the window's own server, else a link that leads out of it. */
export type WelcomePage = { readonly url: string; readonly shown: boolean };

/**
 * The page to offer; undefined where the server names none, or none that a browser may show.
 * @param constants those in force
 * @param origin where the window's own pages come from; a frame of another place is not let in
 */
export function welcomePage(
  constants: { readonly welcomeUrl?: unknown },
  origin: string,
): WelcomePage | undefined {
  const welcomeUrl = constants.welcomeUrl;
  if (typeof welcomeUrl !== 'string' || welcomeUrl === '') return undefined;
  // The window of the desktop program is no place on a server: an address without one names nothing there.
  const base = /^https?:/.test(origin) ? origin : undefined;
  if (!URL.canParse(welcomeUrl, base)) return undefined;
  const url = new URL(welcomeUrl, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  return { url: url.href, shown: url.origin === base };
}
