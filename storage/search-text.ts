// The one splitter of text and queries, for Node and browser alike: what a token is, what a query means, what matches.

import type { Instead } from './rows.ts';

/**
 * Meaning of a query (protocol decision 24): it is cut into units — runs of characters that are written without
 * spaces (Han, kana, bopomofo), single emoji, and words (letters and digits of everything else). Runs and emoji
 * must occur in the text as they stand, a word must begin a word of the text; all units must be met. Punctuation and spaces only
 * separate. Text and query are compared after NFKC and lower case, without invisible characters and emoji tones.
 */
export type SearchQuery = {
  runs: readonly (readonly string[])[];
  words: readonly string[];
  /** A word is met as well by one of these texts as it stands. */
  instead?: Instead | undefined;
};

/** Units beyond this number narrow nothing; they are still verified on the text. */
const longestMatch = 48;
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Emoji_Modifier}]/gu;
const singles = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}ー\p{Extended_Pictographic}\p{Regional_Indicator}`;
const tokenPattern = new RegExp(String.raw`[${singles}]|[[\p{L}\p{N}\p{M}]--[${singles}]]+`, 'gv');
const singlePattern = new RegExp(`^[${singles}]$`, 'v');
const wordCharacter = new RegExp(String.raw`^[[\p{L}\p{N}\p{M}]--[${singles}]]$`, 'v');
/** What most texts are made of, and what NFKC leaves alone but for punctuation, which only separates. */
const common = /^[\0-\x7f\u4e00-\u9fff\u3000-\u3002\u3008-\u3011\u2010-\u2027\uff01-\uff0f\uff1a-\uff20]*$/;

/**
 * NFKC and lower case, without what nobody sees; the form in which texts and queries are compared.
 * Punctuation is left as it is where nothing else would change.
 */
export function normalise(text: string): string {
  if (common.test(text)) return text.toLowerCase();
  // The final sigma is a matter of position, not of spelling.
  return text.normalize('NFKC').toLowerCase().replaceAll('ς', 'σ').replace(invisible, '');
}

/** The tokens of a text separated by spaces, as the index stores them. */
export function indexText(plain: string): string {
  return commonIndexText(plain) ?? (normalise(plain).match(tokenPattern) ?? []).join(' ');
}

const space = 0x20;
let buffer = new Uint16Array(3 * 4096);

/**
 * The fast way for what most messages are made of, ASCII, common Han and Chinese punctuation, which NFKC turns
 * into nothing but itself or other punctuation; undefined where anything else occurs.
 */
function commonIndexText(plain: string): string | undefined {
  if (buffer.length < plain.length * 3) buffer = new Uint16Array(plain.length * 3);
  let end = 0;
  for (let index = 0; index < plain.length; index += 1) {
    const code = plain.charCodeAt(index);
    if (code >= 0x4e00 && code <= 0x9fff) {
      if (end > 0 && buffer[end - 1] !== space) buffer[end++] = space;
      buffer[end++] = code;
      buffer[end++] = space;
    } else if ((code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)) buffer[end++] = code;
    else if (code >= 0x41 && code <= 0x5a) buffer[end++] = code + 0x20;
    else if (code < 0x80 || isCommonPunctuation(code)) {
      if (end > 0 && buffer[end - 1] !== space) buffer[end++] = space;
    } else return undefined;
  }
  let text = '';
  for (let from = 0; from < end; from += 4096) {
    // Three times as fast as spreading, which walks an iterator.
    text += Reflect.apply(String.fromCharCode, undefined, buffer.subarray(from, Math.min(end, from + 4096)));
  }
  return text;
}

function isCommonPunctuation(code: number): boolean {
  return (
    (code >= 0x3000 && code <= 0x3002) ||
    (code >= 0x3008 && code <= 0x3011) ||
    (code >= 0x2010 && code <= 0x2027) ||
    (code >= 0xff01 && code <= 0xff0f) ||
    (code >= 0xff1a && code <= 0xff20)
  );
}

/** Cuts a query into its units. Total: any string gives a query, one without units where nothing can be searched. */
export function parseQuery(query: string, instead?: Instead): SearchQuery {
  const runs = new Map<string, string[]>();
  const words = new Set<string>();
  let run: string[] = [];
  let kind = '';
  let end = -1;
  const closeRun = (): void => {
    if (run.length > 0) runs.set(run.join(''), run);
    run = [];
  };
  for (const { 0: token, index } of normalise(query).matchAll(tokenPattern)) {
    const next = tokenKind(token);
    if (next !== kind || index !== end || next === 'emoji') closeRun();
    if (next === 'word') words.add(token);
    else run.push(token);
    kind = next;
    end = index + token.length;
  }
  closeRun();
  return { runs: [...runs.values()], words: [...words], instead };
}

function tokenKind(token: string): 'script' | 'emoji' | 'flag' | 'word' {
  if (!singlePattern.test(token)) return 'word';
  if (/^\p{Regional_Indicator}/u.test(token)) return 'flag';
  return /^\p{Extended_Pictographic}/u.test(token) ? 'emoji' : 'script';
}

/** Whether there is nothing in the query that could be found. */
export function isEmptyQuery(query: SearchQuery): boolean {
  return query.runs.length === 0 && query.words.length === 0;
}

/** The index expression of a query; its result holds every match and few others, which {@link matches} sorts out. */
export function matchExpression(query: SearchQuery): string {
  const phrases = query.runs.map((run) => `{t} : "${run.slice(0, longestMatch).join(' ')}"`);
  const prefixes = query.words.map((word) => {
    const others = (query.instead?.get(word) ?? [])
      .map((text) => indexText(text))
      .filter((text) => text !== '');
    const begins = `{t} : "${word}" *`;
    return others.length === 0
      ? begins
      : `(${[begins, ...others.map((text) => `{t} : "${text}"`)].join(' OR ')})`;
  });
  return [...phrases, ...prefixes].slice(0, longestMatch).join(' AND ');
}

/** Whether the index alone can return something that {@link matches} refuses: only neighbours can deceive. */
export function needsVerifying(query: SearchQuery): boolean {
  if (query.words.some((word) => query.instead?.has(word) === true)) return true;
  return query.runs.some((run) => run.length > 1) || query.runs.length + query.words.length > longestMatch;
}

/** Whether plain text meets the query: the truth that the index is measured by. */
export function matches(plain: string, query: SearchQuery): boolean {
  if (isEmptyQuery(query)) return false;
  const text = normalise(plain);
  return (
    query.runs.every((run) => text.includes(run.join(''))) &&
    query.words.every(
      (word) =>
        wordStart(text, word, 0) >= 0 ||
        query.instead?.get(word)?.some((other) => text.includes(normalise(other))) === true,
    )
  );
}

/** Where a word of `text` that begins with `prefix` starts, from `from` on; -1 where there is none. */
export function wordStart(text: string, prefix: string, from: number): number {
  for (let at = text.indexOf(prefix, from); at >= 0; at = text.indexOf(prefix, at + 1)) {
    if (at === 0 || !endsWithWordCharacter(text, at)) return at;
  }
  return -1;
}

function endsWithWordCharacter(text: string, end: number): boolean {
  const low = text.charCodeAt(end - 1);
  const pair = low >= 0xdc00 && low <= 0xdfff && end > 1;
  return wordCharacter.test(pair ? text.slice(end - 2, end) : text.slice(end - 1, end));
}
