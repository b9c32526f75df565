// `tangram disk transfers`: the one queue of uploads and downloads, looked at and gone on with.
import type { LocalTransfer, OfficeApi, QueueMove } from '#sdk/api.ts';
import { asOfficeError, OfficeError } from '#sdk/errors.ts';
import type { Translate } from '#sdk/locales/index.ts';
import { asQueue, isMovable } from '#sdk/transfers/rules/transfer-acts.ts';
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { exitCodeOf, exitCodes } from '../../exit-codes.ts';
import { showPlan } from '../../dry-run.ts';
import { progressOption, showProgress } from '../../progress.ts';
import type { Column } from '../../output/output.ts';
import { transferFields } from '../../shapes/disk.ts';
import { stateText } from '../../shapes/disk-words.ts';
import { actOf, conflictOf, conflictOption, diskOffice, tellFailed, unfinished } from './place.ts';

const moves = ['first', 'earlier', 'later', 'last'] as const satisfies readonly QueueMove[];
const acts = ['list', 'pause', 'resume', 'cancel', ...moves];
/** What became of a transfer, by the act. */
const outcomes: Readonly<Record<string, string>> = { pause: 'paused', cancel: 'cancelled', resume: 'done' };

const rowOf = ({ id, direction, name, size, done, state, error }: LocalTransfer) => ({
  ...{ id, direction, name, size, done },
  ...{ state: state as string, error: error?.code ?? null },
});
const columnsOf = (t: Translate): readonly Column<ReturnType<typeof rowOf>>[] => [
  { title: 'disk.name', cell: (row) => row.name, shrinks: true },
  { title: 'cliDisk.column.state', cell: (row) => stateText(row.state, t) },
];

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
    { name: 'act', required: false, text: 'cliDisk.argument.transferAct' },
    { name: 'ids', required: false, variadic: true, text: 'cliDisk.argument.transferIds' },
  ],
  options: [conflictOption, progressOption],
  examples: [
    { line: 'tangram disk transfers list', text: 'cliDisk.transfers.example' },
    { line: 'tangram disk transfers first 1f0c', text: 'cliDisk.transfers.exampleFirst' },
    { line: 'tangram disk transfers resume --json', text: 'cliDisk.exampleJson' },
  ],
  async run(context, input) {
    const act = actOf(input, acts);
    const columns = columnsOf((await context.texts()).t);
    const office = act === 'resume' ? await diskOffice(context, 'transfers') : await context.signedIn();
    const now = (): readonly LocalTransfer[] => {
      let rows: readonly LocalTransfer[] = [];
      office.files.transfers((batch) => void (rows = batch.reset ?? rows))();
      return asQueue(rows);
    };
    const all = now();
    const ids = input.rest('ids');
    const move = moves.find((one) => one === act);
    if (move !== undefined && ids.length === 0)
      throw new CliError('missingArgument', { name: 'ids' }, { param: 'ids' });
    const strange = ids.find((id) => !all.some((one) => one.id === id));
    if (strange !== undefined)
      throw new CliError('invalidValue', { name: 'ids', value: strange }, { param: 'ids' });
    const open = all.filter(({ state, id }) => state !== 'done' && (ids.length === 0 || ids.includes(id)));
    if (context.flags.dryRun)
      return showPlan(
        context,
        [
          move === undefined
            ? { call: `files.${act}`, input: { ids: open.map(({ id }) => id) } }
            : { call: 'files.reorder', input: { ids, move } },
        ],
        ['ids'],
      );
    if (move !== undefined) {
      // Several keep the order in which they were named.
      for (const id of move === 'first' || move === 'later' ? ids.toReversed() : ids)
        await office.files.reorder(id, move);
      return context.output.rows(now().filter(isMovable).map(rowOf), columns);
    }
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
        ...rowOf(one),
        ...(became.get(one.id)?.state === 'done' && { done: one.size }),
        state: became.get(one.id)?.state ?? one.state,
        error: became.get(one.id)?.error ?? (became.has(one.id) ? null : (one.error?.code ?? null)),
      })),
      columns,
    );
    if (only === undefined) return undefined;
    return failed.length === open.length ? exitCodeOf(only.error.kind) : exitCodes.partial;
  },
};
