// `tangram chat export`: a chat as HTML, Markdown or JSON, with its files beside it where wanted.
import { writeFileSync } from 'node:fs';
import { basename, dirname, extname, resolve } from 'node:path';
import type { LocalMessage, OfficeApi } from '#sdk/api.ts';
import { exportChat, gatherMessages } from '#sdk/chat/actions/export-chat.ts';
import { exportFormats, type ExportFormat } from '#sdk/chat/rules/chat-export.ts';
import { exportFiles, filesOf } from '#sdk/transfers/actions/export-files.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { exitCodes, type ExitCode } from '../../exit-codes.ts';
import { freshOffice } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import { isoTime } from '../../output/times.ts';
import { showProgress } from '../../progress.ts';
import { findChat } from '../../target.ts';
import { exportFolder } from './export-folder.ts';
import { readExportPlan, writeExportPlan } from './export-plan.ts';
import { spanOf, spanOptions } from './history.ts';

const byEnding: Readonly<Record<string, ExportFormat>> = {
  html: 'html',
  htm: 'html',
  md: 'markdown',
  json: 'json',
};

/** What is to be done, typed or planned. `mids` are the files that are wanted; all of them without it. */
type Wish = {
  chat: string;
  format: ExportFormat;
  out: string | undefined;
  span: { from?: number; to?: number };
  withFiles: boolean;
  mids?: ReadonlySet<number>;
};

function wishOf(context: Context, input: Input): Wish {
  const planFile = input.text('plan');
  const chat = input.argument('target');
  if (chat === undefined) {
    if (planFile === undefined)
      throw new CliError('missingArgument', { name: 'target' }, { param: 'target' });
    const { files, since, until, ...plan } = readExportPlan(planFile);
    return {
      ...plan,
      span: {
        ...(since !== null && { from: Date.parse(since) }),
        ...(until !== null && { to: Date.parse(until) }),
      },
      withFiles: files !== null,
      ...(files !== null && { mids: new Set(files.map(({ mid }) => Number(mid))) }),
    };
  }
  const typed = input.text('out');
  const out = typed === '-' ? undefined : typed;
  const ending = out?.slice(out.lastIndexOf('.') + 1).toLowerCase() ?? '';
  const format = (input.text('format') as ExportFormat | undefined) ?? byEnding[ending] ?? 'html';
  const withFiles = input.has('files');
  if (out === undefined && (withFiles || planFile !== undefined))
    throw new CliError('missingOption', { name: '--out' }, { param: '--out' });
  return { chat, format, out, span: spanOf(input, context.now()), withFiles };
}

/** The folder of the files of `chat.html` is `chat-files`, beside it. */
const folderOf = (out: string): string => `${basename(out, extname(out))}-files`;

/** The command. */
export const exportCommand: CommandSpec = {
  name: 'export',
  summary: 'cliActs.export.summary',
  fields: ['chatId', 'chatName', 'format', 'file', 'messages', 'bytes', 'files', 'missing'],
  arguments: [{ name: 'target', required: false, text: 'cliHelp.argument.target' }],
  options: [
    {
      name: 'format',
      value: 'text',
      shown: exportFormats.join('|'),
      choices: exportFormats,
      text: 'cliActs.export.format',
    },
    ...spanOptions,
    { name: 'out', short: 'o', value: 'text', shown: 'FILE', text: 'cliActs.export.out' },
    { name: 'files', text: 'cliActs.export.files' },
    { name: 'plan', value: 'text', shown: 'FILE', text: 'cliActs.export.plan' },
  ],
  examples: [
    { line: 'tangram chat export 沈知行 -o chat.html', text: 'cliActs.export.exampleFile' },
    { line: 'tangram chat export 沈知行 -o chat.html --files', text: 'cliActs.export.exampleFiles' },
    {
      line: 'tangram chat export 00012 --format markdown --since 2026-11-01',
      text: 'cliActs.export.examplePipe',
    },
    { line: 'tangram chat export --plan export.json', text: 'cliActs.export.examplePlan' },
  ],
  async run(context, input) {
    const wish = wishOf(context, input);
    const office = await freshOffice(context);
    const chat = await findChat(office, wish.chat);
    const planFile = input.text('plan');
    if (planFile !== undefined && input.argument('target') !== undefined)
      return plan(context, office, { ...wish, chat: chat.id }, planFile);
    const translator = await context.texts();
    const { out, format } = wish;
    let counts = { files: 0, missing: 0 };
    const { content, messages } = await exportChat(
      office,
      { chatId: chat.id, format, ...wish.span },
      {
        translator,
        now: context.now(),
        signal: context.signal,
        ...(wish.withFiles &&
          out !== undefined && {
            async files(all: readonly LocalMessage[]) {
              const found = await fetchFiles(context, office, all, { ...wish, out });
              const missing = [...found.values()].filter((file) => 'missing' in file).length;
              counts = { files: found.size - missing, missing };
              return found;
            },
          }),
      },
    );
    if (out === undefined) return context.output.text(content);
    write(out, content);
    const row = {
      chatId: chat.id,
      chatName: chat.name,
      format,
      file: out,
      messages,
      bytes: Buffer.byteLength(content),
      ...counts,
    };
    await context.output.done(row, () =>
      wish.withFiles
        ? translator.t('cliActs.export.doneFiles', { count: messages, file: out, ...counts })
        : translator.t('cliActs.export.done', { count: messages, file: out }),
    );
    return counts.missing === 0 ? exitCodes.ok : exitCodes.partial;
  },
};

function write(out: string, content: string): void {
  try {
    writeFileSync(out, content);
  } catch (error) {
    throw new CliError('fileUnwritable', { file: out, reason: (error as Error).message }, { param: '--out' });
  }
}

async function fetchFiles(
  context: Context,
  office: OfficeApi,
  messages: readonly LocalMessage[],
  { out, mids }: Wish & { out: string },
) {
  const files = filesOf(messages).filter(({ mid }) => mids === undefined || mids.has(mid));
  const ids = new Set(files.map(({ fileId }) => fileId));
  const ended = await showProgress(context, office, ({ fileId }) => ids.has(fileId));
  const { t } = await context.texts();
  const isTold = !context.flags.quiet && context.io.errIsTerminal;
  return exportFiles(files, folderOf(out), exportFolder(office, dirname(resolve(out))), {
    signal: context.signal,
    progress({ done, of }) {
      if (isTold) context.io.err(`\r${t('acts.export.filesProgress', { done, of })} `);
    },
  }).finally(() => {
    if (isTold && files.length > 0) context.io.err('\n');
    ended();
  });
}

/** Writes down what would be done, without doing it. */
async function plan(
  context: Context,
  office: OfficeApi,
  { chat, format, out = '', span, withFiles }: Wish,
  file: string,
): Promise<ExitCode> {
  const messages = await gatherMessages(
    office,
    { chatId: chat, format, ...span },
    { signal: context.signal },
  );
  const files = withFiles ? filesOf(messages) : [];
  writeExportPlan(file, {
    chat,
    format,
    out,
    since: isoTime(span.from ?? 0),
    until: isoTime(span.to ?? 0),
    messages: messages.length,
    files: withFiles ? files.map(({ mid, name, size }) => ({ mid: String(mid), name, size })) : null,
  });
  const { t } = await context.texts();
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const { name } = await office.chat.get(chat);
  await context.output.done(
    {
      chatId: chat,
      chatName: name,
      format,
      file,
      messages: messages.length,
      bytes,
      files: files.length,
      missing: 0,
    },
    () => t('cliActs.export.planned', { count: messages.length, files: files.length, file }),
  );
  return exitCodes.ok;
}
