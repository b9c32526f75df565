// Shows on standard error how far a transfer is (cli.md C10): one line that moves, or a line now and then in a log.
import type { LocalTransfer, OfficeApi } from '#sdk/api.ts';
import type { TextKey } from '#sdk/locales/index.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import type { OptionSpec } from './command.ts';
import type { Context } from './context.ts';
import { safeLine } from './output/safe-text.ts';

/** Off a terminal a line comes this often, in ms. */
const everyMs = 10_000;

/** The option of commands that move files. */
export const progressOption: OptionSpec = {
  name: 'progress',
  value: 'text',
  shown: 'json',
  choices: ['json'],
  text: 'cliHelp.option.progress',
};

/**
 * Watches the transfers that fit until the returned function is called. Silent with `--quiet`; with `asJson` every news is
 * a line of JSON, whatever standard error is.
 */
export async function showProgress(
  context: Context,
  office: OfficeApi,
  fits: (transfer: LocalTransfer) => boolean,
  asJson = false,
): Promise<() => void> {
  if (asJson)
    return office.files.transfers((batch) => {
      for (const one of batch.upsert ?? [])
        if (fits(one)) context.io.err(`${JSON.stringify(progressRow(one))}\n`);
    });
  if (context.flags.quiet) return () => undefined;
  const translator = await context.texts();
  const { io } = context;
  const moves = io.errIsTerminal;
  const begun = new Map<string, { time: number; done: number }>();
  let told = context.now();
  let length = 0;

  const stop = office.files.transfers((batch) => {
    for (const one of batch.upsert ?? [])
      if (!fits(one)) continue;
      else if (one.state === 'running') tell(one);
      else if (one.state === 'waiting' && begun.delete(one.id))
        show('files.waitsForOffice', { name: one.name });
  });

  function show(key: TextKey, parameters: Record<string, string | number>): void {
    const line = safeLine(translator.translateRef({ key, parameters }));
    io.err(moves ? `\r${line.padEnd(length)}` : `${line}\n`);
    length = line.length;
  }

  function tell(one: LocalTransfer): void {
    const now = context.now();
    const start = begun.get(one.id) ?? { time: now, done: one.done };
    begun.set(one.id, start);
    if (!moves && now - told < everyMs) return;
    told = now;
    const seconds = Math.max(0.001, (now - start.time) / 1_000);
    const speed = Math.max(0, one.done - start.done) / seconds;
    const size = (bytes: number): string => sizeText(bytes, translator.locale);
    show('files.progress', {
      name: one.name,
      percent: one.size === 0 ? 100 : Math.floor((one.done / one.size) * 100),
      done: size(one.done),
      size: size(one.size),
      speed: size(speed),
    });
  }

  return () => {
    stop();
    if (moves && length > 0) io.err(`\r${' '.repeat(length * 2)}\r`);
  };
}

/** One line of `--progress=json`: sizes in bytes; `way` tells whether the file goes directly or by the office. */
function progressRow(one: LocalTransfer): Record<string, string | number | null> {
  const { id, direction, name, size, done, phase, state, way, wayReason = null, error } = one;
  return { id, direction, name, size, done, phase, state, way, wayReason, error: error?.code ?? null };
}
