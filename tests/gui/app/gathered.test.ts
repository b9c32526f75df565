// Messages of the worker are handed over at once, and those behind them once per frame.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gathered } from '../../../gui/app/gathered.ts';

let frames: (() => void)[];
let handed: string[];
const frame = (): void => frames.splice(0).forEach((work) => work());
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  frames = [];
  handed = [];
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});
afterEach(() => {
  // A frame still waited for would come by its timer, when nothing is stubbed any more.
  while (frames.length > 0) frame();
  vi.unstubAllGlobals();
});

test('the first comes at once with what came with it, the rest with the next frames', async () => {
  const hear = gathered<string>((message) => handed.push(message));
  hear('a');
  hear('b');
  expect(handed).toEqual([]);
  await expect.poll(() => handed).toEqual(['a', 'b']);
  hear('c');
  await turn();
  hear('d');
  expect(handed).toEqual(['a', 'b']);
  frame();
  expect(handed).toEqual(['a', 'b', 'c', 'd']);
  // A frame without any, and the next one is the first again.
  frame();
  hear('e');
  await expect.poll(() => handed.at(-1)).toBe('e');
});

test('a page that is hidden meanwhile has no frames, and hears all the same', async () => {
  const hear = gathered<string>((message) => handed.push(message));
  hear('a');
  await expect.poll(() => handed).toEqual(['a']);
  hear('b');
  await expect.poll(() => handed).toEqual(['a', 'b']);
});

test('a hidden page waits for no frame', async () => {
  vi.stubGlobal('document', { hidden: true });
  const hear = gathered<string>((message) => handed.push(message));
  for (const message of ['a', 'b']) {
    hear(message);
    await expect.poll(() => handed.at(-1)).toBe(message);
  }
  expect(frames).toEqual([]);
});

test('a listener that fails is reported, and the others hear', async () => {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const hear = gathered<string>((message) => {
    if (message === 'bad') throw new Error('broken');
    handed.push(message);
  });
  hear('bad');
  hear('a');
  await expect.poll(() => handed).toEqual(['a']);
  expect(reported).toEqual([new Error('broken')]);
});
