// Proves that message text travels sealed where a variant says so, and that nothing else changes.
import { createCipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { createMessageCipher, noCipher } from '#sdk/chat/incoming/message-cipher.ts';
import { openedEvents, sealedFrame } from '#sdk/chat/incoming/sealed-wire.ts';
import { pickVariant } from '#variants/index.ts';

const key16 = Buffer.alloc(16, 7).toString('base64');
const key32 = Buffer.alloc(32, 9).toString('base64');
const environment = (value: string | undefined) => () => value;

test('by default nothing is sealed', async () => {
  expect(await createMessageCipher(pickVariant('default').messageCipher, environment(undefined))).toBe(
    noCipher,
  );
});

test.each([
  ['aes-128-cbc', key16],
  ['aes-128-ecb', key16],
  ['aes-256-gcm', key32],
] as const)('%s opens what it sealed, and the sealed text says nothing', async (name, key) => {
  const cipher = await createMessageCipher({ name, keyVariable: 'TANGRAM_X' }, environment(key));
  for (const text of ['你好，世界 😀', '', 'a(http://x)[y]', 'x'.repeat(2000)]) {
    const sealed = cipher.seal(text);
    expect(cipher.open(sealed)).toBe(text);
    // Long enough that chance does not write it: four letters do turn up in a few thousand of base64.
    if (text.length > 3) expect(sealed).not.toContain(text.slice(0, 16));
  }
});

test('CBC is what an independent implementation makes of it', async () => {
  const key = Buffer.alloc(16, 7);
  const other = createCipheriv('aes-128-cbc', key, key);
  const expected = Buffer.concat([other.update('会议改到三点', 'utf8'), other.final()]).toString('base64');
  const cipher = await createMessageCipher(
    { name: 'aes-128-cbc', keyVariable: 'TANGRAM_X' },
    environment(key16),
  );
  expect(cipher.seal('会议改到三点')).toBe(expected);
});

test('a text that cannot be opened is shown as it came', async () => {
  const cipher = await createMessageCipher(
    { name: 'aes-256-gcm', keyVariable: 'TANGRAM_X' },
    environment(key32),
  );
  for (const wire of ['plain text', 'QUJD', '', '====']) expect(cipher.open(wire)).toBe(wire);
});

test('a missing or short key is refused with the name of its variable', async () => {
  const wanted = pickVariant('liantong').messageCipher;
  const refusal = { code: 'keyMissing', data: { params: { name: wanted?.keyVariable } } };
  await expect(createMessageCipher(wanted, environment(undefined))).rejects.toMatchObject(refusal);
  await expect(createMessageCipher(wanted, environment('AAAA'))).rejects.toMatchObject(refusal);
});

test('frames go out sealed and events come in opened', async () => {
  const cipher = await createMessageCipher(
    { name: 'aes-128-cbc', keyVariable: 'TANGRAM_X' },
    environment(key16),
  );
  const frame = sealedFrame({ type: 'send', clientId: 'c', chatId: '00001', kind: 1, text: '机密' }, cipher);
  const text = frame.type === 'send' ? frame.text : '';
  expect(text).not.toContain('机密');
  const message = {
    mid: 1,
    chatId: '00001',
    kind: 'text',
    text,
    senderId: '1',
    senderName: '',
    avatar: '',
    time: 1,
    ordinal: 1,
    bySystem: false,
  } as const;
  expect(openedEvents([{ type: 'message', message }], cipher)).toMatchObject([{ message: { text: '机密' } }]);
  const pong = { type: 'pong', received: 1 } as const;
  expect(sealedFrame(pong, cipher)).toBe(pong);
});
