// Proves the door that bots on Node use: store and session on disk, taken up again by the next process.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openNodeOffice } from '#sdk/node.ts';
import { startOffice } from '#fixtures/serve.ts';

test('a second start resumes without a password and still knows every message', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tangram-node-'));
  const folders = { data: join(folder, 'data'), config: join(folder, 'config'), log: join(folder, 'log') };
  const server = await startOffice({ inMemory: true, seed: 'small', passwordsFor: ['anran', 'bowen'] });
  try {
    const [me, peer] = server.accounts;
    const first = openNodeOffice({ server: server.url, profile: 'bot', folders });
    await first.account.signInWithPassword({ loginName: me?.loginname ?? '', password: me?.password ?? '' });
    await first.connection.connect();
    const person = await first.contacts.personByLoginName(peer?.loginname ?? '');
    const chat = await first.chat.activate({ personId: person.id });
    await first.chat.send({ chatId: chat.id, text: '记得明天的会', wait: true });
    await first.close();

    const second = openNodeOffice({ server: server.url, profile: 'bot', folders });
    expect((await second.account.resume()).loginName).toBe(me?.loginname);
    expect((await second.chat.search({ text: '明天' })).hits[0]?.plainText).toBe('记得明天的会');
    await second.close();
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
});
