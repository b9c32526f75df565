// What somebody at a terminal may lose, by name: their chats and messages, groups, friends, files, devices, what waits.
import { OfficeError } from '#sdk/errors.ts';
import type { Office } from '#sdk/office.ts';
import { summarize } from '#sdk/contract/markup/summary.ts';
import { createTranslator } from '#sdk/locales/index.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import { waitUntil } from './wait-until.ts';

/** Each thing by what it is, and the name a question about it has to say. */
export type World = ReadonlyMap<string, string>;

const plenty = 1_000;
/** What an office answers about a group one is not in. */
const outside: ReadonlySet<string> = new Set(['leftGroup', 'removedFromGroup', 'groupDissolved', 'notFound']);
const translator = createTranslator('zh');

/** Gives them something of each kind; everything is there when it resolves. */
export async function furnish(office: Office): Promise<void> {
  const { group } = await office.groups.do({ act: 'create', name: '键盘小组', memberIds: ['1002', '1003'] });
  await office.contacts.addFriends(['1002', '1004']);
  const [disk] = await office.disk.disks({ kind: 'personal' });
  const at = { id: disk?.rootId ?? '', diskKind: 'personal' as const };
  const made = await Promise.all(
    ['甲', '乙', '丙', '丁'].map((name) => office.disk.mkdir(at, `资料${name}`)),
  );
  await office.disk.trash(made.slice(2).map(({ id }) => id));
  const dueTime = Date.now() + 86_400_000;
  for (const text of ['第一条稍后发送', '第二条稍后发送'])
    await office.later.schedule({ chatId: '00011', text, dueTime });
  await waitUntil('the group is a chat', async () =>
    (await office.chat.find('', plenty)).some(({ name }) => name === group?.name),
  );
}

/** More of what can be lost, again and again: `round` counts. `other` is a colleague of theirs. */
export async function furnishMore(office: Office, other: Office, round: number): Promise<void> {
  const { id: personId } = await office.contacts.personByLoginName('reader');
  if (round === 0) {
    const { id } = await office.ask.createBase({ name: '规定' });
    await office.ask.addTexts(id, [{ name: '休假.md', text: '# 休假\n\n年休假一年最多分三次。' }]);
  }
  // A chat that was taken off the list comes back with what is said in it.
  const chats = await other.chat.find('', plenty);
  for (const { id, enabled } of chats)
    if (enabled) await other.chat.send({ chatId: id, text: `第 ${round} 轮的消息`, wait: true });
  await office.contacts.addFriends(['1002', '1004']).catch(() => undefined);
  await office.groups.do({ act: 'create', name: `键盘小组 ${round}`, memberIds: ['1002', '1003'] });
  const [disk] = await office.disk.disks({ kind: 'personal' });
  const at = { id: disk?.rootId ?? '', diskKind: 'personal' as const };
  const made = await office.disk.mkdir(at, `资料第 ${round} 轮`);
  await office.disk.trash([made.id]);
  const dueTime = Date.now() + 86_400_000;
  for (const part of ['甲', '乙'])
    await office.later.schedule({ chatId: '00011', text: `稍后发送${round}${part}`, dueTime });
  await other.schedule.create({
    type: 'schedule',
    title: `走查第 ${round} 轮`,
    start: '2032-03-05T09:00:00',
    end: '2032-03-05T10:00:00',
    zone: 'Asia/Shanghai',
    people: [{ personId, role: 'participant' }],
  });
}

/** All of it as it is now. `office` is another device of the same person. */
export async function worldOf(office: Office): Promise<World> {
  const things = new Map<string, string>();
  for (const { id, name, kind } of await office.chat.find('', plenty)) {
    things.set(`chat ${id}`, name);
    const { messages } = await office.chat.older(id, Number.MAX_SAFE_INTEGER, plenty);
    for (const { mid, text, senderId, bySystem } of messages)
      if (!bySystem && mid > 0)
        things.set(`message ${id} ${mid}`, lineText(translator, summarize(text, senderId)));
    if (kind !== 'group') continue;
    const groupId = String(Number(id));
    const members = await membersOf(office, groupId);
    if (members.length > 0) things.set(`place ${id}`, name);
    for (const member of members) {
      things.set(`member ${groupId} ${member.id}`, member.name);
      if (member.role === 'owner') things.set(`owner ${groupId} ${member.id}`, name);
    }
  }
  for (const { id, name } of await office.contacts.friends()) things.set(`friend ${id}`, name);
  const [disk] = await office.disk.disks({ kind: 'personal' });
  const { rows } = await office.disk.list(disk?.rootId ?? '');
  const { rows: trashed } = await office.disk.trashed();
  for (const { id, name } of [...rows, ...trashed]) things.set(`file ${id}`, name);
  for (const { id, deviceName } of await office.account.devices()) things.set(`device ${id}`, deviceName);
  for (const { id, chatName, words } of await office.later.list())
    things.set(`later ${id}`, words === '' ? chatName : words);
  for (const { id, title } of (await office.todo.list({ tab: 'todo', limit: 200 })).items)
    things.set(`todo ${id}`, title.zh);
  for (const { id, title } of await office.ask.sessions()) things.set(`conversation ${id}`, title);
  return things;
}

/** Nobody where the person is not among them any more: the chat stays, to be read. */
async function membersOf(office: Office, groupId: string) {
  try {
    return (await office.chat.members(groupId)).members;
  } catch (error) {
    if (error instanceof OfficeError && outside.has(error.code)) return [];
    throw error;
  }
}

/**
 * What was there before and is not any more, without what was agreed to: its name stands in a question answered with yes.
 * `used` are the questions, by their place, that something was lost by: a yes is given to one thing, once.
 */
export function lostUnasked(
  before: World,
  after: World,
  agreed: readonly string[],
): { readonly lost: readonly string[]; readonly used: ReadonlySet<number> } {
  const said = agreed.map(squeezed);
  const used = new Set<number>();
  const lost = [...before].flatMap(([id, name]) => {
    if (after.has(id) || isGoneWithIt(id, before, after)) return [];
    // A question has one line of a message.
    const wanted = squeezed(name).slice(0, 12);
    const by = said.findLastIndex((text) => text.includes(wanted));
    if (by < 0) return [`${id} “${name}”`];
    used.add(by);
    return [];
  });
  return { lost, used };
}

/** Letters and figures alone: signs and widths are drawn as the terminal has them. */
const squeezed = (text: string): string => text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** What belongs to a chat goes with it, or with one's place in it: that loss is the one that has to have been agreed to. */
function isGoneWithIt(id: string, before: World, after: World): boolean {
  const [kind, of = ''] = id.split(' ');
  if (kind !== 'message' && kind !== 'member' && kind !== 'owner') return false;
  const chat = of.padStart(5, '0');
  return [`chat ${chat}`, `place ${chat}`].some((one) => before.has(one) && !after.has(one));
}
