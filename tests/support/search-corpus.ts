// Messages of the three kinds a search covers, among others that it does not, with questions and the truth about them.
import { contentType } from '#sdk/contract/flags.ts';
import { printMarkup } from '#sdk/contract/markup/markup.ts';
import type { ChatPlan, MemberPlan, MessagePlan, OfficePlan, PersonPlan } from '#fixtures/seed/plan.ts';
import { makeText, makeVocabulary, type Vocabulary } from '../bench/corpus.ts';

/** Names whose reading is certain: characters and their syllables. */
const surnames = ['张 zhang', '王 wang', '李 li', '赵 zhao', '陈 chen', '刘 liu', '黄 huang', '周 zhou'];
const givenNames = [
  '伟 wei',
  '芳 fang',
  '敏 min',
  '静 jing',
  '强 qiang',
  '磊 lei',
  '军 jun',
  '燕 yan',
  '宁 ning',
];
const asker: Named = { id: '1001', name: '唐可欣', syllables: ['tang', 'ke', 'xin'] };
const colleagues = 60;
const chatCount = 12;
const start = Date.UTC(2026, 2, 2, 1);
const endings = ['pdf', 'xlsx', 'md', 'zip', 'docx'];

/** What somebody reads of a message, and whether it can be found by it. */
export type Written = { mid: number; chatId: number; visible: string; isSearched: boolean };
/** Somebody's name with its syllables. */
export type Named = { id: string; name: string; syllables: readonly string[] };
/** A question: words among messages, of one chat where given, or a name. */
export type Question = { of: 'messages'; text: string; chatId?: number } | { of: 'people'; text: string };

/** The organisation, what was written in it, and who is in it. */
export type SearchCorpus = { plan: OfficePlan; written: Written[]; people: Named[]; questions: Question[] };

type Dice = () => number;
const pick = <T>(random: Dice, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

function namesOf(random: Dice): Named[] {
  return Array.from({ length: colleagues }, (_, at) => {
    const parts = [pick(random, surnames), pick(random, givenNames), pick(random, givenNames)];
    const split = parts.slice(0, at % 3 === 0 ? 2 : 3).map((part) => part.split(' '));
    return {
      id: String(Number(asker.id) + 1 + at),
      name: split.map(([character]) => character).join(''),
      syllables: split.map(([, syllable = '']) => syllable),
    };
  });
}

function person(id: string, name: string): PersonPlan {
  return {
    ...{
      id,
      loginName: `p${id}x`,
      name,
      email: '',
      phone: '',
      birthDate: '1990-01-01',
      title: '',
      titleEn: '',
    },
    ...{ departmentId: '100', secondaryDepartmentIds: [], role: 'member', removed: false },
  };
}

/** What is sent, and what of it is read: text, a file of either way, or something a search leaves out. */
function content(
  random: Dice,
  words: Vocabulary,
): Pick<MessagePlan, 'text' | 'kind'> & Omit<Written, 'mid' | 'chatId'> {
  const said = makeText(random, words);
  const dice = random();
  const name = `${[...said].slice(0, 24).join('').trim()}.${pick(random, endings)}`;
  const caption = random() < 0.5 ? '' : makeText(random, words);
  const visible = caption === '' ? name : `${name} ${caption}`;
  const carried = (node: { type: 'file'; peer?: true } | { type: 'image' }) =>
    printMarkup([
      { ...node, fileId: `f_${Math.floor(random() * 1e9)}`, name, size: 4711 },
      ...(caption === '' ? [] : [{ type: 'text' as const, text: caption }]),
    ]);
  if (dice < 0.6)
    return {
      kind: contentType.text,
      text: printMarkup([{ type: 'text', text: said }]),
      visible: said,
      isSearched: true,
    };
  if (dice < 0.78)
    return { kind: contentType.file, text: carried({ type: 'file' }), visible, isSearched: true };
  if (dice < 0.9)
    return {
      kind: contentType.peerFile,
      text: carried({ type: 'file', peer: true }),
      visible,
      isSearched: true,
    };
  if (dice < 0.95)
    return { kind: contentType.image, text: carried({ type: 'image' }), visible, isSearched: false };
  const place = printMarkup([{ type: 'location', name: said.slice(0, 60), latitude: 41, longitude: 80 }]);
  return { kind: contentType.location, text: place, visible: said, isSearched: false };
}

/** Makes them; the same dice give the same. */
export function searchCorpus(random: Dice, messages: number, questions: number): SearchCorpus {
  const words = makeVocabulary(random);
  const people = namesOf(random);
  const chats = Array.from({ length: chatCount }, (_, at): ChatPlan => ({
    ...{ id: at + 1, kind: 'group', name: `组 ${at + 1}`, intro: '', notice: '', ownerId: asker.id },
    ...{ administratorIds: [], createdAt: start },
  }));
  const members = chats.flatMap(({ id }) =>
    [asker.id, ...people.slice(0, 5).map((one) => one.id)].map((personId): MemberPlan => ({
      chatId: id,
      personId,
      joinedAt: start,
    })),
  );
  const written: Written[] = [];
  const sent = Array.from({ length: messages }, (_, at): MessagePlan => {
    const chatId = 1 + Math.floor(random() ** 2 * chatCount);
    const { text, kind, visible, isSearched } = content(random, words);
    written.push({ mid: at + 1, chatId, visible, isSearched });
    const senderId = pick(random, [asker.id, ...people.slice(0, 5).map((one) => one.id)]);
    return {
      chatId,
      senderId,
      text,
      time: start + at * 60_000,
      mentions: [],
      ...(kind !== undefined && { kind }),
    };
  });
  const plan: OfficePlan = {
    departments: [{ id: '100', parentId: '0', name: '办公室', order: 1 }],
    people: [asker, ...people].map(({ id, name }) => person(id, name)),
    ...{ chats, members, messages: sent, reads: [], pins: [], mutes: [], drafts: [] },
  };
  return {
    plan,
    written,
    people: [asker, ...people],
    questions: questionsOf(random, { written, people, words }, questions),
  };
}

/** One in six asks for a person by pinyin; the others for what some message says, or words nobody used. */
function questionsOf(
  random: Dice,
  { written, people, words }: Pick<SearchCorpus, 'written' | 'people'> & { words: Vocabulary },
  count: number,
): Question[] {
  const han = (length: number): string => {
    for (;;) {
      const found = pick(random, written).visible.match(new RegExp(`\\p{Script=Han}{${length}}`, 'gu'));
      if (found !== null) return pick(random, found);
    }
  };
  const english = (): string => pick(random, words.english);
  const name = (): string => {
    const { syllables } = pick(random, people);
    const tail = syllables.slice(Math.floor(random() * syllables.length));
    if (random() < 0.4) return tail.map(([letter = '']) => letter).join('');
    const whole = tail.join('');
    return whole.slice(0, 1 + Math.floor(random() * whole.length));
  };
  const kinds: (() => Question)[] = [
    () => ({ of: 'people', text: name() }),
    () => ({ of: 'messages', text: han(1 + Math.floor(random() * 4)) }),
    () => ({ of: 'messages', text: english().slice(0, 2 + Math.floor(random() * 6)) }),
    () => ({ of: 'messages', text: `${han(1)} ${english().slice(0, 3)}` }),
    () => ({ of: 'messages', text: `${han(2)} ${pick(random, endings)}` }),
    () => ({ of: 'messages', text: han(2), chatId: 1 + Math.floor(random() * chatCount) }),
  ];
  return Array.from({ length: count }, (_, at) => (kinds[at % kinds.length] as () => Question)());
}

const units = /\p{Script=Han}+|[[\p{L}\p{N}\p{M}]--\p{Script=Han}]+/gv;

/**
 * Numbers of the messages that answer a question, newest first: protocol decision 24 said anew. Han stands in the text
 * as it was typed, letters and digits begin a word of it; after NFKC and lower case; every part of the question counts.
 */
export function truthOf(
  { written }: SearchCorpus,
  { text, chatId }: { text: string; chatId?: number },
): number[] {
  const plain = (given: string): string => given.normalize('NFKC').toLowerCase();
  const wanted = plain(text).match(units) ?? [];
  return written
    .filter((one) => one.isSearched && (chatId === undefined || one.chatId === chatId))
    .filter(({ visible }) => {
      const said = plain(visible);
      const runs: string[] = said.match(units) ?? [];
      return wanted.every((unit) =>
        /\p{Script=Han}/u.test(unit) ? said.includes(unit) : runs.some((run) => run.startsWith(unit)),
      );
    })
    .map(({ mid }) => mid)
    .toReversed();
}

/** Ids of those whose name is read so, from any syllable on, in full or by its initials. */
export function namedSo({ people }: SearchCorpus, typed: string): string[] {
  return people
    .filter(({ syllables }) =>
      syllables.some((_, at) => {
        const tail = syllables.slice(at);
        return [tail.join(''), tail.map(([letter = '']) => letter).join('')].some((key) =>
          key.startsWith(typed),
        );
      }),
    )
    .map(({ id }) => id);
}
