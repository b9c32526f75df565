// One document while it is written: words on an older text join the newer one, a question that is open loses nothing.
import { afterEach, expect, test } from 'vitest';
import type { WrittenDocument } from '#sdk/contract/write.ts';
import { DraftRoom } from '#sdk/write/draft-room.ts';
import { paragraphOf, textOf } from '#sdk/write/rules/blocks.ts';
import type { Copies } from '#sdk/write/copies.ts';

const body = (text: string) => ({ type: 'doc' as const, content: [...text].map(paragraphOf) });
const documentOf = (rev: number, text: string): WrittenDocument => ({
  id: '1',
  title: '甲',
  module: 'notice',
  language: 'zh',
  words: 0,
  rev,
  owner: { id: '1', name: '甲' },
  level: 'manage',
  createdTime: 0,
  updatedTime: 0,
  shared: false,
  excerpt: '',
  form: {},
  body: body(text),
});

let room: DraftRoom | undefined;
afterEach(() => room?.close());

/** A room over an office that has one document, told by the test what others wrote. */
async function open(text: string) {
  let there = documentOf(1, text);
  let kept: Parameters<Copies['put']>[0] | undefined;
  const copies: Pick<Copies, 'get' | 'put' | 'remove'> = {
    get: () => undefined,
    put: (copy) => void (kept = copy),
    remove: () => undefined,
  };
  const opened = new DraftRoom('1', {
    copies: copies as Copies,
    load: async () => there,
    save: async (_, rev, change) => {
      if (rev !== there.rev) return { state: 'changed', document: there };
      there = { ...there, ...change, rev: there.rev + 1 };
      return { state: 'saved', document: there };
    },
    watch: () => () => undefined,
    now: () => 0,
    uuid: () => 'x',
    isOnline: () => true,
    report: (error) => {
      throw error;
    },
  });
  room = opened;
  await opened.refresh();
  return {
    room: opened,
    other: async (words: string) => {
      there = { ...there, body: body(words), rev: there.rev + 1 };
      await opened.refresh();
    },
    text: () => (opened.state.get().document?.body.content ?? []).map(textOf).join(''),
    atOffice: () => there.body.content.map(textOf).join(''),
    kept: () => (kept?.mine?.body?.content ?? []).map(textOf).join(''),
  };
}

test('words that were typed on a text before others wrote are joined with theirs', async () => {
  const desk = await open('abc');
  const seen = desk.room.state.get().arrival;
  await desk.other('abcY');
  desk.room.put({ body: body('Xabc') }, seen);
  expect(desk.text()).toBe('XabcY');
  // Typing went on at the old text: that is joined as well.
  desk.room.put({ body: body('XZabc') }, seen);
  await desk.room.flush();
  for (const word of 'XZabcY') expect(desk.atOffice()).toContain(word);
});

test('what is typed while a question is open is there after it is settled', async () => {
  const desk = await open('abc');
  desk.room.put({ body: body('aMc') });
  await desk.other('aTc');
  const { saved, arrival } = desk.room.state.get();
  expect(saved).toBe('conflict');
  // Whoever goes away now finds both.
  for (const word of 'aMTc') expect(desk.kept()).toContain(word);
  desk.room.put({ body: body('aMcN') }, arrival);
  desk.room.settle('theirs');
  await desk.room.flush();
  expect(desk.atOffice()).toBe('aTcN');
});

test('another change while a question is open keeps both', async () => {
  const desk = await open('abc');
  desk.room.put({ body: body('aMc') });
  await desk.other('aTc');
  await desk.other('aTcU');
  await desk.room.flush();
  for (const word of 'aMTcU') expect(desk.atOffice()).toContain(word);
});
