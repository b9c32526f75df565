// A message of every kind, and every notice of a group, is drawn by its component with the words it is known by.
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { MessageBody } from '../../../../gui/chat/MessageBody.tsx';
import { everyKind, everyNotice, kindRows } from '../../../support/every-kind.ts';
import { shown } from '../../../support/shown.ts';
import { sampleMessage } from '../../../support/sample-message.ts';
import { drawn, drawnRow } from '../drawn.ts';

// A picture of a moment: stores are read once.
vi.mock(import('react'), async (original) => ({
  ...(await original()),
  useSyncExternalStore: <Snapshot>(_subscribe: unknown, getSnapshot: () => Snapshot) => getSnapshot(),
}));

test.each(everyKind)('$name is drawn', ({ name, kind, wire, says, senderId = '7' }) => {
  const html = drawn(
    createElement(MessageBody, {
      message: sampleMessage({ kind, text: wire, senderId }),
      chat: undefined,
      names: { people: [], me: [] },
      title: '',
      onJump: () => undefined,
      onContextMenu: () => undefined,
    }),
  );
  for (const word of says) expect(html).toContain(word);
  expect(html).toContain('tg-bubble');
  if (name === kind) shown('gui', '§3 content types', kindRows[kind]);
});

test.each(everyNotice)('notice $systemKey is drawn', ({ systemKey, message, says }) => {
  const html = drawnRow({ type: 'notice', key: 'k', message });
  // An announcement's words stand below its sentence.
  for (const part of systemKey === 'updatenotice' ? says.zh.split('：') : [says.zh])
    expect(html).toContain(part);
  shown('gui', '§4 group system message keys', systemKey);
});
