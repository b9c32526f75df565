// Ways to something selected on every screen of the terminal client, and there to the key that would lose it.

/** A key by its name, or a text that is typed; what is pressed behind the way is pressed more than once, as a held key is. */
export type VisitKey = { readonly press: string } | { readonly text: string };
/** One way: `wayThere` leads to something selected, `losing` is what is tried on it. */
export type Visit = { readonly wayThere: readonly VisitKey[]; readonly losing: VisitKey };

const press = (...names: string[]): VisitKey[] => names.map((name) => ({ press: name }));
const text = (typed: string): VisitKey => ({ text: typed });
/** From wherever somebody is: out of a field or a question first. */
const from = (part: string): VisitKey[] => press('Escape', part);

/** Chances of one screen against the others: those come oftener that have most to lose. */
type Place = {
  readonly share: number;
  way(some: (key: string, most?: number) => VisitKey[], pick: Pick): VisitKey[];
  readonly keys: string;
};
type Pick = <T>(from: readonly T[]) => T;

const found = ['键盘小组', '数字化平台组'] as const;
const people = ['林若溪', 'Eriksen'] as const;

const places: readonly Place[] = [
  { share: 3, way: (some) => [...from('Alt+1'), ...some('Down', 4)], keys: 'x' },
  {
    share: 4,
    way: (some) => [...from('Alt+1'), ...some('Down', 3), ...press('Enter', 'Escape'), ...some('Up', 4)],
    keys: 'dddx',
  },
  {
    share: 2,
    way: (some) => [
      ...[...from('Alt+1'), ...press('Enter', 'Escape', 'Space'), ...some('Up', 2), ...press('Up', 'Space')],
    ],
    keys: 'D',
  },
  {
    share: 5,
    way: (some, pick) => [
      ...[...from('Alt+1'), ...press('/'), text(pick(found)), ...press('Enter')],
      ...[...some('Ctrl+T', 1), ...press('Tab'), ...some('Down', 3)],
    ],
    keys: 'ddTLLPY',
  },
  {
    share: 3,
    way: (_, pick) => [...from('Alt+2'), ...press('/'), text(pick(people)), ...press('Enter', 'Escape')],
    keys: 'a',
  },
  {
    share: 3,
    // Beside the folder, at the foot of the lists, is the trash.
    way: (some) => [...from('Alt+3'), ...some('Tab', 1), ...press('End', 'Enter'), ...some('Down', 3)],
    keys: 'd',
  },
  { share: 1, way: (some) => [...from('Alt+3'), ...press('Home'), ...some('Down', 3)], keys: 'dLA' },
  { share: 5, way: (some) => [...from('Alt+W'), ...some('Down', 3)], keys: 'ddds' },
  { share: 2, way: (some) => [...from('Alt+A'), ...press('End'), ...some('Up', 2)], keys: 'd' },
  { share: 1, way: (some) => [...from('Alt+J'), ...some('Down', 2)], keys: 'dx' },
  { share: 3, way: (some) => [...from('Alt+7'), ...some('Down', 2)], keys: 'ar' },
  { share: 2, way: () => [...from('Alt+4'), ...press('Escape', 'Alt+4')], keys: 'dc' },
  {
    share: 1,
    way: () => [...from('Alt+4'), ...press('i'), text('年休假可以分几次？'), ...press('Enter', 'Escape')],
    keys: 'dc',
  },
  {
    share: 1,
    way: (some) => [...from('Alt+S'), ...some('Tab', 2), ...press('End'), ...some('Up', 4)],
    keys: '\r',
  },
];
const shares = places.flatMap((place) => Array.from({ length: place.share }, () => place));

/** One of them, by chance. */
export function visitOf(random: () => number): Visit {
  const pick: Pick = (list) => list[Math.floor(random() * list.length)] as (typeof list)[number];
  const place = pick(shares);
  const some = (key: string, most = 1): VisitKey[] =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, () => ({ press: key }));
  return { wayThere: place.way(some, pick), losing: text(pick([...place.keys])) };
}
