// `tangram chat watch`: messages as they arrive, one JSON object per line (cli.md C9).
import { OfficeError } from '#sdk/errors.ts';
import type { CommandSpec } from '../../command.ts';
import { exitCodes, type ExitCode } from '../../exit-codes.ts';
import { messageFields, type MessageRow } from '../../shapes/message.ts';
import { findChat } from '../../target.ts';
import { MessageStream } from './message-stream.ts';
import { readSince, storedSince } from './since.ts';

/** Why a watch ended, as its last line says. */
type EndReason = 'limit' | 'timeout' | 'signal' | 'input' | 'auth';
const exitOf: Readonly<Record<EndReason, ExitCode>> = {
  limit: exitCodes.ok,
  timeout: exitCodes.ok,
  input: exitCodes.ok,
  signal: exitCodes.interrupted,
  auth: exitCodes.signIn,
};

/** Whether jq finds the condition true of a message. */
async function conditionOf(
  condition: string | undefined,
): Promise<((row: MessageRow) => boolean) | undefined> {
  if (condition === undefined) return undefined;
  const { compileJq } = await import('../../output/jq.ts');
  const select = await compileJq(`select(${condition}\n) | true`, '--filter');
  return (row) => select(JSON.stringify(row)) !== '';
}

/** The command. */
export const watch: CommandSpec = {
  name: 'watch',
  summary: 'cliHelp.chat.watch.summary',
  fields: messageFields,
  options: [
    { name: 'in', value: 'text', shown: 'TARGET', text: 'cliHelp.chat.watch.in' },
    { name: 'since', value: 'text', shown: 'MID|10m|now', text: 'cliHelp.chat.watch.since' },
    { name: 'filter', value: 'text', shown: 'CONDITION', text: 'cliTools.watchFilter' },
    { name: 'max-events', value: 'count', shown: 'N', text: 'cliHelp.chat.watch.maxEvents' },
    { name: 'exit-on-stdin-close', text: 'cliHelp.chat.watch.exitOnInput' },
  ],
  examples: [
    { line: 'tangram chat watch --in 沈知行 --max-events 1', text: 'cliHelp.chat.watch.exampleOne' },
    {
      line: 'tangram chat watch --since now --timeout 1h --json=chatName,senderName,text',
      text: 'cliHelp.chat.watch.exampleFields',
    },
    {
      line: 'tangram chat watch --filter ".mentioned" --jq ".text"',
      text: 'cliTools.exampleFilter',
    },
  ],
  async run(context, input) {
    const maxEvents = input.count('max-events') ?? Infinity;
    const endsAfter = input.duration('timeout');
    const since = readSince(input.text('since'), context.now());
    const wanted = await conditionOf(input.text('filter'));
    context.needsNetwork('chat watch');
    const office = await context.signedIn('stays');
    await context.reachOffice();
    const inside = input.text('in');
    const chat = inside === undefined ? undefined : await findChat(office, inside);

    const ended = Promise.withResolvers<EndReason>();
    const stream = new MessageStream({
      chatId: chat?.id,
      maxEvents,
      ...(wanted && { wanted }),
      emit: (row) => context.output.line(row),
      full: () => ended.resolve('limit'),
    });
    /** A filter that does not fit what arrives ends the watch with its reason. */
    const take = (work: () => void): void => {
      try {
        work();
      } catch (error) {
        ended.reject(error);
      }
    };
    const undo: (() => void)[] = [];
    let isLive = false;
    if (since !== undefined) stream.hold();
    undo.push(
      office.events((event) => {
        if (event.type === 'message') {
          if (isLive || since?.kind !== 'now') take(() => stream.message(event.message, event.chatName));
        } else if (event.type === 'ready' && !isLive) {
          isLive = true;
          context.io.err('[tangram] ready\n');
          const earlier = since === undefined ? Promise.resolve([]) : storedSince(office, since, chat?.id);
          earlier.then((found) => take(() => stream.release(found)), ended.reject);
        } else if (event.type === 'connection' && event.state.phase === 'gaveUp' && isLive) {
          // A script has nobody to press «retry»: a watch that was live once tries for as long as it runs.
          office.connection.connect({ signal: context.signal }).catch(() => undefined);
        }
      }),
      office.account.state((state) => {
        if (state.phase === 'ended') ended.resolve('auth');
      }),
    );
    context.signal.addEventListener('abort', () => ended.resolve('signal'), { once: true });
    const timer = endsAfter === undefined ? undefined : setTimeout(() => ended.resolve('timeout'), endsAfter);
    if (input.has('exit-on-stdin-close'))
      context.io.readInput().then(() => ended.resolve('input'), ended.reject);
    office.connection.connect({ signal: context.signal }).catch((error: unknown) => {
      if (!isLive)
        ended.reject(error instanceof Error ? error : new OfficeError('connectionFailed', {}, error));
    });
    try {
      const reason = await ended.promise;
      context.io.err(`[tangram] exit reason=${reason} n=${stream.count}\n`);
      return exitOf[reason];
    } finally {
      clearTimeout(timer);
      for (const stop of undo) stop();
    }
  },
};
