// A real office that allows little: what is in an outbox waits and lands once and in order, what was asked for is told plainly.
import { afterEach, expect, test } from 'vitest';
import { openOffice, type Office } from '#sdk/office.ts';
import { startOffice, type LimitChoice, type RunningOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { pickVariant } from '#variants/index.ts';
import { waitUntil } from '../support/wait-until.ts';
import { realCli } from '../support/cli-office.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function world(
  limits: LimitChoice,
  passwordsFor: string[] = [],
): Promise<{ running: RunningOffice; ann: Office; chatId: string }> {
  const running = await startOffice({ inMemory: true, seed: 'small', passwordsFor, limits });
  ends.push(() => running.close());
  const ann = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: running.url });
  ends.push(() => ann.close());
  const { sessions } = running.office;
  await ann.account.signInWithTicket({ ticket: await sessions.ticket(sessions.enter(1001, 'anran')) });
  await ann.connection.connect();
  const chat = await ann.chat.activate({ personId: '1002' });
  return { running, ann, chatId: chat.id };
}

test('a burst beyond the limit arrives whole and in order, and says meanwhile that it waits', async () => {
  const { ann, chatId } = await world({ messages: { burst: 10, perSecond: 40 } });
  const states = new Set<string>();
  ends.push(
    ann.chat.messages(
      chatId,
      100,
    )((batch) => {
      for (const { state, restsUntil } of [...(batch.reset ?? []), ...(batch.upsert ?? [])])
        states.add(restsUntil === undefined ? state : 'rests');
    }),
  );
  const texts = Array.from({ length: 40 }, (_, index) => `第 ${index} 条`);
  await Promise.all(texts.map((text) => ann.chat.send({ chatId, text, wait: true })));
  const { messages } = await ann.chat.older(chatId, Number.MAX_SAFE_INTEGER, 100);
  const inOrder = messages.toSorted((a, b) => a.mid - b.mid).map(({ text }) => text);
  expect(inOrder.filter((text) => texts.includes(text))).toEqual(texts);
  expect([...states]).toEqual(expect.arrayContaining(['rests', 'sent']));
  expect(states.has('failed')).toBe(false);
});

test('a forward that came too soon waits with its reason, and arrives once by itself', async () => {
  const { ann, chatId } = await world({ messages: { burst: 2, perSecond: 2 } });
  const text = '要转发的话';
  const { mid } = await ann.chat.send({ chatId, text, wait: true });
  const forward = () => ann.acts.forward({ chatId, mids: [mid], personIds: ['1002'] });
  const reports = await Promise.all(Array.from({ length: 8 }, forward));
  const held = reports.filter(({ queued }) => queued);
  expect(held.length).toBeGreaterThan(0);
  for (const report of held)
    expect(report).toMatchObject({ restsWhy: 'rateLimited', restsUntil: expect.any(Number) });
  await waitUntil('the forward', async () => (await ann.acts.outbox()).length === 0);
  const { messages } = await ann.chat.older(chatId, Number.MAX_SAFE_INTEGER, 100);
  expect(messages.filter((message) => message.text === text)).toHaveLength(1 + reports.length);
});

test('acts on groups and uploads come again by themselves', async () => {
  const { ann, chatId } = await world({
    groups: { burst: 1, perSecond: 5 },
    uploads: { burst: 2, perSecond: 20 },
  });
  const { group } = await ann.groups.do({ act: 'create', name: '一', memberIds: ['1002'] });
  const groupId = group?.id ?? '';
  const named = await ann.groups.do({ act: 'rename', groupId, name: '二' });
  expect(named.state).toBe('done');
  expect((await ann.chat.group(groupId)).name).toBe('二');
  const content = new Blob(['内容'.repeat(50)], { type: 'text/plain' });
  const send = (name: string) =>
    ann.files.send({ chatId, source: { content }, name, mime: 'text/plain', kind: 'file', wait: true });
  const files = await Promise.all(['a.txt', 'b.txt', 'c.txt'].map(send));
  expect(files.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
});

test('a search that comes too often says for how long; the command line ends with 7 and keeps the message', async () => {
  const { running, ann } = await world(
    { lookups: { burst: 3, perSecond: 0.05 }, messages: { burst: 1, perSecond: 0.01 } },
    ['anran'],
  );
  const asked = async (): Promise<string> => {
    try {
      for (;;) await ann.contacts.search('陈');
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  expect(await asked()).toBe('rateLimited');
  const cli = realCli();
  ends.push(() => cli.remove());
  const account = running.accounts.find(({ loginname }) => loginname === 'anran');
  const argv = ['login', '--server', running.url, '--user', 'anran', '--password-stdin'];
  expect(await cli.tangram(argv, { input: account?.password ?? '' })).toMatchObject({ code: 0 });
  const send = (clientId: string, seconds: number) =>
    cli.tangram([
      ...['chat', 'send', '薄文', '你好', '--client-id', clientId],
      ...['--timeout', `${seconds}s`, '--json'],
    ]);
  const begun = performance.now();
  expect(await send('first', 60)).toMatchObject({ code: 0 });
  // Time enough to be refused, by what being taken has cost.
  const said = await send('second', Math.max(3, Math.ceil((performance.now() - begun) / 250)));
  expect(said.code).toBe(7);
  const told = JSON.parse(said.err) as { retryAfter: number };
  expect(told).toMatchObject({ type: 'limit', code: 'sendingRests', clientId: 'second', queued: true });
  expect(told.retryAfter).toBeGreaterThan(5);
  const waiting = await cli.tangram(['outbox', 'list', '--offline', '--json=id']);
  expect(JSON.parse(waiting.out)).toEqual([{ id: 'second' }]);
});

test('a file without room is refused before it is sent, with what is used and left', async () => {
  const { ann, chatId } = await world({ storageMb: 2 });
  const send = (letter: string, kind: 'file' | 'image') => {
    const content = new Blob([letter.repeat(1_500_000)], { type: 'image/png' });
    return ann.files.send({
      chatId,
      source: { content },
      name: letter,
      mime: content.type,
      kind,
      wait: true,
    });
  };
  expect((await send('a', 'file')).state).toBe('sent');
  expect(await ann.files.space()).toEqual({ usedBytes: 1_500_000, limitBytes: 2_097_152 });
  for (const kind of ['file', 'image'] as const)
    await expect(send('b', kind)).rejects.toMatchObject({
      code: 'quotaExceeded',
      data: { params: { used: 1.5, limit: 2, left: 0.5, unit: 'MB' } },
    });
  expect((await ann.files.space()).usedBytes).toBe(1_500_000);
});
