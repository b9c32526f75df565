// What `npm run generate` writes: the pages that are made from code, so that they cannot say anything else.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { attackPage } from './architecture/attack-page.ts';
import { callPage } from './architecture/call-page.ts';
import { featurePage } from './architecture/feature-table.ts';
import { ownSchema, ownServersPage } from './architecture/own-servers.ts';
import { referencePage } from './architecture/sdk-reference.ts';
import { coveragePage } from './architecture/spec-coverage.ts';

const pages = [
  { path: 'architecture/spec-coverage.md', text: coveragePage },
  { path: 'architecture/attack-classes.md', text: attackPage },
  { path: 'architecture/calls.md', text: callPage },
  { path: 'architecture/features.md', text: featurePage },
  { path: '../sdk/reference.md', text: referencePage },
  { path: '../variants/own-servers.md', text: ownServersPage },
  { path: '../variants/own.schema.json', text: ownSchema },
];

for (const { path, text } of pages) {
  const file = fileURLToPath(new URL(path, import.meta.url));
  const fresh = text();
  let old = '';
  try {
    old = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  if (old !== fresh) writeFileSync(file, fresh);
  process.stdout.write(`${old === fresh ? 'unchanged' : 'written'}: tests/${path}\n`);
}
