// The page for those who connect their own servers: its table of extensions, and the schema of a variant's file, out of the code.
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { extensions } from '#sdk/contract/extensions.ts';
import { ownVariantSchema } from '#variants/own.ts';

/** Where they stand. */
export const ownServersPath = new URL('../../variants/own-servers.md', import.meta.url);
export const ownSchemaPath = new URL('../../variants/own.schema.json', import.meta.url);

const heading = '## Extensions, and what is so without them';
const code = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(' ');

function table(): string {
  const rows = Object.entries(extensions).map(
    ([name, { calls, frames, fields, without }]) =>
      `| \`${name}\` | ${[code(calls), code(frames), code(fields)].filter((one) => one !== '').join(' · ')} | ${without} |`,
  );
  return ['| Name | Its calls · frames · fields | Without it |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The page with its table as the code has it. */
export function ownServersPage(): string {
  const page = readFileSync(ownServersPath, 'utf8');
  const start = page.indexOf(heading) + heading.length;
  const end = page.indexOf('\n## ', start);
  return `${page.slice(0, start)}\n\n${table()}\n${page.slice(end)}`;
}

/** The schema of a variant's file, for editors. */
export function ownSchema(): string {
  const schema = z.toJSONSchema(ownVariantSchema, { unrepresentable: 'any', io: 'input' });
  return `${JSON.stringify({ title: 'A variant of Tangram of your own', ...schema }, undefined, 2)}\n`;
}
