// Pictures between messages: their room, that nothing moves when they arrive, which lie over the lines, and how they are fetched.
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import type { LocalMessage, MessageFile, OfficeApi } from '#sdk/api.ts';
import { InlinePictures, showsPicture, type InlinePicture } from '#cli/tui/pictures/inline-pictures.ts';
import { inlineSize, pictureRoom } from '#cli/tui/pictures/inline-size.ts';
import { pictureLines } from '#cli/tui/pictures/picture-lines.ts';
import { cellWidth } from '#cli/tui/text/cell-width.ts';
import { lyingPictures } from '#cli/tui/pictures/useInlinePictures.ts';
import { createTranslator } from '#sdk/locales/index.ts';

const translator = createTranslator('en');
const room = { columns: 30, rows: 8 };
const file = (change: Partial<MessageFile> = {}): MessageFile => ({
  chatId: '00001',
  mid: 1,
  kind: 'image',
  fileId: 'f1',
  name: 'a.png',
  size: 1_000,
  mime: 'image/png',
  md5: '',
  hasCover: false,
  width: 300,
  height: 200,
  seconds: 0,
  wave: [],
  peer: false,
  ...change,
});
const shown: InlinePicture = {
  phase: 'shown',
  picture: { width: 2, height: 2, rgba: new Uint8Array(16).fill(200) },
};

test('a picture keeps its shape and stays in its room, whatever size it says', () => {
  expect(inlineSize({ width: 300, height: 200 }, room)).toEqual({ columns: 24, rows: 8 });
  expect(inlineSize({ width: 40, height: 40 }, room)).toEqual({ columns: 4, rows: 2 });
  expect(inlineSize({ width: 0, height: 0 }, room)).toEqual({ columns: 20, rows: 6 });
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), (width, height) => {
      const size = inlineSize({ width, height }, room);
      expect(size.columns).toBeGreaterThanOrEqual(1);
      expect(size.columns).toBeLessThanOrEqual(room.columns);
      expect(size.rows).toBeGreaterThanOrEqual(1);
      expect(size.rows).toBeLessThanOrEqual(room.rows);
    }),
  );
});

test('a small screen has no room for one', () => {
  expect(pictureRoom(80, 20)).toEqual({ columns: 36, rows: 6 });
  expect(pictureRoom(40, 8)).toBeUndefined();
  expect(pictureRoom(12, 40)).toBeUndefined();
});

test('as many lines before it has come as after, and where it cannot be read; none wider than the room', () => {
  const setting = { room, indent: 3, translator };
  const counts = [
    undefined,
    { phase: 'loading' } as const,
    shown,
    { phase: 'failed', error: undefined } as const,
  ].map((state) => {
    const lines = pictureLines(file(), state, setting);
    for (const line of lines)
      expect(line.reduce((sum, { text }) => sum + cellWidth(text), 0)).toBeLessThanOrEqual(3 + room.columns);
    return lines.length;
  });
  expect(new Set(counts)).toEqual(new Set([8]));
});

test('only a picture that is seen whole lies over the lines; its cells are empty there', () => {
  const lines = pictureLines(file(), shown, { room, indent: 3, translator }).map((spans, at) => ({
    key: String(at),
    spans,
    mark: undefined,
  }));
  const pictures = new Map([['f1', shown]]);
  const whole = lyingPictures(lines, pictures);
  expect(whole.lying).toMatchObject([{ fileId: 'f1', line: 0, columns: 24, rows: 8 }]);
  expect(whole.lines.flatMap(({ spans }) => spans).some(({ upper }) => upper !== undefined)).toBe(false);
  expect(whole.lines[0]?.spans.map(({ text }) => text).join('')).toBe(' '.repeat(27));
  for (const part of [lines.slice(1), lines.slice(0, -1)])
    expect(lyingPictures(part, pictures)).toEqual({ lying: [], lines: part });
  expect(lyingPictures(lines, new Map([['f1', { phase: 'loading' }]])).lying).toEqual([]);
});

test('what is no picture, or too large to be fetched for a few cells, is named only', () => {
  expect(showsPicture(file())).toBe(true);
  expect(showsPicture(file({ mime: '', name: 'b.JPG' }))).toBe(true);
  expect(showsPicture(file({ mime: 'image/webp', name: 'c.webp' }))).toBe(false);
  expect(showsPicture(file({ size: 50_000_000 }))).toBe(false);
  expect(showsPicture(file({ size: 50_000_000, hasCover: true }))).toBe(true);
  expect(showsPicture(file({ kind: 'video' }))).toBe(false);
  expect(showsPicture(file({ kind: 'file' }))).toBe(false);
});

test('a few at a time are fetched, once each; those that are no longer seen are not begun', async () => {
  const asked: string[] = [];
  const png = new Uint8Array(PNG.sync.write(new PNG({ width: 4, height: 4 })));
  const gates = new Map<string, () => void>();
  const office = {
    files: {
      content: (one: MessageFile) =>
        new Promise((resolve, reject) => {
          asked.push(one.fileId);
          gates.set(one.fileId, () =>
            one.fileId === 'b' ? reject(new Error('gone')) : resolve({ type: 'image/png', bytes: png }),
          );
        }),
    },
  } as unknown as Pick<OfficeApi, 'files'>;
  using pictures = disposable(new InlinePictures(office));
  const files = ['a', 'b', 'c', 'd'].map((fileId) => file({ fileId }));
  pictures.screen.see(files);
  expect(asked).toEqual(['a', 'b']);
  pictures.screen.see(files.slice(0, 3));
  gates.get('a')?.();
  gates.get('b')?.();
  await expect.poll(() => asked).toEqual(['a', 'b', 'c']);
  gates.get('c')?.();
  await expect
    .poll(() => [...pictures.screen.getSnapshot().pictures].map(([id, { phase }]) => [id, phase]).sort())
    .toEqual([
      ['a', 'shown'],
      ['b', 'failed'],
      ['c', 'shown'],
    ]);
  expect(asked).not.toContain('d');
});

function disposable(screen: InlinePictures): { screen: InlinePictures } & Disposable {
  return { screen, [Symbol.dispose]: () => screen.dispose() };
}

test('a message that is only on its way has no picture yet', async () => {
  const { pictureOf } = await import('#cli/tui/lines/message-lines.ts');
  const message = { kind: 'image', state: 'sent', bySystem: false, chatId: '1', mid: 3 } as LocalMessage;
  const text = 'img[src=/x?fileid=abc,name=a.png]';
  expect(pictureOf({ ...message, state: 'queued', text })).toBeUndefined();
  expect(pictureOf({ ...message, kind: 'text', text })).toBeUndefined();
});
