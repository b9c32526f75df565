// Proves what rows of the outbox say.
import { expect, test } from 'vitest';
import type { OutboxEntry } from '#sdk/api.ts';
import { printMarkup } from '#sdk/contract/markup/markup.ts';
import { markLine } from '#sdk/chat/rules/mark-line.ts';
import { createTranslator } from '#sdk/locales/index.ts';
import { mayRetryEntry, outboxLine, outboxState } from '#sdk/chat/rules/outbox-line.ts';
import type { ErrorCode } from '#sdk/errors.ts';

const base = { id: 'a', chatId: '00001', chatName: 'x', createdTime: 1, state: 'queued' } as const;

test('a message says its own words on one line, an act what it would do', () => {
  expect(outboxLine({ ...base, type: 'message', kind: 'text', text: 'one\n **two** \\face[x]' })).toEqual({
    text: 'one two face[x]',
  });
  expect(outboxLine({ ...base, type: 'forward', messages: 2, targets: 20 })).toEqual({
    key: 'acts.outbox.forward',
    parameters: { messages: 2, targets: 20 },
  });
  expect(outboxLine({ ...base, type: 'delete', messages: 3 })).toEqual({
    key: 'acts.outbox.delete',
    parameters: { messages: 3 },
  });
  expect(outboxLine({ ...base, type: 'takeBack', text: 'one\n two' })).toEqual({
    key: 'acts.outbox.takeBack',
    parameters: { text: 'one two' },
  });
  expect(outboxLine({ ...base, type: 'group', act: { act: 'rename', groupId: '7', name: 'New' } })).toEqual({
    key: 'acts.group.rename',
    parameters: { name: 'New' },
  });
  const upload = { ...base, type: 'upload', name: 'a.pdf', size: 300, done: 100 } as const;
  expect(outboxLine({ ...upload, paused: false })).toEqual({
    key: 'acts.outbox.upload',
    parameters: { name: 'a.pdf', percent: 33 },
  });
  expect(outboxLine({ ...upload, size: 0, paused: true })).toMatchObject({
    key: 'acts.outbox.uploadPaused',
    parameters: { percent: 100 },
  });
});

test('what has no words is called what it is', () => {
  const picture = printMarkup([{ type: 'image', url: 'https://office.example/a.png' }]);
  expect(outboxLine({ ...base, type: 'message', kind: 'image', text: picture })).toEqual({
    key: 'chat.cards.image',
  });
  const line = markLine({ type: 'react', on: true }, picture);
  expect(createTranslator('zh').translateRef(line)).toBe('给「[图片]」加回应');
  expect(createTranslator('en').translateRef(line)).toBe('React to “[Picture]”');
});

test('it waits for the network, because too much was sent at once, or for an office that has no room', () => {
  expect(outboxState(base)).toBe('chat.state.queued');
  expect(outboxState({ ...base, restsUntil: 5 })).toBe('chat.state.rests');
  expect(outboxState({ ...base, restsUntil: 5, restsWhy: 'busy' })).toBe('chat.state.restsBusy');
  expect(outboxState({ ...base, state: 'failed', restsUntil: 5 })).toBe('chat.state.failed');
});

test('what failed is tried again where that can succeed', () => {
  const failed = (code: ErrorCode, entry: object): OutboxEntry =>
    ({
      ...base,
      type: 'message',
      kind: 'text',
      text: 'x',
      ...entry,
      state: 'failed',
      error: { code, params: {} },
    }) as OutboxEntry;
  const upload = { type: 'upload', name: 'a.zip', size: 3, done: 0, paused: false };
  expect(mayRetryEntry(failed('connectionFailed', {}))).toBe(true);
  expect(mayRetryEntry(failed('messageIllegal', {}))).toBe(false);
  expect(mayRetryEntry(failed('fileVerification', upload))).toBe(true);
  expect(mayRetryEntry(failed('zipTooLarge', upload))).toBe(false);
  expect(
    mayRetryEntry(
      failed('groupNameMissing', { type: 'group', act: { act: 'rename', groupId: '7', name: '' } }),
    ),
  ).toBe(false);
  expect(mayRetryEntry({ ...failed('connectionFailed', {}), state: 'queued' })).toBe(false);
});
