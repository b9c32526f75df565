// Proves the form of a new group: what is missing is told once somebody tries, and what waits is no failure.
import { expect, test } from 'vitest';
import type { OfficeApi } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import { CreateGroupScreen } from '#sdk/groups/screens/create-group.ts';
import { groupNameText } from '#sdk/locales/group-name-text.ts';
import { settle } from '../../../support/fake-clock.ts';

const people = [{ id: '2', name: 'Bo', avatar: '' }];
function open(parts: { mayCreate?: () => Promise<boolean>; make?: () => Promise<object> } = {}) {
  const made: object[] = [];
  const office = {
    groups: {
      mayCreate: parts.mayCreate ?? (async () => true),
      do: (act: object) => {
        made.push(act);
        return (parts.make ?? (async () => ({ group: { chatId: '00077' } })))();
      },
    },
  } as unknown as OfficeApi;
  return { screen: new CreateGroupScreen(office), made };
}

test('nothing is wrong before somebody tries; then each field says so until it is right', async () => {
  const { screen, made } = open();
  await settle();
  screen.setName(' ');
  expect(screen.getSnapshot().problems).toEqual({});
  expect(await screen.create()).toBeUndefined();
  expect(Object.keys(screen.getSnapshot().problems).sort()).toEqual(['members', 'name']);
  screen.setName('平台组');
  screen.setMembers(people);
  expect(screen.getSnapshot().problems).toEqual({});
  expect(await screen.create()).toEqual({ chatId: '00077' });
  expect(made).toMatchObject([{ act: 'create', name: '平台组', memberIds: ['2'] }]);
  screen.removeMember('2');
  expect(screen.getSnapshot().problems).toHaveProperty('members');
});

test('what was wrong with the people is not said any more once others are chosen', async () => {
  const { screen } = open();
  screen.setName('平台组');
  await screen.create();
  expect(screen.getSnapshot().problems).toEqual({ members: 'groupMembersInvalid' });
  screen.chooseAnew();
  expect(screen.getSnapshot().problems).toEqual({});
});

test('a group that nobody names is named after its people, and by nothing else than what is typed otherwise', async () => {
  const { screen, made } = open();
  screen.setMembers(people);
  await screen.create('An、Bo');
  screen.setName(' 平台组');
  await screen.create('An、Bo');
  expect(made).toMatchObject([{ name: 'An、Bo' }, { name: ' 平台组' }]);
  const names = Array.from({ length: 6 }, (_, index) => `${index}`.repeat(20));
  expect(groupNameText({ locale: 'zh-CN' }, names, 50)).toBe(
    `${'0'.repeat(20)}、${'1'.repeat(20)}、${'2'.repeat(8)}`,
  );
  // A comma within a name would part it in two.
  expect(groupNameText({ locale: 'en-GB' }, ['Eriksen, Nora', '沈知行'], 50)).toBe('Nora Eriksen, 沈知行');
  expect(groupNameText({ locale: 'en-GB' }, ['An', 'Bo', 'Cy', 'Di', 'Ed'], 50)).toBe('An, Bo, Cy, Di');
});

test('who may not is told and sends nothing; an office that cannot be asked is no refusal', async () => {
  const refused = open({ mayCreate: async () => false });
  await settle();
  refused.screen.setName('x');
  refused.screen.setMembers(people);
  expect(await refused.screen.create()).toBeUndefined();
  expect([refused.screen.getSnapshot().allowed, refused.made]).toEqual([false, []]);
  const away = open({
    mayCreate: () => Promise.reject(new OfficeError('connectionFailed')),
    make: async () => ({ queued: true }),
  });
  await settle();
  away.screen.setName('x');
  away.screen.setMembers(people);
  expect(await away.screen.create()).toBe('queued');
});

test('what the office refuses is told, and the form stays as it was', async () => {
  const { screen } = open({ make: () => Promise.reject(new OfficeError('createGroupForbidden')) });
  await settle();
  screen.setName('x');
  screen.setMembers(people);
  expect(await screen.create()).toBeUndefined();
  expect(screen.getSnapshot()).toMatchObject({
    name: 'x',
    sending: false,
    error: { code: 'createGroupForbidden' },
  });
});
