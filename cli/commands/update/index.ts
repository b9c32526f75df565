// The verbs of `tangram update`: whether there is a newer version, putting it off, and fetching it.
import type { UpdateState } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import type { CommandSpec, NounSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';

const fields = ['state', 'version', 'current', 'forced', 'size', 'contents'] as const;
const row = ({ check: state, offer, own }: UpdateState) => ({
  ...{ state, current: own, version: offer?.version ?? null },
  ...{ forced: offer?.forced ?? false, size: offer?.size ?? null, contents: offer?.contents ?? '' },
});

/** What the office says now. @throws OfficeError `updateTimedOut`, `updateCheckFailed`, `updateRefused` */
async function asked(context: Context, verb: string): Promise<UpdateState> {
  context.needsNetwork(`update ${verb}`);
  const { update } = await context.office();
  const signal = timeSignal(context);
  return bounded(update.check({ signal }), signal);
}

const check: CommandSpec = {
  name: 'check',
  summary: 'cliUpdate.check.summary',
  fields,
  examples: [
    { line: 'tangram update check', text: 'cliUpdate.check.exampleWord' },
    { line: 'tangram update check --json=state,version', text: 'cliUpdate.check.exampleJson' },
  ],
  async run(context) {
    const state = await asked(context, 'check');
    const { t, locale } = await context.texts();
    const { offer, own } = state;
    await context.output.one(row(state), () => {
      if (offer === undefined)
        return [
          [
            t('cliUpdate.current'),
            `${own} · ${t(state.check === 'upToDate' ? 'update.upToDate' : 'update.notNeeded')}`,
          ],
        ];
      const kind = t(offer.forced ? 'update.forced' : 'update.optional');
      return [
        [t('cliUpdate.current'), own],
        [t('cliUpdate.newest'), `${offer.version} · ${sizeText(offer.size, locale)} · ${kind}`],
        [t('cliUpdate.contents'), offer.contents],
      ];
    });
  },
};

const skip: CommandSpec = {
  name: 'skip',
  summary: 'cliUpdate.skip.summary',
  mutates: true,
  fields: ['version', 'until'],
  options: [{ name: 'today', text: 'cliUpdate.skip.today' }],
  examples: [
    { line: 'tangram update skip', text: 'cliUpdate.skip.exampleVersion' },
    { line: 'tangram update skip --today', text: 'cliUpdate.skip.exampleToday' },
  ],
  async run(context, input) {
    const { offer } = await asked(context, 'skip');
    const until = input.has('today') ? 'today' : 'version';
    if (context.flags.dryRun)
      return showPlan(
        context,
        [{ call: 'update skip', input: { version: offer?.version ?? null, until } }],
        [],
      );
    const { t } = await context.texts();
    if (offer === undefined) {
      await context.output.done({ version: null, until: null }, () => t('update.upToDate'));
      return;
    }
    const { version, forced } = offer;
    if (forced) throw new OfficeError('updateForced', { params: { version } });
    const { update } = await context.office();
    await (until === 'today' ? update.later() : update.ignore());
    await context.output.done({ version, until }, () =>
      t(until === 'today' ? 'cliUpdate.skip.later' : 'cliUpdate.skip.done', { version }),
    );
  },
};

/** Tells how far it is, on a terminal alone. */
async function showPercent(context: Context): Promise<() => void> {
  const { io, flags } = context;
  if (flags.quiet || !io.errIsTerminal) return () => undefined;
  const { update } = await context.office();
  const stop = update.state(({ percent, offer }) => {
    if (percent !== undefined) io.err(`\r${offer?.version ?? ''} ${percent}%`);
  });
  return () => {
    stop();
    io.err('\r\u001B[K');
  };
}

const install: CommandSpec = {
  name: 'install',
  summary: 'cliUpdate.install.summary',
  mutates: true,
  fields: ['version', 'path', 'started'],
  options: [{ name: 'start', text: 'cliUpdate.install.start' }],
  examples: [
    { line: 'tangram update install', text: 'cliUpdate.install.exampleWord' },
    { line: 'tangram update install --start --json', text: 'cliUpdate.install.exampleStart' },
  ],
  async run(context, input) {
    const { offer } = await asked(context, 'install');
    if (context.flags.dryRun)
      return showPlan(
        context,
        [{ call: 'update install', input: { version: offer?.version ?? null } }],
        ['signature'],
      );
    const { t } = await context.texts();
    if (offer === undefined) {
      await context.output.done({ version: null, path: null, started: false }, () => t('update.upToDate'));
      return;
    }
    const { version } = offer;
    const { update } = await context.office();
    const stop = await showPercent(context);
    const path = await update.install({ signal: context.signal }).finally(stop);
    const started = input.has('start');
    if (started) await update.start();
    await context.output.done({ version, path, started }, () =>
      t('cliUpdate.install.done', { version, path }),
    );
  },
};

/** The noun. What must be taken never bars the way to taking it. */
export const noun: NounSpec = {
  name: 'update',
  summary: 'cliUpdate.summary',
  verbs: [check, skip, install],
  shapes: async () => (await import('../../shapes/update-schemas.ts')).updateShapes,
};
