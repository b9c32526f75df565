// Writes Chinese names in letters, for readers of English; loaded only where somebody reads names so.
import { pinyin } from 'pinyin-pro';

/** Family names of two characters; every other one has one. */
const doubled = new Set(
  '欧阳 司马 诸葛 上官 东方 皇甫 慕容 令狐 尉迟 公孙 长孙 宇文 司徒 夏侯 端木 南宫 独孤 轩辕 呼延 澹台 百里 申屠 钟离'.split(
    ' ',
  ),
);
/** Names are asked for at every drawing. */
const written = new Map<string, string | undefined>();
const remembered = 5_000;

const capital = (syllables: readonly string[]): string => {
  const word = syllables.join('').replaceAll('ü', 'v');
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
};

function write(name: string): string | undefined {
  const characters = [...name];
  const family = doubled.has(characters.slice(0, 2).join('')) ? 2 : 1;
  // A given name has one character or two; whatever is longer is no name of a person.
  const given = characters.length - family;
  if (!/^\p{Script=Han}+$/u.test(name) || given < 1 || given > 2) return undefined;
  const read = pinyin(name, { toneType: 'none', type: 'array', surname: 'head' });
  return `${capital(read.slice(0, family))} ${capital(read.slice(family))}`;
}

/** «Song Jiahui» for «宋嘉慧»; undefined for whatever is no Chinese name of a person. */
export function nameLetters(name: string): string | undefined {
  if (written.has(name)) return written.get(name);
  const letters = write(name);
  if (written.size >= remembered) written.clear();
  written.set(name, letters);
  return letters;
}
