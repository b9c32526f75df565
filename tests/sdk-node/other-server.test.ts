// A server that was written from the specification alone, with every liberty old servers take: the client lives with each.
import { afterEach, describe, expect, test } from 'vitest';
import type { Office } from '#sdk/office.ts';
import { liberties, libertyNames, type Liberty } from '../support/other-server/liberties.ts';
import { morning, otherCli } from '../support/other-server/morning.ts';
import { otherClient, signIn } from '../support/other-server/client.ts';
import { startOtherServer, type OtherServer } from '../support/other-server/server.ts';
import { waitUntil } from '../support/wait-until.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function serverWith(...taken: Liberty[]): Promise<OtherServer> {
  const server = await startOtherServer(taken);
  ends.push(() => server.stop());
  return server;
}

async function person(server: OtherServer, loginName = 'jia'): Promise<Office> {
  const office = otherClient(server);
  ends.push(() => office.close());
  await signIn(office, loginName);
  return office;
}

test('at least sixty liberties are told apart', () => {
  expect(libertyNames.length).toBeGreaterThanOrEqual(60);
});

describe('a client of the other server', () => {
  test.each(libertyNames)('reads, sends once and goes on where %s', async (name) => {
    const server = await serverWith(name);
    const office = await person(server);
    await office.connection.connect();
    const chats = await office.chat.find('', 10);
    expect(new Map(chats.map((chat) => [chat.name, chat.kind])), liberties[name]).toEqual(
      new Map([
        ['乙', 'direct'],
        ['项目组', 'group'],
      ]),
    );
    const chat = chats.find(({ kind }) => kind === 'direct')?.id ?? '';
    const { messages } = await office.chat.older(chat, Number.MAX_SAFE_INTEGER - 2_000_000_000, 60);
    expect(messages.map(({ text }) => text)).toContain('早 39');
    if (!(name === 'ackMissing' || name === 'echoMissing')) {
      const sent = await office.chat.send({ chatId: chat, text: '收到', wait: true });
      expect(sent).toMatchObject({ text: '收到', state: 'sent' });
    }
    expect(server.office.messages.filter(({ c }) => c === '收到').length).toBeLessThanOrEqual(1);
  });

  test('has a whole morning by the command line, and another with most liberties at once', async () => {
    expect(await morning(await serverWith())).toEqual([]);
    const many: Liberty[] = [
      'longIds',
      'idsAsNumbers',
      'nulls',
      'countsAsStrings',
      'okAsString',
      'codesAsStrings',
    ];
    const more: Liberty[] = [
      'htmlType',
      'gzip',
      'timesAsStrings',
      'rowNull',
      'listInRows',
      'oldestFirst',
      'modeOnly',
    ];
    expect(await morning(await serverWith(...many, ...more, 'tokenAlone', 'licenceSlashes'))).toEqual([]);
  });

  test('has the same morning where there is no socket', async () => {
    expect(await morning(await serverWith('noSocket', 'fileIdAlone', 'noFirstStep'))).toEqual([]);
  });

  test('is let in by a ticket', async () => {
    const server = await serverWith();
    const office = otherClient(server);
    ends.push(() => office.close());
    const me = await office.account.signInWithTicket({ ticket: 'ticket-yi' });
    expect(me).toMatchObject({ name: '乙', id: '102' });
  });
});

describe('a message', () => {
  test('that nobody confirms is one message there and one failure here, and goes again only by hand', async () => {
    const server = await serverWith('ackMissing', 'echoMissing');
    const office = await person(server);
    await office.connection.connect();
    const sent = await office.chat.send({ chatId: '00001', text: '只此一次', wait: true });
    // It was found where it should be.
    expect(sent.state).toBe('sent');
    expect(server.office.messages.filter(({ c }) => c === '只此一次')).toHaveLength(1);
  });

  test('that was on its way when the line broke is not sent again by itself', async () => {
    const server = await serverWith('ackMissing', 'echoMissing');
    const office = await person(server);
    await office.connection.connect();
    const sending = office.chat.send({ chatId: '00001', text: '断线', wait: true });
    await waitUntil('it has arrived', () => server.office.messages.some(({ c }) => c === '断线'));
    server.dropSockets();
    await expect(sending).rejects.toMatchObject({ code: 'sendUncertain' });
    await office.connection.connect();
    expect(server.office.messages.filter(({ c }) => c === '断线')).toHaveLength(1);
    expect((await office.acts.outbox()).map(({ state }) => state)).toEqual(['failed']);
  });

  test('of somebody else arrives once, in its chat', async () => {
    const server = await serverWith();
    const [jia, yi] = [await person(server), await person(server, 'yi')];
    await Promise.all([jia.connection.connect(), yi.connection.connect()]);
    const heard: string[] = [];
    yi.events((event) => {
      if (event.type === 'message') heard.push(event.message.text);
    });
    await jia.chat.send({ chatId: '00002', text: '各位', wait: true });
    await jia.chat.send({ chatId: '00001', text: '你', wait: true });
    await waitUntil('both came', () => heard.length >= 2);
    expect(heard).toEqual(['各位', '你']);
  });
});

describe('an error', () => {
  test.each(['codesAsStrings', 'statusForErrors', 'htmlType'] as const)(
    '1003 ends the session once: %s',
    async (name) => {
      const server = await serverWith(name);
      const office = await person(server);
      server.forgetTokens();
      await expect(office.chat.find('', 5).then(() => office.maintenance.syncOnce())).rejects.toMatchObject({
        kind: 'auth',
      });
    },
  );

  test('in the place of a file is told, and nothing is kept of it', async () => {
    const server = await serverWith('htmlType');
    const cli = otherCli(server);
    ends.push(async () => cli.remove());
    server.office.say(
      server.office.chats[0] as never,
      '102',
      'file(777)[{"filename":"合同.docx","size":120}]',
      3,
    );
    await cli.tangram(['login', '--user', 'jia', '--password-stdin'], { input: 'Pass-jia-77' });
    const listed = JSON.parse((await cli.tangram(['chat', 'files', '乙', '--json=mid'])).out) as {
      mid: string;
    }[];
    const said = await cli.tangram([
      'chat',
      'download',
      '乙',
      listed[0]?.mid ?? '',
      '--output',
      `${cli.home}/合同.docx`,
    ]);
    expect(said.code).toBe(1);
    expect(said.err).toContain('文件不存在');
    const { existsSync } = await import('node:fs');
    expect(existsSync(`${cli.home}/合同.docx`)).toBe(false);
  });

  test('the address of a socket that is not there is named by doctor', async () => {
    const server = await serverWith('noSocket', 'lookupLacking');
    const cli = otherCli(server);
    ends.push(async () => cli.remove());
    await cli.tangram(['login', '--user', 'jia', '--password-stdin'], { input: 'Pass-jia-77' });
    const said = await cli.tangram(['doctor', '--json']);
    const { checks } = JSON.parse(said.out) as {
      checks: { name: string; state: string; detail: string }[];
    };
    expect(checks.find(({ name }) => name === 'socket')).toMatchObject({
      state: 'warning',
      detail: expect.stringContaining(new URL(server.url).host),
    });
  });

  test('the chat server’s sentence at sign-in is shown', async () => {
    const server = await serverWith();
    const office = otherClient(server);
    ends.push(() => office.close());
    const [jia] = server.office.people;
    const { password } = jia ?? { password: '' };
    // The user centre knows a newer password than the chat server.
    Object.defineProperty(jia, 'password', {
      get: () => (server.asked.at(-1) === 'POST uc /login' ? password : 'other'),
    });
    const refused = office.account.signInWithPassword({ loginName: 'jia', password });
    await expect(refused).rejects.toMatchObject({ data: { serverMessage: '聊天服务不认识这个口令' } });
  });
});

test('`variant check` says what is there, what is lacking and what follows', async () => {
  const server = await serverWith('licenceLacking', 'noFileService');
  const cli = otherCli(server);
  ends.push(async () => cli.remove());
  const said = await cli.tangram(['variant', 'check', `${cli.home}/own.json`, '--json']);
  const rows = JSON.parse(said.out) as { name: string; state: string; detail: string }[];
  const stateOf = (name: string): string | undefined => rows.find((row) => row.name === name)?.state;
  expect(stateOf('userCentre.getLicenceInfo')).toBe('lacks');
  expect(stateOf('chat.listChats')).toBe('there');
  expect(stateOf('netdisk.uploadFile')).toBe('lacks');
  expect([stateOf('signIn'), stateOf('chats'), stateOf('files')]).toEqual(['there', 'there', 'lacks']);
  expect(stateOf('sync')).toBe('lacks');
  expect(said.code).toBe(1);
  // Nothing was done: nobody is signed in, and nobody said anything.
  expect(server.office.messages).toHaveLength(45);
});
