// Decides which host a link truly leads to, and whether its words could be taken for another (quality §3.2).
import { shownName } from '../../contract/shown-name.ts';

/** The host of an address, as browsers read it (punycode for names in other scripts); undefined where there is none. */
export function trueHost(url: string): string | undefined {
  try {
    return new URL(url).host;
  } catch {
    return undefined;
  }
}

/** What stands for a dot or a stroke in other scripts and widths, beside what compatibility already makes of it. */
const dots = /[\u3002\uff0e\uff61\u2024\u00b7\u2219\u22c5\u30fb\u0701\u0702\ua4f8]/gu;
const strokes = /[\u2044\u2215\u29f8\ufe68\uff0f]/gu;
/** Pictures between letters are read over, as if they were not there. */
const pictures = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u20e3]/gu;
/** What stands between words, and what begins the way behind a host. */
const between = /[\s"'<>`，。；！？、（）()【】《》「」[\]{}|]/u;
const wayBegins = /[/?#\\]/u;
const noLetter = /[^\p{L}\p{N}_.@:-]/u;
/** The end of a host: letters, as every top of names has, or what stands for other scripts; or a number of four parts. */
const top = /^(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/u;
const four = /^\d{1,3}(?:\.\d{1,3}){3}$/u;

/** The name of a host in a piece without ways and blanks, with what stands before an `@`; undefined where it is none. */
function hostOf(piece: string): string | undefined {
  const colon = piece.lastIndexOf(':');
  const name = colon > 0 && /^\d{1,5}$/.test(piece.slice(colon + 1)) ? piece.slice(0, colon) : piece;
  if (four.test(name)) return piece;
  const end = Math.max(name.lastIndexOf('.'), name.lastIndexOf('@'));
  return end > 0 && top.test(name.slice(end + 1)) ? piece : undefined;
}

/** Most of a label that is looked at: nobody reads more of it. */
const looked = 512;

/** The names of hosts that somebody would read in some words, in lower case and without `www.`; the way behind one says nothing. */
function hostsIn(label: string): string[] {
  const seen = shownName(label.slice(0, looked))
    .normalize('NFKC')
    .replace(dots, '.')
    .replace(strokes, '/')
    .replace(pictures, '')
    .toLowerCase();
  return seen.split(between).flatMap((word) => {
    for (const part of word.split(wayBegins)) {
      const found = part.split(noLetter).flatMap((piece) => hostOf(piece) ?? []);
      if (found.length > 0) return found.map((name) => name.replace(/^www\./, ''));
    }
    return [];
  });
}

/**
 * The host to show beside the words, where something in them reads as an address of somewhere else: another host, one
 * that stands before an `@`, one in letters that look alike (the true host is then written in punycode), one put together
 * over characters that show nothing or with pictures between, wherever in the words it stands.
 */
export function misleadingHost(url: string, label: string): string | undefined {
  const host = trueHost(url);
  if (host === undefined) return undefined;
  const bare = host.toLowerCase().replace(/^www\./, '');
  const name = bare.replace(/:\d+$/, '');
  return hostsIn(label).every((shown) => shown === bare || shown === name) ? undefined : host;
}
