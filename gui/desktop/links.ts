// Decides which addresses may ever be handed to the system: plain http and https, to a host that can be shown as it is.
import { domainToUnicode } from 'node:url';

/** What a link is: where it leads, or why it goes nowhere. */
export type LinkVerdict =
  | { readonly url: string; readonly host: string }
  | { readonly refused: 'form' | 'scheme' | 'credentials' | 'host' };

/** Longest address that is looked at. */
const longest = 2_048;
/** Scheme and authority as people write them; a browser's parser would repair much else into an address. */
const plainForm = /^https?:\/\/[^\s\\/?#]+(?:[/?#][^\s\\]*)?$/i;
/** Whether a host can be reached from this machine alone. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

const outsideAscii = /[^\x21-\x7e]/;

/** A label in another script is shown to nobody as it is written: Chinese names are, mixtures and look-alikes are not. */
function isReadableLabel(label: string): boolean {
  if (!label.startsWith('xn--')) return true;
  const shown = domainToUnicode(label);
  return shown !== '' && /^[\p{Script=Han}0-9-]+$/u.test(shown);
}

/** Looks at an address from a message, a server or a page. Pure; nothing is opened. */
export function judgeLink(text: unknown): LinkVerdict {
  if (typeof text !== 'string' || text.length > longest || !plainForm.test(text)) return { refused: 'form' };
  const url = URL.parse(text);
  if (url === null) return { refused: 'form' };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { refused: 'scheme' };
  if (url.username !== '' || url.password !== '' || text.split(/[/?#]/, 3)[2]?.includes('@') === true)
    return { refused: 'credentials' };
  const authority = text.split(/[/?#]/, 3)[2] ?? '';
  // Letters that a parser turns into others (full-width dots, ligatures) are not what they look like.
  const named = outsideAscii.test(authority) ? domainToUnicode(url.hostname) : authority.replace(/:\d*$/, '');
  const isAsWritten = !outsideAscii.test(authority) || authority.replace(/:\d*$/, '') === named;
  const labels = url.hostname.split('.');
  if (url.hostname === '' || !isAsWritten || !labels.every(isReadableLabel)) return { refused: 'host' };
  return { url: url.href, host: url.host };
}
