// Proves which messages stand under which tab.
import { expect, test } from 'vitest';
import { belongsToTab, historyTabs, kindsOfTab } from '#sdk/chat/rules/history-tab.ts';

test('every tab but «all» asks for kinds', () => {
  expect(historyTabs.filter((tab) => kindsOfTab(tab) === undefined)).toEqual(['all']);
});

test('links are links’ cards, and texts with an address in them', () => {
  const text = (words: string) => belongsToTab('links', { kind: 'text', text: words });
  expect(text('see https://example.com/a')).toBe(true);
  expect(text('a(https://example.com)[here]')).toBe(true);
  expect(text('http is a protocol')).toBe(false);
  expect(belongsToTab('links', { kind: 'shareLink', text: '' })).toBe(true);
  expect(belongsToTab('files', { kind: 'file', text: '' })).toBe(true);
});
