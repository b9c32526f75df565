// Proves that what waits for its time says its words, its file with the size, and how far that is, in both languages.
import { expect, test } from 'vitest';
import type { LaterEntry } from '#sdk/api.ts';
import { createTranslator } from '#sdk/locales/both-languages.ts';
import { laterState, laterText } from '#sdk/locales/later-text.ts';

const [zh, en] = [createTranslator('zh'), createTranslator('en')];
const file = { kind: 'file', name: '预算.xlsx', size: 2_097_152 } as const;
const entry = (change: Partial<LaterEntry>): LaterEntry => ({
  ...{ id: '1', chatId: '00012', chatName: '', dueTime: 1, createdTime: 1, text: 'text', words: 'words' },
  ...change,
});

test('words alone, a file alone, a file with words, a reminder', () => {
  expect(laterText(zh, entry({}))).toBe('text');
  expect(laterText(zh, entry({ file, words: '' }))).toBe('预算.xlsx · 2 MB');
  expect(laterText(en, entry({ file, words: 'read it' }))).toBe('预算.xlsx · 2 MB · read it');
  expect(laterText(zh, entry({ mid: 7 }))).toBe('提醒：text');
});

test('how far its file is, until the office has it', () => {
  expect(laterState(en, entry({ file }))).toBeUndefined();
  const at = (state: 'queued' | 'sending' | 'paused' | 'failed', done = 1_048_576) =>
    laterState(en, entry({ file, upload: { done, state } }));
  expect(at('queued')).toBe('Waiting to upload');
  expect(at('sending')).toBe('Uploading 50%');
  expect(at('paused')).toBe('Upload paused (50%)');
  expect(at('failed')).toBe('The upload failed');
});
