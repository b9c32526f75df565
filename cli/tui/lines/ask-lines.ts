// Says what stands on each line of a conversation with the knowledge bases: questions, sentences with their numbers, sources, what to ask next.
import { noBasesWords } from '#sdk/ask/rules/no-bases.ts';
import { startersOf } from '#sdk/ask/rules/starters.ts';
import type { AskSnapshot, Writing } from '#sdk/ask/screens/ask.ts';
import type { ShownTurn } from '#sdk/ask/rules/turn-path.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { dayText } from '#sdk/locales/time-text.ts';
import { listText } from '#sdk/locales/list-text.ts';
import type { Signs } from '../frame/theme.ts';
import type { Span } from '../parts/Line.tsx';
import { wrapSpans } from '../text/wrap-cjk.ts';
import { drawableLine, drawableLines } from './drawable.ts';

/** A line; that of a source names it. */
export type AskLine = { readonly spans: readonly Span[]; readonly source?: { answerId: string; n: number } };

type Words = {
  readonly translator: Translator;
  readonly signs: Signs;
  readonly now: number;
  /** Whether the administration is open to the reader. */
  readonly administers: boolean;
};
type Parts = Words & { readonly width: number };

const indent = 3;
/** As many as there are keys for. */
export const startersShown = 3;

const wrapped = (spans: readonly Span[], width: number, before: Span = { text: '   ' }): AskLine[] =>
  wrapSpans(spans, Math.max(8, width - indent - 1)).map((line, at) => ({
    spans: [at === 0 ? before : { text: ' '.repeat(indent) }, ...line],
  }));

const numbers = (sources: readonly number[]): Span => ({
  text: sources.map((n) => `[${n}]`).join(''),
  tone: 'jade',
});

function sentenceLines(
  sentences: readonly { text: string; sources: readonly number[]; flagged?: boolean | undefined }[],
  { width, translator }: Parts,
): AskLine[] {
  return sentences.flatMap(({ text, sources, flagged }) => [
    ...wrapped([{ text: drawableLines(text) }, numbers(sources)], width),
    ...(flagged === true ? wrapped([{ text: translator.t('ask.flagged'), tone: 'amber' }], width) : []),
  ]);
}

const question = (text: string, { width, signs }: Parts): AskLine[] =>
  wrapped([{ text: drawableLines(text), bold: true }], width, { text: ` ${signs.prompt} `, tone: 'jade' });

const told = (text: string, { width }: Parts, tone: Span['tone'] = 'faint'): AskLine[] =>
  wrapped([{ text, ...(tone !== undefined && { tone }) }], width);

/** The lines of one turn. */
function turnLines({ turn, answer }: ShownTurn, isLast: boolean, open: string, parts: Parts): AskLine[] {
  const { translator, width, now, signs } = parts;
  const { t } = translator;
  const lines: AskLine[] = [
    ...(turn.cut ? told(t('ask.cutHere'), parts, 'amber') : []),
    ...question(turn.question, parts),
  ];
  if (answer === undefined) return lines;
  const modes = {
    quoted: t('ask.quoted'),
    library: t('ask.library'),
    model: t('ask.byModel', { model: drawableLine(answer.model) }),
    verified: t('ask.verified', {
      name: drawableLine(answer.verifiedBy),
      date: dayText(translator, answer.verifiedTime ?? answer.time, now),
    }),
  };
  const count = turn.answers.length;
  const head = [
    answer.refused ? '' : modes[answer.mode],
    count > 1 ? `‹${t('ask.version', { version: answer.version, count })}›` : '',
    answer.rating === 1 ? t('ask.good') : answer.rating === -1 ? t('ask.bad') : '',
  ].filter((part) => part !== '');
  if (head.length > 0) lines.push(...told(head.join(` ${signs.separator} `), parts));
  if (answer.refused) lines.push(...told(drawableLines(answer.text), parts, undefined));
  else lines.push(...sentenceLines(answer.sentences, parts));
  if (answer.refused) lines.push(...told(t('ask.refusedNext'), parts, 'soft'));
  if (answer.state === 'stopped') lines.push(...told(t('ask.stopped'), parts, 'amber'));
  if (answer.state === 'failed') lines.push(...told(t('ask.failed'), parts, 'red'));
  for (const source of answer.sources) {
    const isOpen = open === `${answer.id} ${source.n}`;
    const hidden = source.state === 'notAllowed';
    const said = [
      hidden ? t('ask.notAllowed') : drawableLine(source.document),
      drawableLine(source.heading),
      source.page > 0 ? t('ask.page', { page: source.page }) : '',
    ].filter((part) => part !== '');
    const [first] = wrapped(
      [
        { text: `[${source.n}] `, tone: 'jade' },
        {
          text: said.join(` ${signs.separator} `),
          ...(isOpen ? { inverse: true } : { tone: 'soft' as const }),
        },
        ...(source.state === 'changed' || source.state === 'removed'
          ? [{ text: `  ${t(`ask.${source.state}`)}`, tone: 'amber' as const }]
          : []),
      ],
      width,
    );
    if (first !== undefined) lines.push({ ...first, source: { answerId: answer.id, n: source.n } });
  }
  if (answer.pictures.length > 0)
    lines.push(
      ...told(
        `${t('ask.pictures')}: ${answer.pictures.map(({ n, caption }) => `${drawableLine(caption)} [${n}]`).join(` ${signs.separator} `)}`,
        parts,
        'soft',
      ),
    );
  if (isLast)
    answer.followUps.slice(0, 3).forEach((each, at) => {
      lines.push(...wrapped([{ text: drawableLine(each) }], width, { text: ` ${at + 1} `, tone: 'jade' }));
    });
  return lines;
}

function writingLines(writing: Writing, known: boolean, parts: Parts): AskLine[] {
  const { t } = parts.translator;
  const phases = {
    searching: t('ask.searching'),
    found: t('ask.found', { documents: writing.documents, passages: writing.passages }),
    writing: t('ask.writing'),
  };
  return [
    ...(known ? [] : question(writing.question, parts)),
    ...told(phases[writing.phase], parts, 'jade'),
    ...(writing.waiting > 0 ? told(t('ask.indexing', { count: writing.waiting }), parts, 'amber') : []),
    ...sentenceLines(writing.sentences, parts),
    ...(writing.draft === '' ? [] : told(writing.draft, parts, 'faint')),
  ];
}

/** What one may begin with: the bases there are, and what others ask. */
function landingLines({ place, chosenBases }: AskSnapshot, parts: Parts): AskLine[] {
  const { t } = parts.translator;
  if (place === undefined) return told(t('words.loading'), parts);
  if (place.bases.length === 0) {
    const { title, hint } = noBasesWords(place, parts.administers);
    const names = listText(parts.translator, place.administrators.map(drawableLine));
    return [...told(t(title), parts, undefined), ...told(t(hint, { names }), parts, 'soft')];
  }
  return [
    ...wrapped([{ text: t('ask.landing'), bold: true }], parts.width),
    ...told(t('ask.landingHint'), parts, 'soft'),
    { spans: [] },
    ...place.bases.map(({ id, name, kind, documents }): AskLine => {
      const is = chosenBases.includes(id);
      const counted = t(kind === 'library' ? 'ask.pairs' : 'ask.documents', { count: documents });
      return {
        spans: [
          { text: is ? ' [x] ' : ' [ ] ', tone: is ? 'jade' : 'faint' },
          { text: drawableLine(name) },
          { text: `  ${counted}`, tone: 'faint' },
        ],
      };
    }),
    { spans: [] },
    ...startersOf(place.assistants, parts.translator.language, startersShown).flatMap(({ question }, at) =>
      wrapped([{ text: drawableLine(question) }], parts.width, { text: ` ${at + 1} `, tone: 'jade' }),
    ),
  ];
}

/** All lines of the conversation. */
export function askLines(shown: AskSnapshot, words: Words & { readonly width: number }): AskLine[] {
  const { turns, writing, source } = shown;
  const open = source === undefined ? '' : `${source.answerId} ${source.n}`;
  const lines = turns.flatMap((turn, at) => [
    ...(at === 0 ? [] : [{ spans: [] }]),
    ...turnLines(turn, at === turns.length - 1 && writing === undefined, open, words),
  ]);
  if (writing === undefined) return lines.length === 0 ? landingLines(shown, words) : lines;
  const known = turns.some(({ turn }) => turn.id === writing.turnId);
  return [...lines, ...(lines.length === 0 ? [] : [{ spans: [] }]), ...writingLines(writing, known, words)];
}
