// Two thousand people and three hundred queries as people type them, for every matcher that finds people.
import { seededRandom } from '#fixtures/seed/random.ts';
import { nameMaker } from '#fixtures/seed/large-names.ts';
import { pinyinOf, readName } from '#fixtures/office/store/search-keys.ts';

const families =
  `Eriksen Hughes Lindqvist O'Neill Müller Ortiz Kowalski Bergström Dubois Hernandez Fitzgerald Nakamura
  Petrov Andersen Whitfield Rossi Schneider Castellanos Holloway Jørgensen`.split(/\s+/);
const givenNames = 'Nora David Åsa Brian Zoë Ana Piotr Karin Luc Miguel Grace Kenji'.split(' ');
const made = nameMaker(seededRandom(7));

/** «Eriksen, Nora» or «Nora Eriksen»: families are twenty, so every other round of them is turned. */
const letteredName = (family: string, given: string, at: number): string =>
  (at + Math.floor(at / families.length)) % 2 === 0 ? `${family}, ${given}` : `${given} ${family}`;

/** Somebody who is looked for. */
export type TypedPerson = ReturnType<typeof personAt>;

/** Every tenth has a name in letters, every other of them with its words parted by a blank alone; every fortieth a title of their own, every fiftieth a department. */
function personAt(at: number) {
  const lettered = at % 10 === 0 ? at / 10 : undefined;
  const name =
    lettered === undefined
      ? made().name
      : letteredName(
          families[lettered % families.length] ?? '',
          givenNames[Math.floor(lettered / families.length) % givenNames.length] ?? '',
          lettered,
        );
  const { syllables } = readName(name);
  const own = at % 40 === 3;
  return {
    ...{
      id: String(at + 2_000),
      name,
      pinyin: pinyinOf({ syllables }),
      syllables,
      isLettered: lettered !== undefined,
    },
    loginName: `p${at}`,
    phone: `1390${String(7_000_000 + at * 37)}`,
    title: own ? `第${at}项目总监` : '工程师',
    titleEn: own ? `Process Director ${at}` : 'Engineer',
    departmentName: at % 50 === 7 ? `第${at}研究室` : '平台部',
    departmentNameEn: at % 50 === 7 ? `Laboratory ${at}` : 'Platform Office',
  };
}

/** All of them. */
export const typedPeople: readonly TypedPerson[] = Array.from({ length: 2_000 }, (_, at) => personAt(at));

const sound = ({ syllables }: TypedPerson): string => syllables.join('');
const bySpelling = Map.groupBy(typedPeople, ({ name }) => name);
const bySound = Map.groupBy(typedPeople, sound);

/** One wrong letter in the middle of a text. */
function slipped(text: string): string {
  const middle = Math.floor(text.length / 2);
  return `${text.slice(0, middle)}${text[middle] === 'q' ? 'k' : 'q'}${text.slice(middle + 1)}`;
}
const turnedLetters = (text: string): string => {
  const middle = Math.floor(text.length / 2);
  return `${text.slice(0, middle)}${text[middle + 1] ?? ''}${text[middle] ?? ''}${text.slice(middle + 2)}`;
};
/** The first letter is wrong. */
const wrongFirst = (text: string): string => `${text.startsWith('q') ? 'k' : 'q'}${text.slice(1)}`;
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');

type Way = {
  /** What is typed by it. */
  readonly how: string;
  readonly typed: (one: TypedPerson) => string | undefined;
  /** Many answer to it alike: being among the first ten is what can be asked. */
  readonly isShared?: boolean;
};

/** Only of names in letters: the family name stands first before a comma, or last after a blank. */
const lettered = (typed: (family: string, given: string) => string | undefined) => (one: TypedPerson) => {
  const [family = '', given = ''] = one.name.includes(', ')
    ? one.name.split(', ')
    : one.name.split(' ').toReversed();
  return one.isLettered ? typed(family, given) : undefined;
};
/** Only of names in characters. */
const inCharacters = (typed: (one: TypedPerson) => string | undefined) => (one: TypedPerson) =>
  one.isLettered ? undefined : typed(one);

const ways: readonly Way[] = [
  { how: 'the name', typed: ({ name }) => name },
  { how: 'pinyin', typed: inCharacters(sound) },
  {
    how: 'pinyin, given name first',
    typed: inCharacters(({ syllables: [family, ...given] }) => `${given.join('')} ${family}`),
  },
  {
    how: 'pinyin in two words',
    typed: inCharacters(({ syllables: [family, ...given] }) => `${family} ${given.join('')}`),
  },
  {
    how: 'family name and initials',
    isShared: true,
    typed: inCharacters(({ syllables: [family = '', ...given] }) =>
      given.length > 1 ? family + given.map((syllable) => syllable.slice(0, 1)).join('') : undefined,
    ),
  },
  {
    how: 'a character and pinyin',
    typed: inCharacters(({ name, syllables: [, ...given] }) =>
      given.length > 1 && given.join('').length > 3 ? `${[...name][0]}${given.join('')}` : undefined,
    ),
  },
  {
    how: 'a slip in pinyin',
    typed: inCharacters((one) => (sound(one).length > 7 ? slipped(sound(one)) : undefined)),
  },
  { how: 'given name first', typed: lettered((family, given) => `${given} ${family}`) },
  { how: 'without marks', typed: lettered((family, given) => plain(`${family} ${given}`)) },
  {
    how: 'initial and family name',
    typed: lettered((family, given) => `${given.slice(0, 1)} ${family}`),
    isShared: true,
  },
  {
    how: 'family name and initial',
    typed: lettered((family, given) => `${family} ${given.slice(0, 1)}`),
    isShared: true,
  },
  {
    how: 'initials in both orders',
    isShared: true,
    typed: (one) =>
      lettered((family, given) =>
        (Number(one.id) % 20 === 0 ? [given, family] : [family, given])
          .map((word) => word.slice(0, 1))
          .join(''),
      )(one),
  },
  {
    how: 'a slip in the family name',
    typed: lettered((family, given) => `${given} ${slipped(plain(family))}`),
  },
  {
    how: 'two letters turned round',
    typed: lettered((family, given) => `${turnedLetters(plain(family))} ${given}`),
  },
  {
    how: 'a wrong first letter of the pinyin',
    typed: inCharacters((one) => (sound(one).length > 7 ? wrongFirst(sound(one)) : undefined)),
  },
  {
    how: 'a wrong first letter of the given name',
    typed: lettered((family, given) =>
      given.length > 3 ? `${wrongFirst(plain(given))} ${plain(family)}` : undefined,
    ),
  },
  {
    how: 'a wrong first letter of the family name',
    typed: lettered((family, given) => `${given} ${wrongFirst(plain(family))}`),
  },
  {
    how: 'a wrong first letter of a spaced name, as it is written',
    typed: (one) => (/^[^,]+ [^,]+$/u.test(one.name) ? wrongFirst(plain(one.name.toLowerCase())) : undefined),
  },
  {
    how: 'a wrong first letter of a spaced name, without its blank',
    typed: (one) =>
      /^[^,]+ [^,]+$/u.test(one.name)
        ? wrongFirst(plain(one.name.toLowerCase()).replaceAll(/[ ']/g, ''))
        : undefined,
  },
  {
    how: 'a part of the given name and the family name',
    isShared: true,
    typed: inCharacters(({ syllables: [family, ...given] }) =>
      given.length > 1 ? `${given.at(-1)} ${family}` : undefined,
    ),
  },
  {
    how: 'initials of the given name and the family name',
    isShared: true,
    typed: inCharacters(({ syllables: [family, ...given] }) =>
      given.length > 1 ? `${given.map((one) => one.slice(0, 1)).join('')} ${family}` : undefined,
    ),
  },
  {
    how: 'the given name, the family name and a word of the title',
    typed: inCharacters((one) =>
      one.titleEn === 'Engineer'
        ? undefined
        : `${one.syllables.slice(1).join('')} ${one.syllables[0]} director`,
    ),
  },
  {
    how: 'words of a title turned round',
    typed: ({ titleEn }) =>
      titleEn === 'Engineer' ? undefined : titleEn.replace(/(\w+) (\w+) (\d+)/u, '$3 $2 $1'),
  },
  {
    how: 'a name and the title',
    typed: (one) => (one.titleEn === 'Engineer' ? `${sound(one)} ${one.titleEn}` : undefined),
  },
  { how: 'the title and a name', typed: (one) => `${one.title} ${one.name}` },
  { how: 'a title', typed: ({ title }) => (title === '工程师' ? undefined : title) },
  {
    how: 'a title in English',
    typed: ({ titleEn }) => (titleEn === 'Engineer' ? undefined : titleEn.replace('Process ', '')),
  },
  {
    how: 'a department',
    typed: ({ departmentName }) => (departmentName === '平台部' ? undefined : departmentName),
  },
  {
    how: 'a department in English',
    typed: ({ departmentNameEn }) => (departmentNameEn === 'Platform Office' ? undefined : departmentNameEn),
  },
  { how: 'the end of the telephone number', typed: ({ phone }) => phone.slice(-6) },
];

/** One query: who is meant, and how far down they may stand. */
export type TypedQuery = {
  readonly person: TypedPerson;
  readonly typed: string;
  readonly how: string;
  readonly within: number;
};

/** Three hundred, every way about as often as the others. */
export const typedQueries: readonly TypedQuery[] = (() => {
  const queries: TypedQuery[] = [];
  // Who shares a name or a way of typing it with others cannot be told from them: those are left to the eye.
  const alone = typedPeople.filter(
    (one) => bySpelling.get(one.name)?.length === 1 && bySound.get(sound(one))?.length === 1,
  );
  const next = new Map<string, number>();
  for (let at = 0; queries.length < 300; at += 1) {
    const way = ways[at % ways.length] as Way;
    // The next person of whom this can be typed.
    for (let from = next.get(way.how) ?? at * 13; ; from += 1) {
      const person = alone[from % alone.length] as TypedPerson;
      const typed = way.typed(person);
      if (typed === undefined) continue;
      next.set(way.how, from + 13);
      queries.push({ person, typed, how: way.how, within: way.isShared === true ? 10 : 2 });
      break;
    }
  }
  return queries;
})();

/** What missed, in words; and how long the slowest but one in twenty took. */
export async function measured(
  find: (typed: string) => readonly string[] | Promise<readonly string[]>,
): Promise<{ misses: string[]; p95: number }> {
  const misses: string[] = [];
  const times: number[] = [];
  for (const { person, typed, how, within } of typedQueries) {
    // Of the processor: what else the machine does meanwhile says nothing about names.
    const from = process.cpuUsage();
    const place = (await find(typed)).indexOf(person.id);
    const { user, system } = process.cpuUsage(from);
    times.push((user + system) / 1_000);
    if (place < 0 || place >= within) misses.push(`${person.name} by ${how} (${typed}): ${place}`);
  }
  times.sort((a, b) => a - b);
  return { misses, p95: times[Math.floor(times.length * 0.95)] ?? 0 };
}
