// Accounts of programs: a token that is shown once and revoked, what it opens, and that everybody sees what it is.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOffice, type Office } from '#sdk/office.ts';
import { pickVariant } from '#variants/index.ts';
import { createTestOffice, memoryHost, type TestOffice } from '#fixtures/testing.ts';

let office: TestOffice;
let administrator: Office;
let opened: Office[];

beforeEach(async () => {
  office = await createTestOffice({ people: ['administrator', 'colleague'] });
  administrator = await office.client('administrator');
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map((client) => client.close()));
  await office.close();
});

/** A program that has a token and nothing else. */
function program(): Office {
  const client = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: office.url });
  opened.push(client);
  return client;
}
const code = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

test('a bot comes in by its token, uses what was granted and nothing else, and its name says what it is', async () => {
  const issued = await administrator.administration.addPerson({
    loginName: 'answers',
    name: '答疑',
    bot: true,
    grants: ['todo'],
  });
  expect(issued.bot).toBe(true);
  const bot = program();
  expect(await code(bot.account.signInWithToken({ token: 'no-such-token' }))).toBe('loginExpired');
  const me = await bot.account.signInWithToken({ token: issued.code });
  expect(me).toMatchObject({ loginName: 'answers', name: '答疑 [BOT]' });
  await bot.connection.connect();

  const colleague = await office.client('colleague');
  await colleague.connection.connect();
  expect(await colleague.contacts.personByLoginName('answers')).toMatchObject({
    name: '答疑 [BOT]',
    bot: true,
  });
  expect((await colleague.contacts.personByLoginName('administrator')).bot).toBeUndefined();
  const chat = await colleague.chat.activate({ personId: me.id });
  expect(chat.name).toBe('答疑 [BOT]');

  expect(await code(bot.todo.count())).toBe('done');
  expect(await code(bot.disk.disks())).toBe('forbidden');
  expect(await code(bot.administration.addPerson({ loginName: 'more', name: 'more' }))).toBe('forbidden');
  expect(await code(colleague.disk.disks())).toBe('done');
});

test('a new token ends the old one and what came in by it, and there is no password', async () => {
  const { administration } = administrator;
  const first = await administration.addPerson({ loginName: 'answers', name: '答疑', bot: true });
  const bot = program();
  await bot.account.signInWithToken({ token: first.code });
  await bot.connection.connect();
  const ended = new Promise((resolve) => {
    bot.account.state(({ phase }) => phase === 'ended' && resolve(phase));
  });
  const second = await administration.issueResetCode('answers');
  expect([second.bot, second.code === first.code]).toEqual([true, false]);
  expect(await ended).toBe('ended');
  expect(await code(program().account.signInWithToken({ token: first.code }))).toBe('loginExpired');
  expect(await code(program().account.signInWithToken({ token: second.code }))).toBe('done');
  const byPassword = program().account.signInWithPassword({ loginName: 'answers', password: second.code });
  expect(await code(byPassword)).toBe('badCredentials');
});

test('the mark is a bot’s alone, stays when the name changes, and a bot gets no power', async () => {
  const { administration, admin } = administrator;
  await administration.addPerson({ loginName: 'person', name: '王小明 [BOT]' });
  await administration.addPerson({ loginName: 'answers', name: '答疑', bot: true });
  const person = await administrator.contacts.personByLoginName('person');
  const bot = await administrator.contacts.personByLoginName('answers');
  expect([person.name, person.bot]).toEqual(['王小明', undefined]);
  expect((await admin.changePerson(person.id, { name: '王小明 [ bot ][BOT]' })).name).toBe('王小明');
  expect((await admin.changePerson(bot.id, { name: '问答' })).name).toBe('问答 [BOT]');
  expect(await code(admin.changePerson(bot.id, { role: 'administrator' }))).toBe('forbidden');
  expect(await code(admin.changePerson(person.id, { role: 'administrator' }))).toBe('done');
});
