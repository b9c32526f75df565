// A mention of somebody who has left the group, or stands far down among its members, keeps its name.
import { expect, test, vi } from 'vitest';
import type { LocalMessage, OfficeApi } from '#sdk/api.ts';
import { MentionedNames } from '#sdk/chat/screens/mentioned-names.ts';
import { OfficeError } from '#sdk/errors.ts';

const said = (text: string, mentions?: string[]): LocalMessage =>
  ({ key: text, text, bySystem: false, mentions }) as unknown as LocalMessage;
const people = new Map([
  ['7', '杜鹏'],
  ['8', 'Nora Eriksen'],
]);

function open() {
  const person = vi.fn(async (id: string) => {
    const name = people.get(id);
    if (name === undefined) throw new OfficeError('notFound');
    return { id, name };
  });
  const told: (readonly string[])[] = [];
  const office = { contacts: { person } } as unknown as OfficeApi;
  const names = new MentionedNames(office, (now) => void told.push(now));
  return { names, person, now: () => told.at(-1) };
}

test('who left is asked for once the members are known, and once', async () => {
  const { names, person, now } = open();
  const rows = [said('@林若溪 你好', ['2']), said('@杜鹏 和 @Nora Eriksen 看一下', ['7', '8'])];
  names.see(rows);
  expect(person).not.toHaveBeenCalled();
  names.known(['林若溪'], rows);
  await expect.poll(now).toEqual(['林若溪', '杜鹏', 'Nora Eriksen']);
  names.see(rows);
  expect(person.mock.calls).toEqual([['7'], ['8']]);
});

test('nobody is asked for where all names are known, nobody is mentioned, or everybody is; nor again who is known to none', async () => {
  const { names, person } = open();
  names.known(['林若溪', 'Nora Eriksen'], []);
  names.see([
    said('@林若溪 @Nora Eriksen 好', ['2', '8']),
    said('@杜鹏 好'),
    said('@所有人 @everyone', ['all']),
  ]);
  expect(person).not.toHaveBeenCalled();
  names.see([said('@王五', ['99'])]);
  await expect.poll(() => person.mock.results.length).toBe(1);
  await new Promise((resolve) => setImmediate(resolve));
  names.see([said('@王五', ['99'])]);
  expect(person).toHaveBeenCalledTimes(1);
});
