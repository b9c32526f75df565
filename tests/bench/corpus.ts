// A million believable messages from a seed: Chinese, English and mixed, with words as unevenly used as real ones.
import { messageRow } from '../support/sample-rows.ts';
import type { MessageRow } from '#storage/rows.ts';

/** A small seeded generator (mulberry32), so that every run measures the same texts. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const syllables = 'ka lo mi ren ta so ve pro con ti al er in qua du le fi ma ne zo ba shi pu gra'.split(' ');

/** The words of the corpus; index 0 is used most. */
export type Vocabulary = { chinese: string[]; english: string[] };

/** 5,000 Chinese words of one to four characters, and 3,000 English-looking ones. */
export function makeVocabulary(random: () => number): Vocabulary {
  const han = Array.from({ length: 2500 }, () =>
    String.fromCodePoint(0x4e00 + Math.floor(random() ** 2 * 6000)),
  );
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const chinese = Array.from({ length: 5000 }, () => {
    const length = [1, 2, 2, 2, 2, 3, 4][Math.floor(random() * 7)] as number;
    return Array.from({ length }, () => pick(han)).join('');
  });
  const english = Array.from({ length: 3000 }, () =>
    Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(syllables)).join(''),
  );
  return { chinese, english };
}

/** Picks as language does (Zipf–Mandelbrot, offset 2.7): the most used word is about every thirtieth. */
function zipf<T>(random: () => number, words: readonly T[]): T {
  const offset = 2.7;
  return words[Math.floor(offset * ((words.length + offset) / offset) ** random() - offset)] as T;
}

/** The text of one message: 62 % Chinese, 18 % mixed, 20 % English. */
export function makeText(random: () => number, { chinese, english }: Vocabulary): string {
  const kind = random();
  const length = 4 + Math.floor(random() * 18);
  let text = '';
  for (let word = 0; word < length; word += 1) {
    const inEnglish = kind < 0.2 || (kind < 0.38 && random() < 0.3);
    text += inEnglish ? ` ${zipf(random, english)} ` : zipf(random, chinese);
    if (random() < 0.12) text += inEnglish ? ', ' : '，';
  }
  return text.trim();
}

/** Chats of the corpus; every third is direct. */
export const corpusChats = 500;

/** Mostly texts; every tenth a file, every twenty-fifth one that went directly, every fiftieth a picture. */
const kindOf = (mid: number): number => (mid % 10 === 3 ? 3 : mid % 25 === 7 ? 12 : mid % 50 === 9 ? 6 : 1);

/** The messages `from` … `to` - 1 of the corpus; `mid` is their number. */
export function makeMessages(
  random: () => number,
  vocabulary: Vocabulary,
  from: number,
  to: number,
): MessageRow[] {
  return Array.from({ length: to - from }, (_, index) => {
    const mid = from + index;
    const chat = Math.floor(random() ** 2 * corpusChats);
    const direct = chat % 3 === 0;
    return messageRow(mid, {
      chatId: String(chat + 1).padStart(5, '0'),
      chatKind: direct ? 'direct' : 'group',
      text: makeText(random, vocabulary),
      contentType: kindOf(mid),
      senderId: String(100 + Math.floor(random() * 2000)),
      peerId: direct ? '100' : '',
      groupId: direct ? '' : String(chat),
      time: 1_700_000_000_000 + mid * 1000,
    });
  });
}
