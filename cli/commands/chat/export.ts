// `tangram chat export`: a chat as HTML, Markdown or JSON, into a file or onto standard output.
import { writeFileSync } from 'node:fs';
import { exportChat } from '#sdk/chat/actions/export-chat.ts';
import { exportFormats, type ExportFormat } from '#sdk/chat/rules/chat-export.ts';
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { freshOffice } from '../../fresh.ts';
import { findChat } from '../../target.ts';
import { spanOf, spanOptions } from './history.ts';

const byEnding: Readonly<Record<string, ExportFormat>> = {
  html: 'html',
  htm: 'html',
  md: 'markdown',
  json: 'json',
};

/** The command. */
export const exportCommand: CommandSpec = {
  name: 'export',
  summary: 'cliActs.export.summary',
  fields: ['chatId', 'chatName', 'format', 'file', 'messages', 'bytes'],
  arguments: [{ name: 'target', required: true, text: 'cliHelp.argument.target' }],
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
  ],
  examples: [
    { line: 'tangram chat export 沈知行 -o chat.html', text: 'cliActs.export.exampleFile' },
    {
      line: 'tangram chat export 00012 --format markdown --since 2026-11-01',
      text: 'cliActs.export.examplePipe',
    },
  ],
  async run(context, input) {
    const out = input.text('out');
    const ending = out?.slice(out.lastIndexOf('.') + 1).toLowerCase() ?? '';
    const format = (input.text('format') as ExportFormat | undefined) ?? byEnding[ending] ?? 'html';
    const span = spanOf(input, context.now());
    const office = await freshOffice(context);
    const chat = await findChat(office, input.required('target'));
    const translator = await context.texts();
    const { content, messages } = await exportChat(
      office,
      { chatId: chat.id, format, ...span },
      { translator, now: context.now(), signal: context.signal },
    );
    if (out === undefined || out === '-') return context.output.text(content);
    try {
      writeFileSync(out, content);
    } catch (error) {
      throw new CliError(
        'fileUnwritable',
        { file: out, reason: (error as Error).message },
        { param: '--out' },
      );
    }
    const row = {
      chatId: chat.id,
      chatName: chat.name,
      format,
      file: out,
      messages,
      bytes: Buffer.byteLength(content),
    };
    return context.output.done(row, () =>
      translator.t('cliActs.export.done', { count: messages, file: out }),
    );
  },
};
