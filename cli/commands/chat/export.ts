// `tangram chat export`: a chat as HTML, Markdown or JSON, with its files beside it where wanted.
import { writeFileSync } from 'node:fs';
import type { LocalMessage } from '#sdk/api.ts';
import { exportChat } from '#sdk/chat/actions/export-chat.ts';
import { exportFormats } from '#sdk/chat/rules/chat-export.ts';
import type { CommandSpec } from '../../command.ts';
import { unwritable } from '../../unwritable.ts';
import { exitCodes } from '../../exit-codes.ts';
import { freshOffice } from '../../fresh.ts';
import { findChat } from '../../target.ts';
import { fetchExportFiles } from './export-fetch.ts';
import { planExport } from './export-plan.ts';
import { exportRequest } from './export-request.ts';
import { spanOptions } from './history.ts';

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
    const asked = await exportRequest(context, input);
    const office = await freshOffice(context);
    const chat = await findChat(office, asked.chat);
    const planFile = input.text('plan');
    if (planFile !== undefined && input.argument('target') !== undefined)
      return planExport(context, office, { ...asked, chat: chat.id }, planFile);
    const translator = await context.texts();
    const { out, format } = asked;
    let counts = { files: 0, missing: 0 };
    const { content, messages } = await exportChat(
      office,
      { chatId: chat.id, format, ...asked.span },
      {
        translator,
        now: context.now(),
        signal: context.signal,
        ...(asked.withFiles &&
          out !== undefined && {
            async files(all: readonly LocalMessage[]) {
              const found = await fetchExportFiles(context, office, all, { out, mids: asked.mids });
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
      asked.withFiles
        ? translator.t('cliActs.export.doneFiles', { count: messages, file: out, ...counts })
        : translator.t('cliActs.export.done', { count: messages, file: out }),
    );
    return counts.missing === 0 ? exitCodes.ok : exitCodes.partial;
  },
};

function write(out: string, content: string): void {
  try {
    writeFileSync(out, content, { mode: 0o600 });
  } catch (error) {
    throw unwritable(out, error, '--out');
  }
}
