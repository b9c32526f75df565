// `tangram schedule import|export|template`: files of the schedule, row by row.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { exitCodes } from '../../exit-codes.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { importFields } from '../../shapes/schedule.ts';
import { unwritable } from '../../unwritable.ts';
import { typedRange } from './read.ts';
import { typesOf } from './offered.ts';
import { office as ask } from './typed.ts';

const maxBytes = 20_000_000;

/** Reads a file. */
export const importCommand: CommandSpec = {
  name: 'import',
  summary: 'cliSchedule.import.summary',
  mutates: true,
  lists: true,
  fields: importFields,
  arguments: [{ name: 'file', required: true, text: 'cliSchedule.import.file' }],
  options: [{ name: 'calendar', value: 'text', shown: 'ID', text: 'cliSchedule.option.calendar' }],
  examples: [
    { line: 'tangram schedule import plan.xlsx --dry-run --json', text: 'cliSchedule.import.exampleDry' },
    { line: 'tangram schedule import team.ics', text: 'cliSchedule.import.exampleIcs' },
  ],
  async run(context, input) {
    const file = input.required('file');
    const bytes = fileBytes(file);
    const office = await ask(context, 'schedule import');
    const signal = timeSignal(context, 120_000);
    const report = await bounded(
      office.schedule.importFile(
        { name: basename(file), bytes },
        {
          dryRun: context.flags.dryRun,
          calendarId: input.text('calendar'),
          types: await typesOf(context),
          signal,
        },
      ),
      signal,
    );
    const { t } = await context.texts();
    const rows = report.rows.map((row) => ({ ...row, problem: row.problem ?? null }));
    const { added, known, refused } = report;
    const code = refused > 0 ? exitCodes.partial : exitCodes.ok;
    if (context.flags.dryRun && context.flags.json) {
      const requests = [{ call: 'schedule import', input: { file: basename(file), added, known, refused } }];
      await context.output.data({ dryRun: true, requests, checks: ['rows', 'known'], rows });
      return code;
    }
    const said = (outcome: (typeof rows)[number]['outcome']): string =>
      t(`schedule.importOutcome.${outcome === 'new' && !context.flags.dryRun ? 'added' : outcome}`);
    await context.output.rows(rows, [
      { title: 'cliSchedule.column.row', cell: (row) => String(row.row), right: true },
      { title: 'cliSchedule.column.title', cell: (row) => row.title, shrinks: true },
      { title: 'cliSchedule.column.outcome', cell: (row) => said(row.outcome) },
      {
        title: 'cliSchedule.column.problem',
        cell: (row) => (row.problem === null ? '' : t(`errors.${row.problem}` as 'errors.repeatInvalid')),
      },
    ]);
    const counts = { added, known, refused };
    context.output.hint(t(context.flags.dryRun ? 'schedule.importWould' : 'schedule.importDone', counts));
    return code;
  },
};

/** @throws CliError `fileUnreadable`, `fileTooLarge` */
function fileBytes(path: string): Uint8Array<ArrayBuffer> {
  try {
    if (statSync(path).size > maxBytes) throw new CliError('fileTooLarge', { path });
    return new Uint8Array(readFileSync(path));
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError('fileUnreadable', { path }, { param: 'file' });
  }
}

/** Writes a file. */
export const exportCommand: CommandSpec = {
  name: 'export',
  summary: 'cliSchedule.export.summary',
  fields: ['file', 'format', 'bytes'],
  options: [
    { name: 'out', short: 'o', value: 'text', shown: 'FILE', text: 'cliSchedule.export.out' },
    {
      name: 'format',
      value: 'text',
      shown: 'xlsx|ics',
      choices: ['xlsx', 'ics'],
      text: 'cliSchedule.export.format',
    },
    { name: 'from', value: 'text', shown: 'TIME', text: 'cliSchedule.option.from' },
    { name: 'to', value: 'text', shown: 'TIME', text: 'cliSchedule.option.to' },
    { name: 'tz', value: 'text', shown: 'ZONE', text: 'cliSchedule.option.zone' },
  ],
  examples: [
    { line: 'tangram schedule export -o schedule.ics', text: 'cliSchedule.export.exampleIcs' },
    {
      line: 'tangram schedule export --format xlsx --from 2026-11-01 --to 2026-11-30',
      text: 'cliSchedule.export.exampleXlsx',
    },
  ],
  async run(context, input) {
    const out = input.text('out');
    const office = await ask(context, 'schedule export');
    const format = (input.text('format') ?? (out?.endsWith('.ics') ? 'ics' : 'xlsx')) as 'xlsx' | 'ics';
    const range = await typedRange(context, input, 365);
    const signal = timeSignal(context, 120_000);
    const made = await bounded(
      office.schedule.exportFile(range, format, { language: context.language, signal }),
      signal,
    );
    const file = out ?? made.name;
    if (file === '-') return context.io.out(made.bytes);
    write(file, made.bytes);
    const { t } = await context.texts();
    await context.output.done({ file, format, bytes: made.bytes.length }, () =>
      t('cliSchedule.done.written', { file }),
    );
  },
};

/** Writes the table to fill in. */
export const template: CommandSpec = {
  name: 'template',
  summary: 'cliSchedule.template.summary',
  fields: ['file', 'bytes'],
  options: [{ name: 'out', short: 'o', value: 'text', shown: 'FILE', text: 'cliSchedule.export.out' }],
  examples: [
    { line: 'tangram schedule template', text: 'cliSchedule.template.exampleHere' },
    { line: 'tangram schedule template -o plan.xlsx', text: 'cliSchedule.template.exampleFile' },
  ],
  async run(context, input) {
    const office = await context.signedIn();
    const made = await office.schedule.template(context.language);
    const file = input.text('out') ?? made.name;
    if (file === '-') return context.io.out(made.bytes);
    write(file, made.bytes);
    const { t } = await context.texts();
    await context.output.done({ file, bytes: made.bytes.length }, () =>
      t('cliSchedule.done.written', { file }),
    );
  },
};

function write(file: string, bytes: Uint8Array<ArrayBuffer>): void {
  try {
    writeFileSync(file, bytes, { mode: 0o600 });
  } catch (error) {
    throw unwritable(file, error);
  }
}
