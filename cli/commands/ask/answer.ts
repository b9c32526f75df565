// `tangram ask "question"`: the answer as it is written, with its sources; a refusal has an exit code of its own.
import type { Answer, AnswerEvent } from '#sdk/ask/ask-api.ts';
import { answerStream } from '#sdk/ask/index.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { exitCodes, type ExitCode } from '../../exit-codes.ts';
import { timeSignal } from '../../fresh.ts';
import { safeLine } from '../../output/safe-text.ts';
import { typedText } from '../../typed-text.ts';
import { answerFields, answerRow } from '../../shapes/ask.ts';
import { kbOption, namedBases } from './bases.ts';

/** Longest time an answer may take, in ms, where nothing else was said. */
const longestMs = 180_000;

/** The command. */
export const answer: CommandSpec = {
  name: 'answer',
  summary: 'cliAsk.answer.summary',
  mutates: true,
  fields: answerFields,
  arguments: [{ name: 'question', required: false, text: 'cliAsk.argument.question' }],
  options: [
    kbOption,
    { name: 'session', value: 'text', shown: 'ID', text: 'cliAsk.option.session' },
    { name: 'new', text: 'cliAsk.option.new' },
    { name: 'again', value: 'text', shown: 'TURN', text: 'cliAsk.option.again' },
    { name: 'model', value: 'text', shown: 'NAME', text: 'cliAsk.option.model' },
    { name: 'depth', value: 'text', choices: ['quick', 'thorough'], text: 'cliAsk.option.depth' },
    { name: 'no-stream', text: 'cliAsk.option.noStream' },
    { name: 'sources', text: 'cliAsk.option.sources' },
  ],
  examples: [
    { line: 'tangram ask answer "年假可以分几次休？" --kb 员工手册', text: 'cliAsk.answer.example' },
    {
      line: 'tangram ask answer "How long is a password valid?" --kb "IT service manual" --json',
      text: 'cliAsk.answer.exampleJson',
    },
    {
      line: 'tangram ask answer - --kb 员工手册 --sources < question.txt',
      text: 'cliAsk.answer.examplePipe',
    },
  ],
  async run(context, input): Promise<ExitCode | void> {
    const again = input.text('again');
    const question = again === undefined ? await typedText(context, input.argument('question')) : '';
    const office = await context.signedIn();
    const sessionId = input.has('new') ? undefined : input.text('session');
    const model = input.text('model');
    const depth = input.text('depth') as 'quick' | 'thorough' | undefined;
    const named = input.many('kb');
    const known =
      named.length === 0 && sessionId !== undefined
        ? (await office.ask.session(sessionId)).session.baseIds
        : undefined;
    const baseIds = known ?? (await namedBases(office, named, timeSignal(context)));
    const request = {
      question,
      baseIds,
      ...(sessionId !== undefined && { sessionId }),
      ...(again !== undefined && { turnId: again }),
      ...(model !== undefined && { model }),
      ...(depth !== undefined && { depth }),
    };
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'userCentre:/ask/answer', input: request }], ['question', 'bases']);
    const streams = !context.output.forPrograms && !input.has('no-stream');
    const signal = AbortSignal.any([
      context.signal,
      AbortSignal.timeout(Math.max(longestMs, context.timeoutMs)),
    ]);
    let begun: Extract<AnswerEvent, { type: 'begun' }> | undefined;
    let done: Answer | undefined;
    let written = false;
    for await (const event of answerStream(office, request, { signal })) {
      if (event.type === 'begun') begun = event;
      if (event.type === 'delta' && streams && event.reasoning !== true) {
        context.output.text(`${written ? '\n' : ''}${lineOf(event.text, event.sources)}`);
        written = true;
      }
      if (event.type === 'done') done = event.answer;
    }
    if (done === undefined || begun === undefined) throw new OfficeError('connectionFailed');
    const row = answerRow(done, begun);
    if (context.output.forPrograms) await context.output.one(row, () => []);
    else await tell(context, done, { written, sources: input.has('sources') || context.io.outIsTerminal });
    if (done.refused) return exitCodes.noAnswer;
    if (done.state === 'stopped') return exitCodes.cancelled;
  },
};

const lineOf = (text: string, sources: readonly number[]): string =>
  text.split('\n').map(safeLine).join('\n') + sources.map((n) => `[${n}]`).join('');

/** What is left to say after the stream: the text where it was not streamed, and the sources. */
async function tell(
  context: Context,
  done: Answer,
  shown: { written: boolean; sources: boolean },
): Promise<void> {
  const { t } = await context.texts();
  const { output } = context;
  if (!shown.written) {
    const body = done.refused
      ? safeLine(done.text)
      : done.sentences.map(({ text, sources }) => lineOf(text, sources)).join('\n');
    output.text(body);
  }
  output.text('\n');
  if (done.refused) return output.hint(t('ask.refusedNext'));
  output.hint(
    done.mode === 'quoted'
      ? t('ask.quoted')
      : done.mode === 'model'
        ? t('ask.byModel', { model: done.model })
        : t('ask.library'),
  );
  if (shown.sources) {
    const lines = done.sources.map(({ n, document, heading, page }) =>
      safeLine(
        [`[${n}] ${document}`, heading, page > 0 ? t('ask.page', { page }) : '']
          .filter((part) => part !== '')
          .join(' · '),
      ),
    );
    output.text(`\n${lines.join('\n')}\n`);
  }
  done.followUps.forEach((question, at) => output.hint(`${at + 1}. ${safeLine(question)}`));
}
