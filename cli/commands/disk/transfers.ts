// `tangram disk transfers`: the one queue of uploads and downloads, looked at and gone on with.
import type { LocalTransfer, OfficeApi } from '#sdk/api.ts';
import { asOfficeError, OfficeError } from '#sdk/errors.ts';
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { exitCodeOf, exitCodes } from '../../exit-codes.ts';
import { showPlan } from '../../dry-run.ts';
import { progressOption, showProgress } from '../../progress.ts';
import { transferFields } from '../../shapes/disk.ts';
import { conflictOf, conflictOption, diskOffice, tellFailed, unfinished } from './place.ts';

const acts = ['list', 'pause', 'resume', 'cancel'];
/** What became of a transfer, by the act. */
const outcomes: Readonly<Record<string, string>> = { pause: 'paused', cancel: 'cancelled', resume: 'done' };

/** Goes on with a download, or with a file of a chat, until it has ended; what has failed is told by its reason. */
async function goOn(office: OfficeApi, id: string, signal: AbortSignal): Promise<void> {
  await office.files.resume(id);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const leave = office.files.transfers((batch) => {
    const row = [...(batch.reset ?? []), ...(batch.upsert ?? [])].find((one) => one.id === id);
    if (row?.state === 'done' || batch.remove?.includes(id) === true) resolve();
    else if (row?.error !== undefined) reject(new OfficeError(row.error.code, row.error));
    else if (row?.state === 'paused' || row?.state === 'stopped') reject(new OfficeError('cancelled'));
  });
  const stop = (): void => reject(new OfficeError('cancelled'));
  signal.addEventListener('abort', stop, { once: true });
  try {
    await promise;
  } finally {
    signal.removeEventListener('abort', stop);
    leave();
  }
}

/** The one queue. */
export const transfers: CommandSpec = {
  ...{ name: 'transfers', summary: 'cliDisk.transfers.summary', mutates: true, lists: true },
  fields: transferFields,
  arguments: [
    { name: 'act', required: true, text: 'cliDisk.argument.transferAct' },
    { name: 'ids', required: false, variadic: true, text: 'cliDisk.argument.transferIds' },
  ],
  options: [conflictOption, progressOption],
  examples: [
    { line: 'tangram disk transfers list', text: 'cliDisk.transfers.example' },
    { line: 'tangram disk transfers resume --json', text: 'cliDisk.exampleJson' },
  ],
  async run(context, input) {
    const act = input.required('act');
    if (!acts.includes(act))
      throw new CliError('invalidValue', { name: 'act', value: act }, { param: 'act', valid: acts });
    const office = act === 'resume' ? await diskOffice(context, 'transfers') : await context.signedIn();
    let all: readonly LocalTransfer[] = [];
    office.files.transfers((batch) => void (all = batch.reset ?? all))();
    const ids = input.rest('ids');
    const strange = ids.find((id) => !all.some((one) => one.id === id));
    if (strange !== undefined)
      throw new CliError('invalidValue', { name: 'ids', value: strange }, { param: 'ids' });
    const open = all.filter(({ state, id }) => state !== 'done' && (ids.length === 0 || ids.includes(id)));
    if (context.flags.dryRun)
      return showPlan(context, [{ call: `files.${act}`, input: { ids: open.map(({ id }) => id) } }], ['ids']);
    const conflict = input.text('conflict');
    const failed: { name: string; error: OfficeError }[] = [];
    const became = new Map<string, { state: string; error?: string }>();
    const ended =
      act === 'resume' ? await showProgress(context, office, () => true, input.has('progress')) : undefined;
    try {
      for (const { id, name, disk } of act === 'list' ? [] : open) {
        try {
          if (act === 'pause') await office.files.pause(id);
          else if (act === 'cancel' || (disk !== undefined && conflict === 'skip'))
            await office.files.cancel(id);
          else if (disk === undefined) await goOn(office, id, context.signal);
          else {
            if (conflict === undefined) await office.files.resume(id);
            else await office.disk.decide(id, conflictOf(input));
            await office.disk.uploaded(id, { signal: context.signal });
          }
          const skipped = act === 'resume' && conflict === 'skip' && disk !== undefined;
          became.set(id, { state: skipped ? 'cancelled' : (outcomes[act] ?? act) });
        } catch (error) {
          const problem = asOfficeError(error);
          if (problem.kind === 'cancelled' || problem.kind === 'network')
            throw act === 'resume' ? unfinished(problem) : problem;
          failed.push({ name, error: problem });
          became.set(id, { state: 'failed', error: problem.code });
        }
      }
    } finally {
      ended?.();
    }
    const [only] = failed;
    if (only !== undefined && open.length === 1) throw only.error;
    await tellFailed(context, failed);
    await context.output.rows(
      (act === 'list' ? (ids.length === 0 ? all : open) : open).map((one) => ({
        ...{ id: one.id, direction: one.direction, name: one.name, size: one.size },
        done: became.get(one.id)?.state === 'done' ? one.size : one.done,
        state: became.get(one.id)?.state ?? one.state,
        error: became.get(one.id)?.error ?? (became.has(one.id) ? null : (one.error?.code ?? null)),
      })),
      [
        { title: 'disk.name', cell: (row) => row.name, shrinks: true },
        { title: 'cliDisk.column.state', cell: (row) => row.state },
      ],
    );
    if (only === undefined) return undefined;
    return failed.length === open.length ? exitCodeOf(only.error.kind) : exitCodes.partial;
  },
};
