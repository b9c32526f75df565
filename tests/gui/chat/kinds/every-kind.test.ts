// A message of every kind, and every notice of a group, is drawn by its component with the words it is known by.
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { OfficeApi } from '#sdk/api.ts';
import { createTranslator } from '#sdk/locales/index.ts';
import { AppProvider, DeskProvider, type AppParts, type Desk } from '../../../../gui/app/app-parts.ts';
import { TextProvider } from '../../../../gui/parts/text.ts';
import { MessageBody } from '../../../../gui/chat/MessageBody.tsx';
import { TimelineItem } from '../../../../gui/chat/TimelineItem.tsx';
import { everyKind, everyNotice } from '../../../support/every-kind.ts';
import { sampleMessage } from '../../../support/sample-message.ts';

// A picture of a moment: stores are read once.
vi.mock(import('react'), async (original) => ({
  ...(await original()),
  useSyncExternalStore: <Snapshot>(_subscribe: unknown, getSnapshot: () => Snapshot) => getSnapshot(),
}));

/** What cards ask their surroundings while they are drawn; nothing is fetched without an effect. */
const app = { office: { files: { transfers: () => () => undefined } } as unknown as OfficeApi } as AppParts;
const desk = { person: { id: '1' } } as Desk;

function drawn(element: ReactElement): string {
  return renderToStaticMarkup(
    createElement(
      MemoryRouter,
      null,
      createElement(
        TextProvider,
        { value: createTranslator('zh') },
        createElement(AppProvider, { value: app }, createElement(DeskProvider, { value: desk }, element)),
      ),
    ),
  );
}

test.each(everyKind)('$name is drawn', ({ kind, wire, says, senderId = '7' }) => {
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
});

test.each(everyNotice)('notice $systemKey is drawn', ({ message, says }) => {
  const html = drawn(
    createElement(TimelineItem, {
      row: { type: 'notice', key: 'k', message },
      chat: undefined,
      names: { people: [], me: [] },
      now: 0,
      counts: undefined,
      highlight: false,
      withdrawnText: undefined,
      onEdit: () => undefined,
      onJump: () => undefined,
      onMenu: () => undefined,
    }),
  );
  expect(html).toContain(says.zh);
});
