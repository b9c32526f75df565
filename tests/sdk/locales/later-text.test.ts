// Proves that what waits for its time says its words, its file with the size, and how far that is, in both languages.
import { expect, test } from 'vitest';
import type { LaterEntry } from '#sdk/api.ts';
import { createTranslator } from '#sdk/locales/both-languages.ts';
import { laterState, laterText, scheduledText } from '#sdk/locales/later-text.ts';

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
  const at = (state: 'queued' | 'sending' | 'paused' | 'failed', done = 1_048_576, isOver = false) =>
    laterState(en, entry({ file, here: { done, state, isOver } }));
  expect(at('queued')).toBe('Waiting to upload');
  expect(at('sending')).toBe('Uploading 50%');
  expect(at('paused')).toBe('Upload paused (50%)');
  expect(at('failed')).toBe('The upload failed');
  expect(at('sending', 1_048_576, true)).toBe('Its time has passed: it goes as soon as the file is up (50%)');
});

test('words wait for a connection, also when their time has passed meanwhile; a refusal is told as one', () => {
  const at = (state: 'queued' | 'failed', isOver: boolean) =>
    laterState(en, entry({ here: { done: 0, state, isOver } }));
  expect(at('queued', false)).toBe('Waiting for a connection: handed over then, sent at its time');
  expect(at('queued', true)).toBe('Waiting for a connection: its time has passed, it goes at once then');
  expect(at('failed', false)).toBe('The server did not take it');
});

test('who has scheduled something hears when it goes, and whether it waits here first', () => {
  const key = (change: Partial<LaterEntry>) => scheduledText(en, entry(change)).key;
  const here = { done: 0, state: 'queued', isOver: false } as const;
  expect(key({})).toBe('acts.when.scheduled');
  expect(key({ file, here })).toBe('acts.when.scheduled');
  expect(key({ here })).toBe('acts.when.held');
});
