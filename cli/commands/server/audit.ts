// `tangram server audit`: what was done to groups and to the organisation, as the super administrator or from the office's own folder.
import { resolve } from 'node:path';
import type { AuditEntry, AuditQuery } from '#sdk/api.ts';
import { auditActs, auditPage } from '#sdk/contract/audit.ts';
import { hintText } from '#sdk/locales/hints.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import { pageDelayOption, restBetweenPages } from '../../page-delay.ts';
import { timeOf } from '../../typed-time.ts';
import { auditColumns, auditFields, auditRow } from '../../shapes/audit.ts';
import { needsOffice } from './keeping.ts';
import { withOfficeFolder } from './office-folder.ts';

type Page = { entries: AuditEntry[]; more: boolean };
type Reader = (query: AuditQuery) => Promise<Page>;

/** As many entries as are wanted, page by page. */
async function entriesOf(
  read: Reader,
  query: AuditQuery,
  wanted: number,
  rest?: () => Promise<void>,
): Promise<Page> {
  const entries: AuditEntry[] = [];
  for (let { before } = query; ; before = entries.at(-1)?.id) {
    const limit = Math.min(auditPage, wanted - entries.length);
    const page = await read({ ...query, before, limit });
    entries.push(...page.entries);
    if (!page.more || entries.length >= wanted) return { entries, more: page.more };
    await rest?.();
  }
}

/** Over the network, as whoever is signed in: the office decides who may read it. */
async function fromOffice(context: Context, input: Input, query: AuditQuery, wanted: number): Promise<Page> {
  context.needsNetwork('server audit');
  const office = await context.signedIn();
  // Each page has the command's time: resting between them is nobody's delay.
  const read: Reader = (page) => {
    const signal = timeSignal(context);
    return bounded(office.administration.audit(page, { signal }), signal);
  };
  return entriesOf(read, query, wanted, () => restBetweenPages(context, input));
}

/** From the folder of an office that is not running: whoever holds it needs no password. */
async function fromFolder(dataDir: string, query: AuditQuery, wanted: number): Promise<Page> {
  needsOffice(dataDir);
  return withOfficeFolder(dataDir, ({ administration }) =>
    entriesOf(administration.readAudit, query, wanted),
  );
}

async function momentOf(input: Input, name: 'since' | 'until', now: number): Promise<number | undefined> {
  const typed = input.text(name);
  return typed === undefined ? undefined : (await timeOf(`--${name}`, typed, now, 'past')).time;
}

async function queryOf(input: Input, now: number): Promise<AuditQuery> {
  const account = input.text('account')?.replace(/^@/, '');
  const act = input.text('act');
  return {
    account,
    act,
    since: await momentOf(input, 'since', now),
    until: await momentOf(input, 'until', now),
    before: input.count('cursor'),
  };
}

/** The command. */
export const audit: CommandSpec = {
  name: 'audit',
  summary: 'cliAccount.audit.summary',
  lists: true,
  fields: auditFields,
  options: [
    { name: 'account', value: 'text', shown: 'LOGIN', text: 'cliAccount.audit.account' },
    {
      name: 'act',
      value: 'text',
      shown: 'ACT',
      choices: auditActs,
      text: 'cliAccount.audit.act',
    },
    { name: 'since', value: 'text', shown: 'TIME', text: 'cliAccount.audit.since' },
    { name: 'until', value: 'text', shown: 'TIME', text: 'cliAccount.audit.until' },
    { name: 'limit', value: 'count', shown: 'N', text: 'cliHelp.option.limit' },
    { name: 'all', text: 'cliHelp.option.all' },
    { name: 'cursor', value: 'count', shown: 'ID', text: 'cliAccount.audit.cursor' },
    pageDelayOption,
    { name: 'data', value: 'text', shown: 'DIR', text: 'cliAccount.user.data' },
  ],
  examples: [
    { line: 'tangram server audit --account linruoxi --since 7d', text: 'cliAccount.audit.exampleWho' },
    {
      line: "tangram server audit --act operkick --all --json --jq '.[] | tojson'",
      text: 'cliAccount.audit.exampleLines',
    },
  ],
  async run(context, input) {
    const query = await queryOf(input, context.now());
    const wanted = input.has('all') ? Infinity : (input.count('limit') ?? context.limit);
    const dataDir = input.text('data');
    const { entries, more } =
      dataDir === undefined
        ? await fromOffice(context, input, query, wanted)
        : await fromFolder(resolve(context.parts.folder, dataDir), query, wanted);
    const rows = entries.map(auditRow);
    const next = more ? rows.at(-1)?.id : undefined;
    const [texts, { auditWords }] = await Promise.all([
      context.texts(),
      import('#sdk/account/screens/audit.ts'),
    ]);
    const columns = auditColumns(context.now(), (row) => auditWords(texts, row));
    await context.output.rows(rows, columns, {
      complete: !more,
      ...(next !== undefined && { nextCursor: next }),
    });
    if (next !== undefined)
      context.output.hint(hintText(context.language, 'cliHints.nextPage', { cursor: next }));
  },
};
