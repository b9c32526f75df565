// Faults to plant in English texts, each as people make it; the words they are made of are halved like the texts.
import { between, pick } from '#fixtures/seed/random.ts';
import type { FindingKind } from '#sdk/write/rules/finding.ts';
import { dayIn, weekdayIn, yearOf } from './compose.ts';
import {
  add,
  addOne,
  emptied,
  misnumberedStep,
  renumber,
  replace,
  sayAgain,
  typedHeadings,
  without,
  type Bed,
  type Planted,
  type Planter,
  type Wrong,
} from './planting.ts';

const planter = (kind: FindingKind, name: string, plant: (bed: Bed) => Planted): Planter => ({
  ...{ name, kind, language: 'en', plant },
});
const wrong =
  (before: string, text: string, after = '') =>
  (): Wrong => [before, text, after];
const words = (inside: string): RegExp => new RegExp(`(?<=[a-z]{3})${inside}(?= [a-z]{2})`, 'gu');

function misnumbered(bed: Bed, level: 1 | 2): Planted {
  const form = level === 1 ? /^\d (?=\S)/u : /^\d\.\d (?=\S)/u;
  const choices = typedHeadings(bed, level, form).filter(({ text }) => !/^1 |\.1 /u.test(text));
  if (choices.length === 0) return undefined;
  const block = pick(bed.random, choices);
  const [, before = '', last = ''] = /^(\d\.)?(\d)/u.exec(block.text) ?? [];
  // What stands below the heading keeps the number that was meant.
  return renumber(bed, block, form, `${before}${Number(last) + (bed.random() < 0.7 ? 1 : -1)} `);
}

const due = ({ random, draft }: Bed): number => draft.day + between(random, 10, 80);
const on = (day: number): string => dayIn('en', day);
const carriesDate = ({ draft, usedParts }: Bed): boolean =>
  draft.date !== undefined && !usedParts.has('form');

/** Words that the organisation writes otherwise; they are added to its list for the texts in English. */
export const ownTermsEn: readonly (readonly [wrong: string, right: string])[] = [
  ['Yuanheng Energy Corp', 'Yuanheng Energy Group'],
  ['Digital Center', 'Digital Centre'],
  ['informations', 'information'],
  ['staffs', 'staff'],
  ['ops', 'operations'],
  ['sub-contractor', 'subcontractor'],
];
/** Sentences with them. */
const ownTermTexts = [
  'The contract with ⟦Yuanheng Energy Corp⟧ runs for two more years.',
  'The ⟦Digital Center⟧ keeps the system running and answers questions.',
  'Further ⟦informations⟧ are given in the annex.',
  'All ⟦staffs⟧ have been trained for the new system.',
  'The duty desk of ⟦ops⟧ is open day and night.',
  'Each ⟦sub-contractor⟧ signs the safety rules before work begins.',
] as const;

/** The ways. */
export const plantersEn: readonly Planter[] = [
  planter('numbering', 'heading out of order', (bed) => misnumbered(bed, 1)),
  planter('numbering', 'subheading out of order', (bed) => misnumbered(bed, 2)),
  planter('numbering', 'step out of order', misnumberedStep),
  planter('numbering', 'enumeration out of order', (bed) =>
    bed.draft.blocks.some(({ text }) => /\(1\)|\(a\)|First,/u.test(text))
      ? undefined
      : addOne(bed, [
          'Please state (1) the place, (2) the condition, and ⟦(4)⟧ the plan for renewal.',
          'The file holds (a) the request, (b) the estimate, and ⟦(d)⟧ the decision.',
          'First, read the rules. Second, fill in the form. ⟦Fourth⟧, hand it in.',
          'Each entry has (1) a name and ⟦(3)⟧ a date.',
          'It has three aims: (a) safety, (b) order, and ⟦(e)⟧ economy.',
          'First, the pumps are stopped. ⟦Third⟧, the valves are closed.',
        ]),
  ),
  planter('punctuation', 'doubled', (bed) => replace(bed, words('[,;]'), ([sign]) => ['', sign + sign, ''])),
  planter('punctuation', 'doubled stop', (bed) =>
    replace(bed, /(?<=[a-z]{4})\.(?= [A-Z])/gu, wrong('', '..')),
  ),
  planter('punctuation', 'two signs', (bed) => replace(bed, words(','), wrong('', ',.'))),
  planter('punctuation', 'no end', (bed) =>
    replace(bed, /(?<=, [^.,]{20,90}[a-z]{4})([a-z])\.$/gu, ([, last = '']) => ['', last, '']),
  ),
  planter('punctuation', 'bracket alone', (bed) =>
    replace(bed, /\(([a-zA-Z][^()]{3,40})\)/gu, ([, inside = ''], random) =>
      random() < 0.5 ? ['', `(${inside}`, ''] : ['', `${inside})`, ''],
    ),
  ),
  planter('punctuation', 'quotation mark alone', (bed) =>
    replace(bed, /“([A-Za-z]{3,20})”/gu, ([, inside = '']) => ['', `“${inside}`, '']),
  ),
  planter('punctuation', 'blank before a sign', (bed) =>
    replace(bed, words('[,;]'), ([sign]) => ['', ` ${sign}`, '']),
  ),
  planter('punctuation', 'two blanks', (bed) =>
    replace(bed, /(?<=[a-z]{3}) (?=[a-z]{3})/gu, wrong('', '  ')),
  ),
  planter('punctuation', 'no blank', (bed) =>
    replace(bed, /(?<=[a-z]{3})([,;]) (?=[a-z]{3})/gu, ([, sign = '']) => ['', sign, '']),
  ),
  planter('punctuation', 'no blank behind a stop', (bed) =>
    replace(bed, /(?<=[a-z]{4})\. (?=[A-Z][a-z]+ )/gu, wrong('', '.')),
  ),
  planter('width', 'comma', (bed) => replace(bed, words(','), wrong('', '，'))),
  planter('width', 'stop', (bed) => replace(bed, /(?<=[a-z]{4})\.$/gu, wrong('', '。'))),
  planter('width', 'stop within', (bed) => replace(bed, /(?<=[a-z]{4})\.(?= [A-Z])/gu, wrong('', '。'))),
  planter('width', 'semicolon', (bed) => replace(bed, words(';'), wrong('', '；'))),
  planter('width', 'brackets', (bed) =>
    replace(bed, /\(([a-zA-Z][^()]{2,40})\)/gu, ([, inside = '']) => ['', `（${inside}）`, '']),
  ),
  planter('width', 'figures', (bed) =>
    replace(bed, /(?<=[a-z] )\d{2,4}(?= [a-z])/gu, ([found]) => [
      '',
      found.replaceAll(/\d/gu, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfee0)),
      '',
    ]),
  ),
  planter('repeated', 'word', (bed) =>
    replace(bed, /(?<=[a-z] )(?:the|of|to|and|is|are|by|for|with|each|a|it|on)(?= [a-z])/gu, ([word]) => [
      '',
      `${word} ${word}`,
      '',
    ]),
  ),
  planter('repeated', 'sentence', (bed) => sayAgain(bed, /(?<=^|\. )[A-Z][a-z, ]{40,120}\.(?= |$)/gu, ' ')),
  planter('term', 'of the organisation', (bed) => addOne(bed, ownTermTexts)),
  planter('missing', 'recipient', (bed) => without(bed, 'recipient', 'noRecipient')),
  planter('missing', 'signature', (bed) => without(bed, 'signature', 'noSignature')),
  planter('missing', 'date', (bed) => without(bed, 'date', 'noDate')),
  planter('missing', 'section', emptied),
  planter('missing', 'filling', (bed) =>
    addOne(bed, [
      'Replies go to ⟦{{address}}⟧ before the meeting.',
      'The total is ⟦XXX⟧ euros, paid in two parts.',
      'The person in charge is ⟦TBD⟧, as agreed.',
      'The venue is ⟦[to be filled in]⟧ and the time stays.',
      'The contract begins on ⟦____⟧ and runs for a year.',
      'The budget is ⟦[insert amount]⟧ for both years.',
    ]),
  ),
  planter('date', 'no such day', (bed) =>
    addOne(
      bed,
      [
        'Comments are welcome until ⟦30 February YYYY⟧ at the latest.',
        'The trial begins on ⟦31 April YYYY⟧ in the north.',
        'The second visit is on ⟦June 31, YYYY⟧ at noon.',
      ],
      (text) => text.replace('YYYY', String(yearOf(bed.draft.day) + 1)),
    ),
  ),
  planter('date', 'weekday', (bed) => {
    const day = due(bed);
    const other = weekdayIn('en', day, between(bed.random, 1, 6));
    return addOne(bed, [
      `The workshop is on ⟦${other}, ${on(day)}⟧ in the main hall.`,
      `Training starts on ⟦${other} ${on(day)}⟧ and lasts three days.`,
      `The visit takes place on ⟦${on(day)} (${other})⟧ as announced.`,
    ]);
  }),
  planter('date', 'backwards', (bed) => {
    const day = due(bed);
    const year = yearOf(day);
    return addOne(bed, [
      `The inspection runs from ⟦${on(day)} to ${on(day - between(bed.random, 2, 9))}⟧ at all sites.`,
      `The plan covers the years ⟦${year + 3} to ${year + 1}⟧ and is reviewed yearly.`,
      `The room is booked from ⟦14:30 to 13:00⟧ for this purpose.`,
    ]);
  }),
  planter('date', 'two dates', (bed) => {
    const first = due(bed);
    const second = first + between(bed.random, 2, 9);
    const [one = '', two = ''] = pick(bed.random, bed.half(contradictions)).map((text) =>
      text.replace('AA', on(first)).replace('BB', on(second)),
    );
    const planted = add(bed, one);
    const other = add(bed, two);
    return { ...other, either: planted.block, reason: 'twoDates' } as Planted;
  }),
  planter('date', 'before the signing', (bed) => {
    if (!carriesDate(bed)) return undefined;
    bed.usedParts.add('date');
    const day = bed.draft.day - between(bed.random, 20, 140);
    return addOne(bed, [
      `Please return the list by ⟦${on(day)}⟧ to the service desk.`,
      `Each unit registers its equipment before ⟦${on(day)}⟧ at the latest.`,
    ]);
  }),
];

const contradictions: readonly (readonly [string, string])[] = [
  [
    'The self-check is due on ⟦AA⟧ for every unit.',
    'Remember that the self-check is due on ⟦BB⟧ without exception.',
  ],
  [
    'The kick-off meeting is on ⟦AA⟧ in the main hall.',
    'The kick-off meeting is on ⟦BB⟧ and lasts half a day.',
  ],
  [
    'The report is expected by ⟦AA⟧ at the latest.',
    'Its author knows that the report is expected by ⟦BB⟧ at noon.',
  ],
  [
    'These rules come into force on ⟦AA⟧ for all.',
    'The earlier rules end when these rules come into force on ⟦BB⟧ as said.',
  ],
];
