// Proves what a piece of the grid of a chat's pictures says: whose, when and what, and how long a film is.
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { MessageFile } from '#sdk/api.ts';
import { HistoryPicture } from '../../../../gui/chat/acts/HistoryPicture.tsx';
import { sampleMessage } from '../../../support/sample-message.ts';
import { drawn } from '../drawn.ts';

const file: MessageFile = {
  chatId: '00012',
  mid: 4,
  kind: 'image',
  fileId: 'f-1',
  name: '机房.png',
  size: 2_000,
  mime: 'image/png',
  md5: '',
  hasCover: false,
  width: 640,
  height: 360,
  seconds: 0,
  wave: [],
  peer: false,
};
const square = (given: Partial<MessageFile>, mine = false): string =>
  drawn(
    createElement(HistoryPicture, {
      message: sampleMessage({ mid: 4, kind: 'image', mine, time: new Date(2026, 10, 20, 12).getTime() }),
      file: { ...file, ...given },
      onJump: () => undefined,
    }),
  );

test('a picture is a button that is called by its name, its sender and its day', () => {
  const html = square({});
  expect(html).toMatch(/^<button[^>]*aria-label="机房\.png · 林若溪 · 2026\/11\/20 [^"]+"/);
  expect(html).not.toContain('tg-media__length');
  expect(square({}, true)).toContain('机房.png · 我 · ');
});

test('a film says how long it is, over its cover or the sign that stands for it', () => {
  expect(square({ kind: 'video', seconds: 227 })).toMatch(/tg-media__length[^>]*>3:47</);
});
