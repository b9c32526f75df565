// `tangram account export`: everything one may see oneself, in a folder of one's own: chats, calendar, documents, disk, requests.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { LocalMessage, OfficeApi } from '#sdk/api.ts';
import { exportChat } from '#sdk/chat/actions/export-chat.ts';
import { asOfficeError } from '#sdk/errors.ts';
import { errorText } from '#sdk/notices/rules/error-sentence.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { exitCodes, type ExitCode } from '../../exit-codes.ts';
import { freshOffice } from '../../fresh.ts';
import { unwritable } from '../../unwritable.ts';
import { fetchExportFiles } from '../chat/export-fetch.ts';
import { listedChats } from '../../target.ts';

/** Rows asked for at once. */
const pageSize = 200;
const year = 365 * 86_400_000;

/** Where things are written, and what came of it. */
type Written = {
  folder: string;
  counts: { chats: number; messages: number; documents: number; rows: number };
};
type Part = { name: string; write(office: OfficeApi, context: Context, to: Written): Promise<void> };

const put = (to: Written, name: string, content: string | Uint8Array): void => {
  const path = join(to.folder, name);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, content, { mode: 0o600 });
};

const putRows = (to: Written, name: string, rows: readonly unknown[]): void => {
  if (rows.length === 0) return;
  to.counts.rows += rows.length;
  put(to, name, `${JSON.stringify(rows, null, 2)}\n`);
};

/** All pages of a list, asked for one after the other. */
async function allOf<Row extends { readonly id: string }>(
  page: (before: string | undefined) => Promise<{ rows: readonly Row[]; more: boolean }>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (;;) {
    const { rows, more } = await page(found.at(-1)?.id);
    found.push(...rows);
    if (!more || rows.length === 0) return found;
  }
}

/** The parts, each asked of the office as every face asks it: it answers what this person may see. */
const parts = (withFiles: boolean): readonly Part[] => [
  {
    name: 'chats',
    async write(office, context, to) {
      const translator = await context.texts();
      for (const chat of await listedChats(office)) {
        const out = join(to.folder, 'chats', `${chat.id}.html`);
        mkdirSync(dirname(out), { recursive: true, mode: 0o700 });
        const { content, messages } = await exportChat(
          office,
          { chatId: chat.id, format: 'html' },
          {
            translator,
            now: context.now(),
            signal: context.signal,
            ...(withFiles && {
              files: (all: readonly LocalMessage[]) =>
                fetchExportFiles(context, office, all, { out, mids: undefined }),
            }),
          },
        );
        if (messages === 0) continue;
        put(to, `chats/${chat.id}.html`, content);
        to.counts.chats += 1;
        to.counts.messages += messages;
      }
    },
  },
  {
    name: 'schedule',
    async write(office, context, to) {
      const now = context.now();
      const options = { language: context.language, signal: context.signal };
      for (const [name, from] of [
        ['calendar-past.ics', now - year],
        ['calendar.ics', now],
      ] as const)
        put(to, name, (await office.schedule.exportFile({ from, to: from + year }, 'ics', options)).bytes);
    },
  },
  {
    name: 'documents',
    async write(office, context, to) {
      for (let before: string | undefined; ;) {
        const page = await office.write.list(
          { of: 'all', limit: 50, ...(before !== undefined && { before }) },
          { signal: context.signal },
        );
        for (const { id } of page.rows) {
          const { bytes } = await office.write.export(id, 'md', { signal: context.signal });
          put(to, `documents/${id}.md`, bytes);
          to.counts.documents += 1;
        }
        if (page.next === undefined) return;
        before = page.next;
      }
    },
  },
  {
    name: 'disk',
    async write(office, context, to) {
      if (!withFiles) return;
      const place = await office.disk.resolve('personal:/', { signal: context.signal });
      await office.disk.downloadZip(
        { ids: [(place.node ?? place.above).id], to: join(to.folder, 'disk.zip') },
        { signal: context.signal },
      );
    },
  },
  {
    name: 'approvals',
    async write(office, context, to) {
      for (const part of ['mine', 'waiting', 'decided', 'informed'] as const)
        putRows(
          to,
          `approvals-${part}.json`,
          await allOf((before) =>
            office.approval.list(
              { part, limit: pageSize, ...(before !== undefined && { before }) },
              { signal: context.signal },
            ),
          ),
        );
    },
  },
  {
    name: 'suggestions',
    async write(office, context, to) {
      const rows = await allOf((before) =>
        office.suggestions.list(
          { limit: pageSize, ...(before !== undefined && { before }) },
          { signal: context.signal },
        ),
      );
      putRows(to, 'suggestions.json', rows);
    },
  },
];

/** Parts a build may not have: they are no failure. */
const absent: ReadonlySet<string> = new Set(['writingOff', 'approvalsOff', 'askOff']);

/** The command. */
export const exportOwn: CommandSpec = {
  name: 'export',
  summary: 'cliAccount.export.summary',
  fields: ['path', 'chats', 'messages', 'documents', 'rows', 'failed'],
  options: [
    { name: 'out', short: 'o', value: 'text', shown: 'DIR', text: 'cliAccount.export.out' },
    { name: 'files', text: 'cliAccount.export.files' },
  ],
  examples: [
    { line: 'tangram account export -o ./mine --files', text: 'cliAccount.export.exampleAll' },
    { line: 'tangram account export -o ./mine --json', text: 'cliAccount.export.exampleScript' },
  ],
  async run(context, input): Promise<ExitCode | void> {
    const out = input.text('out');
    if (out === undefined) throw new CliError('missingOption', { a: '--out' }, { param: '--out' });
    const path = resolve(context.parts.folder, out);
    if (existsSync(path) && readdirSync(path).length > 0)
      throw new CliError('targetNotEmpty', { path }, { param: '--out' });
    const office = await freshOffice(context);
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'account export', input: { out: path } }], ['out']);
    const to: Written = {
      folder: `${path}.part`,
      counts: { chats: 0, messages: 0, documents: 0, rows: 0 },
    };
    rmSync(to.folder, { recursive: true, force: true });
    const failed: string[] = [];
    const texts = await context.texts();
    try {
      mkdirSync(to.folder, { recursive: true, mode: 0o700 });
      for (const part of parts(input.has('files')))
        try {
          await part.write(office, context, to);
        } catch (error) {
          const problem = asOfficeError(error);
          if (problem.kind === 'cancelled' || problem.kind === 'network') throw error;
          if (absent.has(problem.code)) continue;
          failed.push(part.name);
          context.output.hint(`${part.name}: ${errorText(texts, problem.data)}`);
        }
      rmSync(path, { recursive: true, force: true });
      renameSync(to.folder, path);
    } catch (error) {
      if (error instanceof Error && 'syscall' in error) throw unwritable(path, error, '--out');
      throw error;
    } finally {
      rmSync(to.folder, { recursive: true, force: true });
    }
    await context.output.done({ path, ...to.counts, failed }, () =>
      texts.t('cliAccount.export.done', { path, count: to.counts.messages, chats: to.counts.chats }),
    );
    return failed.length > 0 ? exitCodes.partial : exitCodes.ok;
  },
};
