// Decides which words of a plain text are links: addresses of pages with or without their scheme, of mail, and telephone numbers.
import { isWebAddress } from '../../contract/markup/address.ts';
import { trueHost } from './link-host.ts';

/** A link in a text: where it stands, what it is written as, and where it leads. */
export type TextLink = {
  readonly at: number;
  readonly label: string;
  readonly url: string;
  readonly kind: 'page' | 'mail' | 'phone';
};

// What steers the reading order is in no address: whoever wrote it there wanted it to read as another one.
const inAddress = String.raw`[^\s<>"'\`，。；：！？、（）【】《》「」\u0000-\u001f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]`;
const patterns = {
  page: String.raw`https?:\/\/${inAddress}+`,
  // Without a scheme only what begins with www: «1.2.txt» and «e.g.so» are no pages.
  bare: String.raw`(?<![\w.@/-])www\.[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]${inAddress}*)?`,
  mail: String.raw`(?<![\w.+%-])[a-z\d][\w.+-]*@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?![\w@-])`,
  // International numbers, mobile and office numbers as they are written in China; never a date, a sum or an id.
  phone: String.raw`(?<![\w.+-])(?:\+\d{1,3}(?:[ -]?\d{2,4}){2,5}|1[3-9]\d(?:[ -]?\d{4}){2}|0\d{2,3}-\d{7,8}|400-?\d{3}-?\d{4})(?![\w-])`,
};
const all = new RegExp(
  Object.entries(patterns)
    .map(([name, pattern]) => `(?<${name}>${pattern})`)
    .join('|'),
  'gi',
);
const trailing = /[.,;:!?]/;
/** What closes at the end of an address belongs to it where it was opened in it: `…/Tangram_(puzzle)`. */
const openers: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** The links of a text, in their order. */
export function linksIn(text: string): TextLink[] {
  const links: TextLink[] = [];
  for (const match of text.matchAll(all)) {
    const { page, bare, mail, phone } = match.groups ?? {};
    const label = page === undefined && bare === undefined ? match[0] : withoutTail(match[0]);
    if (phone !== undefined) {
      const digits = label.replace(/\D/g, '').length;
      if (digits < 8 || digits > 15) continue;
      links.push({ at: match.index, label, url: `tel:${label.replace(/[ -]/g, '')}`, kind: 'phone' });
    } else if (mail !== undefined)
      links.push({ at: match.index, label, url: `mailto:${label}`, kind: 'mail' });
    else {
      const url = page === undefined ? `https://${label}` : label;
      if (isWebAddress(url) && trueHost(url) !== undefined)
        links.push({ at: match.index, label, url, kind: 'page' });
    }
  }
  return links;
}

/** An address without what ends the sentence or the brackets it stands in. */
function withoutTail(address: string): string {
  const counts = new Map<string, number>();
  for (const sign of address) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  let end = address.length;
  for (; end > 0; end -= 1) {
    const sign = address[end - 1] ?? '';
    const opener = openers[sign];
    if (opener === undefined && !trailing.test(sign)) break;
    const closed = counts.get(sign) ?? 0;
    if (opener !== undefined && (counts.get(opener) ?? 0) >= closed) break;
    counts.set(sign, closed - 1);
  }
  return address.slice(0, end);
}
