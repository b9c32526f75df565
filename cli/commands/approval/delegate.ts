// `tangram approval delegate`: who decides while one is away.
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { clockOf, isoTime } from '../../output/times.ts';
import { findPerson } from '../../target.ts';
import { timeOf, untilOf } from '../../typed-time.ts';

/** Shows it without an argument, sets it with one, ends it with `--off`. */
export const delegate: CommandSpec = {
  name: 'delegate',
  summary: 'cliWorkbench.approval.delegate.summary',
  mutates: true,
  fields: ['to', 'from', 'until'],
  arguments: [{ name: 'person', required: false, text: 'cliWorkbench.approval.delegate.person' }],
  options: [
    { name: 'from', value: 'text', shown: 'TIME', text: 'cliWorkbench.approval.delegate.from' },
    { name: 'until', value: 'text', shown: 'TIME', text: 'cliWorkbench.approval.delegate.until' },
    { name: 'off', text: 'cliWorkbench.approval.delegate.off' },
  ],
  examples: [
    {
      line: 'tangram approval delegate 周明轩 --until 2026-12-05',
      text: 'cliWorkbench.approval.delegate.exampleSet',
    },
    { line: 'tangram approval delegate --off', text: 'cliWorkbench.approval.delegate.exampleOff' },
  ],
  async run(context, input) {
    context.needsNetwork('approval delegate');
    const office = await context.signedIn('sender');
    const signal = timeSignal(context);
    const { t } = await context.texts();
    const person = input.argument('person');
    const say = async (
      given: { to: { name: string }; from: number; until: number } | null | undefined,
    ): Promise<void> => {
      const row = {
        to: given?.to.name ?? null,
        from: given == null ? null : isoTime(given.from),
        until: given == null ? null : isoTime(given.until),
      };
      await context.output.one(row, () => [
        [t('workbench.approval.awayTo'), row.to ?? '—'],
        [t('workbench.approval.awayFrom'), row.from === null ? '—' : clockOf(row.from)],
        [t('workbench.approval.awayUntil'), row.until === null ? '—' : clockOf(row.until)],
      ]);
    };
    if (input.has('off')) {
      if (context.flags.dryRun)
        return showPlan(context, [{ call: 'approval delegate', input: { off: true } }], []);
      return say(await bounded(office.approval.delegate(undefined, { signal }), signal));
    }
    if (person === undefined)
      return say((await bounded(office.approval.delegation({ signal }), signal)).given);
    const typed = input.text('until');
    if (typed === undefined) throw new CliError('missingOption', { a: '--until' }, { param: '--until' });
    const until = await untilOf('--until', typed, context.now());
    const begins = input.text('from');
    const from = begins === undefined ? undefined : (await timeOf('--from', begins, context.now())).time;
    const given = { until, ...(from !== undefined && { from }) };
    const { id: personId } = await findPerson(office, person);
    if (context.flags.dryRun)
      return showPlan(
        context,
        [{ call: 'approval delegate', input: { personId, ...given } }],
        ['people', 'time'],
      );
    return say(await bounded(office.approval.delegate({ personId, ...given }, { signal }), signal));
  },
};
