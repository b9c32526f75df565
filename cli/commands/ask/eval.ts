// `tangram ask eval`: how often the right document, passage and sentence come first, over a set of questions.
import { readFile } from 'node:fs/promises';
import type { FoundPassage } from '#sdk/ask/ask-api.ts';
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { timeSignal } from '../../fresh.ts';
import { evalFields } from '../../shapes/ask.ts';
import { kbOption, namedBases, labelled } from './bases.ts';

/** A line of a set. Without an answer the question is one that should be refused. */
type Line = { question: string; answers: readonly string[]; document: string | undefined };

/** Questions that travel together; the office takes a hundred at most. */
const together = 50;
const atOnce = 2;
const longestMs = 3_600_000;
const places = [1, 3, 5] as const;

/** The command. */
export const evaluate: CommandSpec = {
  name: 'eval',
  summary: 'cliAsk.eval.summary',
  fields: evalFields,
  arguments: [{ name: 'set', required: true, text: 'cliAsk.eval.set' }],
  options: [kbOption, { name: 'plain', text: 'cliAsk.eval.plain' }],
  examples: [
    { line: 'tangram ask eval set.jsonl --kb 员工手册 --json', text: 'cliAsk.eval.example' },
    { line: 'tangram ask eval set.jsonl --kb 员工手册 --plain', text: 'cliAsk.eval.examplePlain' },
  ],
  async run(context, input) {
    const path = input.required('set');
    const text =
      path === '-'
        ? await context.io.readInput()
        : await readFile(path, 'utf8').catch(() => {
            throw new CliError('fileUnreadable', { path }, { param: 'set' });
          });
    const lines = linesOf(text, path);
    const office = await context.signedIn();
    const baseIds = await namedBases(office, input.many('kb'), timeSignal(context));
    const signal = AbortSignal.any([
      context.signal,
      AbortSignal.timeout(Math.max(longestMs, context.timeoutMs)),
    ]);
    const score = openScore();
    const batches = Array.from({ length: Math.ceil(lines.length / together) }, (_, at) =>
      lines.slice(at * together, (at + 1) * together),
    );
    const work = async (): Promise<void> => {
      for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
        const questions = batch.map(({ question }) => question);
        const measured = await office.ask.measure(questions, baseIds, input.has('plain'), { signal });
        batch.forEach((line, at) => score.count(line, measured[at] ?? { refused: true, found: [] }));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    const row = score.row();
    await context.output.one(
      row,
      labelled(context, [
        ['cliAsk.eval.questions', String(row.questions)],
        ['cliAsk.eval.document', places.map((place) => row.document[`at${place}`].toFixed(3)).join('  ')],
        ['cliAsk.eval.passage', places.map((place) => row.passage[`at${place}`].toFixed(3)).join('  ')],
        ['cliAsk.eval.quote', places.map((place) => row.quote[`at${place}`].toFixed(3)).join('  ')],
        ['cliAsk.eval.refusals', String(row.refusals)],
      ]),
    );
  },
};

function linesOf(text: string, path: string): Line[] {
  return text.split('\n').flatMap((raw, at): Line[] => {
    if (raw.trim() === '') return [];
    try {
      const { question, answer, document } = JSON.parse(raw) as Record<string, unknown>;
      if (typeof question !== 'string') throw new TypeError('no question');
      const answers = (Array.isArray(answer) ? answer : [answer]).filter(
        (each): each is string => typeof each === 'string' && each.trim() !== '',
      );
      return [
        {
          question,
          answers,
          document: typeof document === 'string' && document !== '' ? document : undefined,
        },
      ];
    } catch {
      throw new CliError(
        'invalidValue',
        { name: `${path}:${at + 1}`, value: raw.slice(0, 60) },
        { param: 'set' },
      );
    }
  });
}

/** Blanks, width and case make no difference between an answer and the text it stands in. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
const fileOf = (document: string): string =>
  (document.split(/[\\/]/).at(-1) ?? document).normalize('NFKC').toLowerCase();
const bareOf = (file: string): string => file.replace(/\.[a-z0-9]{1,8}$/, '');
/** A set may name documents with their ending or without; what looks like an ending may belong to the name. */
function isSame(document: string, named: string): boolean {
  const [a, b] = [fileOf(document), fileOf(named)];
  return a === b || bareOf(a) === b || (bareOf(a) === bareOf(b) && /\.[a-z0-9]{1,8}$/.test(b));
}

type Hits = { at1: number; at3: number; at5: number };

function openScore() {
  const hits = { document: none(), passage: none(), quote: none() };
  const total = {
    questions: 0,
    withDocument: 0,
    withAnswer: 0,
    refusals: 0,
    unanswerable: 0,
    rightlyRefused: 0,
  };
  const note = (to: Hits, place: number): void => {
    if (place < 0) return;
    for (const most of places) if (place < most) to[`at${most}`] += 1;
  };
  return {
    count(line: Line, { refused, found }: { refused: boolean; found: readonly FoundPassage[] }): void {
      total.questions += 1;
      if (refused) total.refusals += 1;
      if (line.answers.length === 0) {
        total.unanswerable += 1;
        if (refused) total.rightlyRefused += 1;
        return;
      }
      const isOf = ({ document }: FoundPassage): boolean =>
        line.document === undefined || isSame(document, line.document);
      const holds = (text: string): boolean =>
        line.answers.some((answer) => plain(text).includes(plain(answer)));
      if (line.document !== undefined) {
        total.withDocument += 1;
        const documents = [...new Set(found.map(({ document }) => document))];
        note(
          hits.document,
          documents.findIndex((document) => isSame(document, line.document ?? '')),
        );
      }
      total.withAnswer += 1;
      note(
        hits.passage,
        found.findIndex((passage) => isOf(passage) && holds(passage.quote)),
      );
      note(
        hits.quote,
        found.findIndex((passage) => isOf(passage) && passage.sentences.slice(0, 2).some(holds)),
      );
    },
    row() {
      const share = (counts: Hits, of: number): Hits => ({
        at1: part(counts.at1, of),
        at3: part(counts.at3, of),
        at5: part(counts.at5, of),
      });
      return {
        questions: total.questions,
        document: share(hits.document, total.withDocument),
        passage: share(hits.passage, total.withAnswer),
        quote: share(hits.quote, total.withAnswer),
        refusals: total.refusals,
        unanswerable: total.unanswerable,
        rightlyRefused: total.rightlyRefused,
        wronglyRefused: total.refusals - total.rightlyRefused,
      };
    },
  };
}

const none = (): Hits => ({ at1: 0, at3: 0, at5: 0 });
const part = (count: number, of: number): number => (of === 0 ? 0 : Math.round((count / of) * 1e4) / 1e4);
