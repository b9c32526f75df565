// `npm run bench [-- NAME…] [--table] [--write] [--minutes N]`: measures, prints a line of JSON per figure, and keeps the table in `bench/figures.md`.
import { parseArgs } from 'node:util';
import { chosenGroups } from './run/groups.ts';
import { measure } from './run/measure.ts';
import { printTable, writeTable } from './run/table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    table: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    // How long the benchmarks that walk through pages do so.
    minutes: { type: 'string' },
  },
});
// Programs under measurement run as they are built: without the checks of development.
process.env['NODE_ENV'] ??= 'production';
if (values.minutes !== undefined) process.env['TANGRAM_WALK_MINUTES'] = values.minutes;
const figures = await measure(chosenGroups(positionals));
if (values.table || values.write) process.stdout.write(`\n${printTable(figures)}\n`);
if (values.write) await writeTable(figures);
