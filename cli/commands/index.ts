// The list of nouns: name, group of the first help page, summary, and how the noun is loaded when it is asked for.
import type { TextKey } from '#sdk/locales/index.ts';
import type { NounSpec } from '../command.ts';

/** Groups of the first help page, in order. */
export const nounGroups = ['chat', 'work', 'account', 'office', 'more'] as const;

/** One row of the list. Only the noun asked for is loaded. */
export type NounEntry = {
  name: string;
  /** `hidden` ones are for programs and stand in no help. */
  group: (typeof nounGroups)[number] | 'hidden';
  summary: TextKey;
  load(): Promise<NounSpec>;
};

const entry = (
  name: string,
  group: NounEntry['group'],
  summary: TextKey,
  load: () => Promise<{ noun: NounSpec }>,
): NounEntry => ({ name, group, summary, load: async () => (await load()).noun });

/** All nouns, in the order of help. */
export const nounEntries: readonly NounEntry[] = [
  entry('chat', 'chat', 'cliHelp.chat.summary', () => import('./chat/index.ts')),
  entry('group', 'chat', 'cliGroups.summary', () => import('./group/index.ts')),
  entry('search', 'chat', 'cliSearch.summary', () => import('./search/index.ts')),
  entry('tui', 'chat', 'cliHelp.tui.summary', () => import('./tui/index.ts')),
  entry('outbox', 'chat', 'cliActs.outbox.summary', () => import('./outbox/index.ts')),
  entry('contacts', 'chat', 'cliHelp.contacts.summary', () => import('./contacts/index.ts')),
  entry('open', 'chat', 'cliTools.open.summary', () => import('./open/index.ts')),
  entry('ask', 'work', 'cliAsk.summary', () => import('./ask/index.ts')),
  entry('disk', 'work', 'cliDisk.summary', () => import('./disk/index.ts')),
  entry('schedule', 'work', 'cliSchedule.summary', () => import('./schedule/index.ts')),
  entry('task', 'work', 'cliTasks.summary', () => import('./task/index.ts')),
  entry('meeting', 'work', 'cliMeeting.summary', () => import('./meeting/index.ts')),
  entry('call', 'work', 'cliMeeting.callSummary', () => import('./call/index.ts')),
  entry('todo', 'work', 'cliWorkbench.todo.summary', () => import('./todo/index.ts')),
  entry('notice', 'work', 'cliNotices.summary', () => import('./notice/index.ts')),
  entry('approval', 'work', 'cliWorkbench.approval.summary', () => import('./approval/index.ts')),
  entry('announce', 'work', 'cliWorkbench.announce.summary', () => import('./announce/index.ts')),
  entry('app', 'work', 'cliWorkbench.app.summary', () => import('./app/index.ts')),
  entry('suggest', 'work', 'cliWorkbench.suggest.summary', () => import('./suggest/index.ts')),
  entry('write', 'work', 'cliWrite.summary', () => import('./write/index.ts')),
  entry('login', 'account', 'cliHelp.login.summary', () => import('./account/login.ts')),
  entry('logout', 'account', 'cliHelp.logout.summary', () => import('./account/logout.ts')),
  entry('lock', 'account', 'cliLock.lock.summary', () => import('./account/lock.ts')),
  entry('unlock', 'account', 'cliLock.unlock.summary', () => import('./account/unlock.ts')),
  entry('whoami', 'account', 'cliHelp.whoami.summary', () => import('./account/whoami.ts')),
  entry('status', 'account', 'cliHelp.status.summary', () => import('./account/status.ts')),
  entry('account', 'account', 'cliAccount.summary', () => import('./account/index.ts')),
  entry('admin', 'office', 'cliAdmin.summary', () => import('./admin/index.ts')),
  entry('server', 'office', 'cliHelp.server.summary', () => import('./server/index.ts')),
  entry('config', 'more', 'cliHelp.config.summary', () => import('./config/index.ts')),
  entry('variant', 'more', 'cliHelp.variant.summary', () => import('./variant/index.ts')),
  entry('cache', 'more', 'cliHelp.cache.summary', () => import('./cache/index.ts')),
  entry('doctor', 'more', 'cliHelp.doctor.summary', () => import('./doctor/index.ts')),
  entry('update', 'more', 'cliUpdate.summary', () => import('./update/index.ts')),
  entry('api', 'more', 'cliTools.api.summary', () => import('./api/index.ts')),
  entry('mcp', 'more', 'cliTools.mcp.summary', () => import('./mcp/index.ts')),
  entry('man', 'more', 'cliTools.man.summary', () => import('./man/index.ts')),
  entry('completion', 'more', 'cliTools.completion.summary', () => import('./completion/index.ts')),
  entry('complete', 'hidden', 'cliTools.complete.summary', () => import('./completion/complete.ts')),
  entry('schema', 'more', 'cliHelp.schema.summary', () => import('./schema/index.ts')),
  entry('version', 'more', 'cliHelp.version.summary', () => import('./version/index.ts')),
  entry('help', 'more', 'cliHelp.help.summary', () => import('./help/index.ts')),
];

/** Names of the nouns people use. */
export const nounNames = nounEntries.filter(({ group }) => group !== 'hidden').map(({ name }) => name);

/** The row of a noun. */
export function nounEntry(name: string): NounEntry | undefined {
  return nounEntries.find((row) => row.name === name);
}
