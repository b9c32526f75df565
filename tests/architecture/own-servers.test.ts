// Holds the page for one's own servers, its schema and its example against the code they speak of.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chatService } from '#sdk/contract/chat.ts';
import { extensionOf, extensions } from '#sdk/contract/extensions.ts';
import { frames, eventRecords } from '#sdk/contract/frames.ts';
import { netdisk } from '#sdk/contract/netdisk.ts';
import { userCentre } from '#sdk/contract/user-centre.ts';
import { featureContracts } from '#sdk/feature-contracts.ts';
import { readOwnVariant } from '#variants/own.ts';
import { ownSchema, ownSchemaPath, ownServersPage, ownServersPath } from './own-servers.ts';

/** Tables are laid out by the formatter: what they say is compared. */
const said = (page: string): string => page.replaceAll(/[ \t]+/g, ' ').replaceAll(/-{3,}/g, '---');

describe('own servers', () => {
  it('has a page whose table is the code’s (npm run generate)', () => {
    expect(said(readFileSync(ownServersPath, 'utf8'))).toBe(said(ownServersPage()));
  });

  it('has a schema that is the code’s', () => {
    expect(JSON.parse(readFileSync(ownSchemaPath, 'utf8'))).toEqual(JSON.parse(ownSchema()));
  });

  it('has an example that is a variant', () => {
    const example = readFileSync(new URL('../../variants/own.example.json', import.meta.url), 'utf8');
    expect(readOwnVariant(example, 'example')).toMatchObject({ name: 'own', chatPathSuffix: '.action' });
  });

  it('every call the specification does not show belongs to one extension, and no other call to any', async () => {
    const tables = [userCentre, chatService, netdisk, ...(await featureContracts())];
    const rows = tables.flatMap(({ calls }) => Object.entries(calls));
    const ours = rows.filter(([, { spec }]) => spec === 'ours');
    expect(ours.length).toBeGreaterThan(200);
    expect(ours.filter(([, { path }]) => extensionOf(path) === undefined).map(([name]) => name)).toEqual([]);
    const paths = new Set(rows.map(([, { path }]) => path));
    const named = Object.values(extensions).flatMap(({ calls }) => calls.filter((one) => !one.endsWith('*')));
    expect(named.filter((path) => !paths.has(path))).toEqual([]);
  });

  it('names frames there are', () => {
    const known = new Set([...Object.keys(frames), ...Object.keys(eventRecords)]);
    const named = Object.values(extensions).flatMap((row): readonly string[] => row.frames);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});
