// An office whose disks are ready to be tried: two units, a group, a task, and people who stand differently to each disk.
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { diskService } from '#sdk/contract/disk.ts';
import { contentType } from '#sdk/contract/flags.ts';
import type { WireFile } from '#sdk/contract/file.ts';
import type { Endpoint, InputOf, ReplyOf } from '#sdk/contract/endpoint.ts';
import type { DiskKind } from '#sdk/contract/disk-entities.ts';
import { diskFeature } from '#fixtures/office/disk/feature.ts';
import type { Disks } from '#fixtures/office/disk/service.ts';
import type { RunningOffice } from '#fixtures/serve.ts';
import type { OfficePlan, PersonPlan } from '#fixtures/seed/plan.ts';
import { planSmallOffice } from '#fixtures/seed/small.ts';
import { smallOffice, type Envelope } from '../fixtures/raw-client.ts';

/** Who tries, by what they are to the disks of the owner. */
export const diskRoles = [
  'owner',
  'member',
  'former',
  'outsider',
  'administrator',
  'superAdministrator',
] as const;
/** One of them. */
export type DiskRole = (typeof diskRoles)[number];
/** Their numbers. */
export const diskPeople: Readonly<Record<DiskRole, number>> = {
  owner: 2001,
  member: 2002,
  former: 2003,
  outsider: 2004,
  administrator: 2006,
  superAdministrator: 1001,
};
/** Where each works: the owner's department and unit, or others. */
const workplaces: Readonly<Record<number, string>> = {
  2001: '111',
  2002: '111',
  2003: '121',
  2004: '121',
  2006: '111',
};

function plan(): OfficePlan {
  const small = planSmallOffice({ now: Date.now() });
  const pattern = small.people.find(({ id }) => id === '1002') as PersonPlan;
  const more = Object.entries(workplaces).map(([id, departmentId]) => ({
    ...pattern,
    ...{ id, departmentId, loginName: `p${id}`, name: `人${id}`, secondaryDepartmentIds: [] },
    role: id === '2006' ? ('administrator' as const) : ('member' as const),
  }));
  const department = (id: string, parentId: string) => ({ id, parentId, name: id, nameEn: id, order: 1 });
  return {
    ...small,
    departments: [...small.departments, department('111', '110'), department('121', '120')],
    people: [...small.people, ...more],
  };
}

/** The world, its disks by kind (as the owner has them), and ways to act in it. */
export type DiskWorld = {
  office: RunningOffice & { faults: unknown[] };
  disks: Disks;
  groupId: string;
  taskId: string;
  /** The number of a disk's root folder; a person's own disk is asked for by the person. */
  rootOf(kind: DiskKind, personId?: number): number;
  /** A folder below a folder, whoever made it. */
  addFolder(parentId: number, name: string, personId: number): Promise<number>;
  /** A file with a small content of its own. */
  addFile(parentId: number, name: string, personId: number, text?: string): Promise<number>;
  /** The same with bytes of any kind. */
  addBytes(parentId: number, name: string, personId: number, bytes: Uint8Array): Promise<number>;
  /** Sends a call by hand, as the table says; without a role nobody is signed in. */
  call<N extends Call>(role: DiskRole | undefined, name: N, input: InputOf<Calls[N]>): Promise<Envelope>;
  /** The same, which must succeed. */
  ask<N extends Call>(role: DiskRole, name: N, input: InputOf<Calls[N]>): Promise<ReplyOf<Calls[N]>>;
  close(): Promise<void>;
};
type Calls = (typeof diskService)['calls'];
/** The name of a call of disks. */
export type Call = keyof Calls;

const isFile = (value: unknown): value is WireFile =>
  typeof value === 'object' && value !== null && 'bytes' in value;

/** Starts it. */
export async function diskWorld(options: { dataDir?: string } = {}): Promise<DiskWorld> {
  const office = await smallOffice({
    ...options,
    seed: plan(),
    passwordsFor: [],
    limits: { messages: null, lookups: null, uploads: null, groups: null, calls: null, strangers: null },
  });
  const { sessions, groups, store } = office.office;
  const disks = office.office.features.service(diskFeature) as Disks;
  const tokens = new Map<DiskRole, string>();
  for (const role of diskRoles) {
    const entry = sessions.enter(diskPeople[role], role);
    tokens.set(role, (await sessions.openUserCentre(entry)).token);
  }
  const group = await groups.create(diskPeople.owner, { memberIds: ['2002', '2003'], name: '一个群' });
  await groups.remove(diskPeople.owner, { groupId: group.id, personIds: ['2003'] });
  const task = await disks.tasks.newFolder(diskPeople.owner, { name: '收集', memberIds: ['2002'] });
  const owners: Readonly<Record<DiskKind, number>> = {
    personal: diskPeople.owner,
    group: Number(group.id),
    department: 111,
    unit: 110,
    company: 100,
    task: 1,
  };
  let contents = 0;

  async function place(parentId: number, personId: number) {
    const chain = disks.store.chain(parentId);
    const [row] = chain;
    const disk = row === undefined ? undefined : disks.store.disk(row.disk_id);
    if (row === undefined || disk === undefined) throw new Error(`no folder ${parentId}`);
    return { found: { row, chain, disk, level: 'manage' as const }, actor: { personId, now: Date.now() } };
  }

  async function call<N extends Call>(
    role: DiskRole | undefined,
    name: N,
    input: InputOf<Calls[N]>,
  ): Promise<Envelope> {
    const endpoint: Endpoint = diskService.calls[name];
    const wire = z.encode(endpoint.input, input as never) as Record<string, unknown>;
    const given = Object.entries(wire).filter(([, value]) => value !== undefined);
    const isGet = endpoint.method === 'GET';
    const fields = new URLSearchParams(given.map(([key, value]): [string, string] => [key, String(value)]));
    const form = new FormData();
    for (const [key, value] of given)
      if (isFile(value)) form.set(key, new Blob([value.bytes]), key);
      else form.set(key, String(value));
    const token = role === undefined ? undefined : tokens.get(role);
    const answer = await fetch(`${office.url}/pan${endpoint.path}${isGet ? `?${fields}` : ''}`, {
      method: endpoint.method,
      headers: {
        ...(!isGet && endpoint.in !== 'form' && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `hhid_${token}` }),
      },
      ...(!isGet && { body: endpoint.in === 'form' ? form : JSON.stringify(Object.fromEntries(given)) }),
    });
    return (await answer.json()) as Envelope;
  }

  async function addBytes(
    parentId: number,
    name: string,
    personId: number,
    bytes: Uint8Array,
  ): Promise<number> {
    const { found, actor } = await place(parentId, personId);
    const key = await office.office.blobs.put(bytes);
    const md5 = createHash('md5').update(bytes).digest('hex').toUpperCase();
    const content = { key, size: bytes.byteLength, md5 };
    await store.files.announceContent(key, content.size, md5, actor.now);
    const facts = { name, type: 'text/plain', kind: contentType.shareFile };
    const { id: fileId } = await office.office.files.pointAt(personId, content, facts);
    const stored = { fileId, size: content.size, md5, type: 'text/plain' };
    return store.writer.submit((scope) => disks.tree.put(scope, found, name, stored, 'refuse', actor).row.id);
  }

  return {
    ...{ office, disks, groupId: group.id, taskId: task.diskId, call },
    rootOf(kind, personId) {
      const owner = kind === 'personal' && personId !== undefined ? personId : owners[kind];
      const disk = kind === 'task' ? disks.store.disk(Number(task.diskId)) : disks.store.diskOf(kind, owner);
      if (disk === undefined) throw new Error(`no disk ${kind} of ${owner}`);
      return disk.root_id;
    },
    async addFolder(parentId, name, personId) {
      const { found, actor } = await place(parentId, personId);
      return store.writer.submit((scope) => {
        const made = disks.tree.newFolder(scope, { ...found, level: 'manage' }, name, actor);
        return made.id;
      });
    },
    addFile: (parentId, name, personId, text = `content ${(contents += 1)}`) =>
      addBytes(parentId, name, personId, new TextEncoder().encode(text)),
    addBytes,
    async ask(role, name, input) {
      const envelope = await call(role, name, input);
      if (envelope.code !== 200) throw new Error(`${name} refused: ${envelope.code} ${envelope.msg}`);
      return z.decode((diskService.calls[name] as Endpoint).reply, envelope.data as never) as never;
    },
    close: () => office.close(),
  };
}
