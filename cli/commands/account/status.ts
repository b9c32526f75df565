// `tangram status`: unread totals, what waits in the outbox, whether the office answers, what the store holds.
import { asOfficeError } from '#sdk/errors.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { bounded, presentValue } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';

async function answers(context: Context): Promise<boolean> {
  if (context.flags.offline) return false;
  const office = await context.office();
  const signal = timeSignal(context);
  try {
    await bounded(office.maintenance.syncOnce({ signal }), signal);
    return true;
  } catch (error) {
    const known = asOfficeError(error);
    if (known.kind !== 'network' || context.serverWasNamed) throw known;
    return false;
  }
}

/** The command. */
export const noun: CommandSpec = {
  name: 'status',
  summary: 'cliHelp.status.summary',
  fields: [
    'profile',
    'server',
    'user',
    'reachable',
    'unread',
    'mutedUnread',
    'mentioned',
    'unreadChats',
    'queued',
    'failed',
    'messages',
    'complete',
  ],
  examples: [
    { line: 'tangram status', text: 'cliHelp.status.exampleOne' },
    { line: 'tangram status --json=unread --offline', text: 'cliHelp.status.exampleUnread' },
  ],
  async run(context) {
    const office = await context.signedIn('reader', { evenLocked: true });
    const reachable = await answers(context);
    const { person } = await presentValue(office.account.state);
    const totals = await presentValue(office.chat.totals);
    const outbox = await office.chat.outbox();
    const store = await office.maintenance.storeInfo();
    const failed = outbox.filter(({ state }) => state === 'failed').length;
    const row = {
      profile: context.settings.profile.value,
      server: context.server ?? null,
      user: person?.loginName ?? null,
      reachable,
      unread: totals.unread,
      mutedUnread: totals.mutedUnread,
      mentioned: totals.mentioned,
      unreadChats: totals.chats,
      queued: outbox.length - failed,
      failed,
      messages: store.messages,
      complete: store.complete,
    };
    await context.output.one(row, async () => {
      const { t } = await context.texts();
      const unreachable = context.flags.offline ? ` ${t('cli.notAsked')}` : t('cli.unreachable');
      return [
        [t('cli.column.person'), person?.name],
        [t('cli.column.profile'), row.profile],
        [t('cli.column.server'), `${row.server ?? ''}${reachable ? t('cli.reachable') : unreachable}`.trim()],
        [
          t('cli.column.unread'),
          t('cli.unreadLine', { unread: row.unread, chats: row.unreadChats, muted: row.mutedUnread }),
        ],
        [
          t('cli.column.queued'),
          failed > 0 ? t('cli.queuedFailed', { queued: row.queued, failed }) : String(row.queued),
        ],
        [
          t('cli.column.stored'),
          t(row.complete ? 'cli.storedWhole' : 'cli.storedPart', { messages: row.messages }),
        ],
      ];
    });
  },
};
