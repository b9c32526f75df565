// Which words of a typed sentence may be people: what stands behind «和», «与», «with» or an @. Who they are says the directory.

/** Words that name somebody of whom nobody can be invited: nobody is called so, or several are. */
export type UnknownName = { readonly words: string; readonly why: 'nobody' | 'several' };

/** The people whom a sentence names, and what of it names nobody for certain. */
export type NamedPeople = {
  readonly people: readonly { id: string; name: string }[];
  readonly unknown: readonly UnknownName[];
};

const maxNamed = 12;
const maxHan = 4;

/** Where one is spoken of. */
export type Mention = {
  /** What they may be called, the longest first. */
  readonly names: readonly string[];
  /** Of how many words a part of a name is at least: «Shen Zhixin» is not whoever else is a Shen. */
  readonly leastWords: number;
  /** The words as they are told to whoever typed them. */
  readonly said: string;
  /** Whether surely somebody is meant, so that it is told where nobody is found. */
  readonly isPlain: boolean;
  /** What follows says what is done: further words are hardly people. */
  readonly runsOn: boolean;
};

/** What is done begins with one of these, behind a name of two characters or more. */
const doing = /^(.{2,4}?)(?=[过对开聊谈看吃碰讨评确同沟核复做写去见商交面一的发送说讲定签喝打走])/u;
/** Words that end a list of names. */
const over = /\b(?:for|about|on|at|in|to|from|re|regarding|over|via|until|before|after|during|every)\b.*/isu;
/** Words that name nobody. */
const nobody = /^(?:the|an?|my|our|your|his|her|their|all|some|no|everyone|everybody|me|us|them|him|it)\b/iu;

/** Han characters run on into what is done: every beginning of them may be the name. */
function hanMention(piece: string): Mention | undefined {
  const [run = ''] = /^\p{Script=Han}+/u.exec(piece) ?? [];
  if (run.length < 2) return undefined;
  const most = Math.min(maxHan, run.length);
  const said = doing.exec(run)?.[1] ?? run;
  return {
    names: Array.from({ length: most - 1 }, (_, index) => run.slice(0, most - index)),
    said,
    leastWords: 1,
    isPlain: said.length <= maxHan,
    runsOn: said.length < run.length || piece.length > run.length,
  };
}

/** Words in Latin letters: three of them, two, or one. */
function latinMention(piece: string): Mention | undefined {
  const [run = ''] = /^[^\p{Script=Han}]+/u.exec(piece) ?? [];
  const words = run.trim().split(/\s+/u);
  if (run.trim().length < 2 || nobody.test(run)) return undefined;
  const other = words.findIndex((word) => !/^\p{Lu}/u.test(word));
  const capitals = Math.min(other < 0 ? words.length : other, 3);
  const said = words.slice(0, capitals > 0 ? capitals : 3).join(' ');
  return {
    names: [3, 2, 1].filter((count) => count <= words.length).map((count) => words.slice(0, count).join(' ')),
    said,
    leastWords: capitals,
    isPlain: true,
    runsOn: said.length < piece.trim().length,
  };
}

/** Everybody of a list of names, in order. */
function listed(words: string, isPlain: boolean): Mention[] {
  const pieces = words.replaceAll('@', ' ').split(/([,，、&]|\band\b|[和与跟及])/iu);
  const found: Mention[] = [];
  let told = isPlain;
  for (let at = 0; at < pieces.length; at += 2) {
    const [mark = '', piece = ''] = [pieces[at - 1], pieces[at]?.trim()];
    const isHan = /^\p{Script=Han}/u.test(piece);
    const mention = isHan ? hanMention(piece) : latinMention(piece);
    if (mention === undefined) continue;
    // A comma may as well begin what is done.
    if (/[,，]/u.test(mark) && (isHan || !/^(?:\p{Lu}|\S+$)/u.test(piece))) told = false;
    const next = pieces[at + 2]?.trim().split(/\s+/u)[0] ?? '';
    // «Eriksen, Nora» is one, as directories write it.
    const turned = !isHan && pieces[at + 1] === ',' && next !== '' ? [`${piece}, ${next}`] : [];
    found.push({ ...mention, names: [...turned, ...mention.names], isPlain: told && mention.isPlain });
    if (mention.runsOn) told = false;
    // Whoever writes Chinese parts names by blanks too.
    if (isHan && /\s/u.test(piece)) found.push(...listed(piece.slice(piece.search(/\s/u)), false));
  }
  return found;
}

/** Everybody who may be spoken of, in order. */
export function mentionsIn(text: string): Mention[] {
  const found: Mention[] = [];
  for (const [, name = ''] of text.matchAll(/@([\p{L}\p{N}._·-]{1,30})/gu)) found.push(...listed(name, true));
  const list = String.raw`[\p{L}\p{M}.·'’&@、，, -]{2,160}`;
  for (const { 1: words = '', index } of text.matchAll(new RegExp(`(?:和|与|跟|同|约|找|给)(${list})`, 'gu')))
    // «需求和设计评审» joins two matters: whom one meets stands at the beginning, or behind a blank.
    found.push(
      ...listed(words, /[和与跟]/u.test(text[index] ?? '') && !/\p{L}$/u.test(text.slice(0, index))),
    );
  for (const [, words = ''] of text.matchAll(new RegExp(String.raw`\bwith\s(${list})`, 'giu')))
    found.push(...listed(words.replace(over, ''), true));
  return found.slice(0, maxNamed);
}
