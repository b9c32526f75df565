// A message of every kind, and every notice of a group, has its lines in the terminal client.
import { expect, test } from 'vitest';
import type { LocalChat } from '#sdk/api.ts';
import type { TimelineRow } from '#sdk/chat/rules/timeline-rows.ts';
import { rowLines } from '#cli/tui/lines/message-lines.ts';
import { signsOf } from '#cli/tui/frame/theme.ts';
import { createTranslator } from '#sdk/locales/index.ts';
import { everyKind, everyNotice, kindRows } from '../../support/every-kind.ts';
import { shown } from '../../support/shown.ts';
import { sampleMessage } from '../../support/sample-message.ts';

function drawn(row: TimelineRow, language: 'zh' | 'en' = 'zh'): string {
  const lines = rowLines(row, {
    width: 80,
    translator: createTranslator(language),
    signs: signsOf(false),
    chat: { kind: 'direct', peerReadMid: 0 } as LocalChat,
    names: { people: [], me: [] },
    counts: new Map(),
    flashes: new Map(),
    meId: '1',
    now: 0,
  });
  return lines.map((line) => line.map((span) => span.text).join('')).join('\n');
}

test.each(everyKind)('$name has its lines', ({ name, kind, wire, says, senderId = '7' }) => {
  const message = sampleMessage({ kind, text: wire, senderId });
  const text = drawn({ type: 'message', key: 'k', message, first: true, last: true });
  for (const word of says) expect(text).toContain(word);
  if (name === kind) shown('terminal', '§3 content types', kindRows[kind]);
});

test.each(everyNotice)('notice $systemKey has its line in both languages', ({ systemKey, message, says }) => {
  for (const language of ['zh', 'en'] as const)
    expect(drawn({ type: 'notice', key: 'k', message }, language)).toContain(says[language]);
  shown('terminal', '§4 group system message keys', systemKey);
});
