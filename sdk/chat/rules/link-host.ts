// Decides which host a link truly leads to, and whether its words could be taken for another (quality §3.2).

/** The host of an address, as browsers read it (punycode for names in other scripts); undefined where there is none. */
export function trueHost(url: string): string | undefined {
  try {
    return new URL(url).host;
  } catch {
    return undefined;
  }
}

/**
 * The host to show beside the words, where they look like an address of somewhere else: another host, one that stands
 * before an `@`, or one in letters that look alike (the true host is then written in punycode).
 */
export function misleadingHost(url: string, label: string): string | undefined {
  const host = trueHost(url);
  const shown = /^\s*(?:https?:\/\/)?([^\s/?#\\]+)/iu.exec(label)?.[1];
  if (host === undefined || shown === undefined || !/^[\p{L}\p{N}_-]+(?:[.@][\p{L}\p{N}_-]+)+/u.test(shown))
    return undefined;
  const bare = (name: string): string => name.toLowerCase().replace(/^www\./, '');
  return bare(shown) === bare(host) ? undefined : host;
}
