// Records what the gallery is fed with: the demo office as one person's client held it at a fixed moment.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import type { LocalChat, LocalMessage, OfficeApi, TreeNode } from '#sdk/api.ts';
import { compareChats } from '#sdk/chat/rules/chat-order.ts';
import type { ListBatch } from '#sdk/base/list-batch.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import { pickVariant } from '#variants/index.ts';
import { searched } from './searched.ts';
import { snapshotKey, type OfficeSnapshot } from '../../gui/gallery/snapshot.ts';

/** The moment of every picture: a Friday morning in the demo office. */
const recordedAt = Date.parse('2026-11-20T10:40:00+08:00');
/** Whose client is recorded, and who is online beside. */
const reader = 'shenzhixing';
const colleagues = ['linruoxi', 'zhoumingxuan', 'hejing', 'tangkexin', 'nora.eriksen'] as const;
const messagesPerChat = 50;
const file = fileURLToPath(new URL('../../gui/gallery/demo-office.json', import.meta.url));

/** The present value of a feed; the feed is left running, since the whole office is closed at the end. */
const firstOf = <T>(feed: (listener: (value: T) => void) => () => void): Promise<T> =>
  new Promise((resolve) => {
    feed(resolve);
  });

async function rowsOf<T>(feed: (listener: (batch: ListBatch<T>) => void) => () => void): Promise<T[]> {
  return [...((await firstOf(feed)).reset ?? [])];
}

/** Asks everything the screens ask, and keeps the answers under the keys the gallery looks them up by. */
async function record(office: OfficeApi): Promise<OfficeSnapshot> {
  const feeds: Record<string, unknown[]> = {};
  const calls: Record<string, unknown> = {};
  const keep = <T>(path: string, first: unknown, value: T): T => {
    calls[snapshotKey(path, first)] = value;
    return value;
  };
  const say = (path: string, first: unknown, value: unknown): void => {
    feeds[snapshotKey(path, first)] = [value];
  };
  const account = await firstOf(office.account.state);
  say('account.state', undefined, account);
  say('lock.state', undefined, await firstOf(office.lock.state));
  keep('account.resume', undefined, account.person);
  keep('config.load', undefined, await firstOf(office.config.state));
  keep('account.devices', undefined, await office.account.devices());
  say('config.state', undefined, await firstOf(office.config.state));
  say('contacts.online', undefined, await firstOf(office.contacts.online));
  say('chat.totals', undefined, await firstOf(office.chat.totals));
  const chats = (await rowsOf<LocalChat>(office.chat.list)).toSorted(compareChats);
  say('chat.head', undefined, { reset: chats, total: chats.length });
  say('chat.queued', undefined, 0);
  for (const chat of chats) {
    keep('chat.get', chat.id, chat);
    say('chat.watch', chat.id, chat);
    if (chat.groupId !== undefined) {
      keep('chat.group', chat.groupId, await office.chat.group(chat.groupId));
      keep('chat.members', chat.groupId, await office.chat.members(chat.groupId));
    }
    const page = await office.chat.older(chat.id, Number.MAX_SAFE_INTEGER, messagesPerChat);
    say('chat.messages', chat.id, { reset: page.messages });
    const own = page.messages.filter(({ mine }: LocalMessage) => mine).map(({ mid }) => mid);
    if (own.length > 0) keep('chat.readCounts', chat.id, await office.chat.readCounts(chat.id, own));
  }
  const walk = async (id: string): Promise<void> => {
    const nodes = keep('contacts.children', id, await office.contacts.children(id));
    for (const node of nodes as TreeNode[]) {
      if (node.kind === 'dept') await walk(node.id);
      else {
        const { departmentId } = keep('contacts.person', node.id, await office.contacts.person(node.id));
        keep('contacts.ancestors', departmentId, await office.contacts.ancestors(departmentId));
      }
    }
  };
  await walk('0');
  for (const typed of [searched.messages, searched.people])
    keep('chat.find', typed, await office.chat.find(typed, chats.length));
  keep('chat.search', searched.messages, await office.chat.search({ text: searched.messages }));
  keep('contacts.search', searched.people, await office.contacts.search(searched.people));
  keep('contacts.search', searched.messages, await office.contacts.search(searched.messages));
  for (const typed of [searched.people, searched.messages])
    keep('contacts.find', typed, await office.contacts.find(typed));
  keep('chat.find', '', await office.chat.find('', 50));
  keep('contacts.groups', undefined, await office.contacts.groups());
  await office.contacts.addFriends(['1002', '1003', '1004', '1007']);
  await office.contacts.setFocus({ personId: '1003' }, true);
  await office.contacts.setFocus({ groupId: '3' }, true);
  say('contacts.circle', undefined, await firstOf(office.contacts.circle));
  const ofDepartment = await office.contacts.departmentPeople('101', { pageSize: 200 });
  keep('contacts.departmentPeople', '101', ofDepartment);
  keep('contacts.ancestors', '101', await office.contacts.ancestors('101'));
  keep('connection.counts', undefined, await office.connection.counts());
  keep('maintenance.recentErrors', undefined, await office.maintenance.recentErrors(20));
  keep('config.licence', undefined, await office.config.licence());
  keep('maintenance.storeInfo', undefined, await office.maintenance.storeInfo());
  return { recordedAt, feeds, calls };
}

const server = await startOffice({ inMemory: true, port: 0, seed: 'demo', clock: { now: () => recordedAt } });
const clients: Office[] = [];

async function signIn(loginName: string): Promise<Office> {
  const client = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: server.url });
  clients.push(client);
  const { password } = server.accounts.find(({ loginname }) => loginname === loginName) ?? {};
  if (password === undefined) throw new RangeError(`nobody is called ${loginName}`);
  await client.account.signInWithPassword({ loginName, password });
  await client.connection.connect();
  return client;
}

try {
  for (const colleague of colleagues) await signIn(colleague);
  const office = await signIn(reader);
  await office.maintenance.backfill();
  const snapshot = await record(office);
  writeFileSync(file, `${JSON.stringify(snapshot)}\n`);
  process.stdout.write(`${Object.keys(snapshot.calls).length} answers recorded\n`);
} finally {
  await Promise.all(clients.map((client) => client.close()));
  await server.close();
}
