// Paints hostile texts as the page and the terminal do, and holds the result against a list of what may be there.
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { displayPieces, type DisplayPiece } from '#sdk/chat/rules/display-text.ts';
import { plainText } from '#sdk/contract/markup/readable.ts';
import { createTranslator, type Translator } from '#sdk/locales/index.ts';
import { safeLine, safeText } from '#cli/output/safe-text.ts';
import { threadTime } from '../support/thread-time.ts';
import type { DrillContext } from './drill.ts';

/** Tags of a painted message, and for each attribute what its value may be. */
const tags = new Set(['span', 'a', 'br', 'wbr', 'b', 'bdi']);
const attributes: Readonly<Record<string, RegExp>> = {
  class: /^[a-z0-9 _-]*$/i,
  href: /^https?:\/\//i,
  target: /^_blank$/,
  rel: /^noopener noreferrer$/,
  title: /^/,
  role: /^img$/,
  dir: /^auto$/,
  'aria-label': /^/,
};
const tag = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"<>]*")*)\s*\/?>/g;
const attribute = /\s+([a-z-]+)="([^"]*)"/g;
/** The page's own picture of an emoji, and the word to fetch it early: nothing of it is written by whoever wrote the text. */
const ownPicture =
  /<link rel="preload" as="image" href="\/emoji\/[0-9a-z-]+\.svg"\/>|<img class="tg-emoji" src="\/emoji\/[0-9a-z-]+\.svg" alt="[^"<>]*" decoding="async" draggable="false"\/>/g;
/** Bytes that steer a terminal: C0 but the newline, DEL, C1, bidirectional controls (quality S15). */
const steering = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/** Longest processor time one text may take, in ms (quality D18). */
const mayTakeMs = 100;

/** What in painted HTML is not on the list; undefined where everything is. */
export function strangeHtml(painted: string): string | undefined {
  const html = painted.replace(ownPicture, '');
  for (const [whole, , name, list] of html.matchAll(tag)) {
    if (name === undefined || !tags.has(name)) return whole;
    for (const [, key, value] of (list ?? '').matchAll(attribute))
      if (key === undefined || attributes[key]?.test(value ?? '') !== true) return whole;
  }
  const left = html.replace(tag, '');
  return /[<>]/.test(left) ? left.slice(Math.max(0, left.search(/[<>]/) - 40)) : undefined;
}

/** Loads the page's own component for message text, compiled as the page is. */
async function messageText(): Promise<{
  component: ComponentType<{ pieces: readonly DisplayPiece[] }>;
  close(): Promise<void>;
}> {
  const root = fileURLToPath(new URL('../../gui', import.meta.url));
  const server = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    oxc: { jsx: { runtime: 'automatic' } },
  });
  const [message, language] = await Promise.all(
    ['/chat/MessageText.tsx', '/parts/text.ts'].map((path) => server.ssrLoadModule(path)),
  );
  const MessageText = message?.['MessageText'] as ComponentType<{ pieces: readonly DisplayPiece[] }>;
  const TextProvider = language?.['TextProvider'] as ComponentType<{
    value: Translator;
    children?: ReactNode;
  }>;
  const translator = createTranslator('zh');
  return {
    component: ({ pieces }) =>
      createElement(TextProvider, { value: translator }, createElement(MessageText, { pieces })),
    close: () => server.close(),
  };
}

/** Paints every text on both faces. */
export async function paintTexts(context: DrillContext, texts: readonly string[]): Promise<void> {
  const { component, close } = await messageText();
  context.afterwards(close);
  let slowest = 0;
  let bytes = 0;
  for (const text of texts) {
    const start = threadTime();
    const pieces = displayPieces(text, { people: ['林若溪', '<b>'], me: ['@me', 'ann'] });
    const html = renderToStaticMarkup(createElement(component, { pieces }));
    const line = safeLine(plainText(text)) + safeText(text);
    slowest = Math.max(slowest, threadTime() - start);
    bytes += html.length;
    const strange = strangeHtml(html);
    if (strange !== undefined) context.problem(`the page would show ${strange} for ${JSON.stringify(text)}`);
    if (steering.test(line)) context.problem(`the terminal would be steered by ${JSON.stringify(text)}`);
  }
  if (bytes === 0) context.problem('nothing was painted');
  if (slowest > mayTakeMs) context.problem(`painting one text took ${slowest.toFixed(0)} ms`);
  context.report('texts painted', texts.length);
  context.report('painting one, max ms', Math.round(slowest));
}
