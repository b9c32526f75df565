// A client as a process of its own that does the disk drill's script until it is killed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asOfficeError } from '#sdk/errors.ts';
import type { DiskItemAnswer, DiskNode } from '#sdk/api.ts';
import { DrillClient, type DevicePlace, type OfficeAddress } from './drill-client.ts';
import { contentOf, diskScript, type DiskAct } from './disk-script.ts';
import { pause } from './wait-until.ts';

/** What the program is started with: it goes on at act `first`. */
export type DiskArgument = {
  address: OfficeAddress;
  place: DevicePlace;
  seed: number;
  acts: number;
  first: number;
  /** Folder of the files that go up. */
  files: string;
  /** Bytes of a large one. */
  large: number;
};
/** What it tells, each when it is so. */
export type DiskTold =
  | { is: 'begun'; number: number }
  | { is: 'taken'; number: number }
  | { is: 'refused'; number: number; code: string }
  | { is: 'done' };

const at = (path: string): string => `personal:/${path}`;

async function nodeAt(client: DrillClient, path: string): Promise<DiskNode | undefined> {
  return (await client.office.disk.resolve(at(path))).node;
}

function checked(answers: readonly DiskItemAnswer[]): void {
  for (const { error } of answers) if (error !== undefined) throw new Error(error);
}

/** Does an act. What was done already in an earlier life has nothing left to be done to. */
async function perform(client: DrillClient, act: DiskAct, argument: DiskArgument): Promise<void> {
  const { disk } = client.office;
  const { id: clientId } = act;
  switch (act.type) {
    case 'put':
    case 'replace': {
      const [folder = '', name = ''] = act.path.split('/');
      const path = join(argument.files, `${act.content}.bin`);
      const target = await nodeAt(client, folder);
      const wish = { folderId: target?.id ?? '', source: { path }, name, conflict: 'replace' } as const;
      for (const id of await disk.upload(wish)) await disk.uploaded(id);
      return;
    }
    case 'move': {
      const [node, target] = [await nodeAt(client, act.path), await nodeAt(client, act.folder)];
      if (node === undefined || target === undefined) return;
      return checked(
        await disk.relocate({ ids: [node.id], targetId: target.id, conflict: 'replace', clientId }),
      );
    }
    case 'overwrite': {
      const [node, over] = [await nodeAt(client, act.path), await nodeAt(client, act.over)];
      if (node === undefined || over === undefined) return;
      const wish = { ids: [node.id], targetId: over.parentId, name: over.name, conflict: 'replace' } as const;
      return checked(await disk.relocate({ ...wish, clientId }));
    }
    case 'rename': {
      const node = await nodeAt(client, act.path);
      if (node !== undefined) await disk.rename(node, act.name, { clientId });
      return;
    }
    case 'trash': {
      const node = await nodeAt(client, act.path);
      if (node !== undefined) checked(await disk.trash([node.id], { clientId }));
      return;
    }
    case 'purge': {
      const node = await nodeAt(client, act.path);
      if (node !== undefined) checked(await disk.trash([node.id], { clientId }));
      const name = act.path.split('/').at(-1);
      const { rows } = await disk.trashed({ limit: 500 });
      const binned = rows.find((one) => one.name === name);
      if (binned !== undefined) checked(await disk.purge([binned.id], { clientId: `${clientId}.purge` }));
      return;
    }
    case 'restore': {
      const { rows } = await disk.trashed({ limit: 500 });
      const binned = rows.find(({ name }) => name === act.name);
      if (binned !== undefined) checked(await disk.restore([binned.id], {}, { clientId }));
    }
  }
}

/** Does it until the office has heard and answered; what broke off is done again under the same id. */
async function until(client: DrillClient, act: DiskAct, argument: DiskArgument): Promise<void> {
  for (;;) {
    try {
      return await perform(client, act, argument);
    } catch (error) {
      const { kind, code } = asOfficeError(error);
      if (kind !== 'network' && code !== 'busy' && code !== 'cancelled') throw error;
      await pause(20);
    }
  }
}

if (process.send !== undefined && process.argv[2] !== undefined)
  await followScript(JSON.parse(process.argv[2]) as DiskArgument);

async function followScript(argument: DiskArgument): Promise<void> {
  process.on('disconnect', () => process.exit(0));
  const tell = (told: DiskTold): void => void process.send?.(told);
  mkdirSync(argument.files, { recursive: true });
  const client = await DrillClient.open(argument.address, argument.place);
  void client.office.connection.connect();
  for (const [number, act] of diskScript(argument.seed, argument.acts).acts.entries()) {
    if (number < argument.first) continue;
    if ('content' in act)
      writeFileSync(
        join(argument.files, `${act.content}.bin`),
        contentOf(argument.seed, act.content, argument.large),
      );
    tell({ is: 'begun', number });
    try {
      await until(client, act, argument);
      tell({ is: 'taken', number });
    } catch (error) {
      tell({ is: 'refused', number, code: String(error) });
    }
  }
  tell({ is: 'done' });
  await client.close();
  process.disconnect?.();
}
