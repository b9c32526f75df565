// Draws a component of the window once, as text: what stands there in a moment, in Chinese, with nothing behind it.
import { createElement, type ComponentProps, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { OfficeApi } from '#sdk/api.ts';
import { createTranslator } from '#sdk/locales/index.ts';
import { pickVariant } from '#variants/index.ts';
import { AppProvider, DeskProvider, type AppParts, type Desk } from '../../../gui/ground/app-parts.ts';
import { TimelineItem } from '../../../gui/chat/TimelineItem.tsx';
import { TextProvider } from '../../../gui/parts/text.ts';

/** What cards ask their surroundings while they are drawn; nothing is fetched without an effect. */
const app = {
  office: { files: { transfers: () => () => undefined } } as unknown as OfficeApi,
  variant: pickVariant('default'),
  account: { getSnapshot: () => ({ person: { permissions: [] as string[] } }) },
  settings: { getSnapshot: () => ({ debug: false }) },
} as unknown as AppParts;
const desk = { person: { id: '1' } } as Desk;

/** The HTML of an element. The test that draws makes `useSyncExternalStore` read once, which a mock does in its own file only. */
export function drawn(element: ReactElement): string {
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

/** The HTML of a row of a chat in which nothing else happens. */
export function drawnRow(row: ComponentProps<typeof TimelineItem>['row']): string {
  return drawn(
    createElement(TimelineItem, {
      row,
      chat: undefined,
      names: { people: [], me: [] },
      now: 0,
      counts: undefined,
      highlight: false,
      withdrawnText: undefined,
      onEdit: () => undefined,
      onJump: () => undefined,
      onUnfold: () => undefined,
      onMenu: () => undefined,
      onQuote: () => undefined,
      hasMarks: true,
    }),
  );
}
