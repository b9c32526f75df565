// One document while it is written: words on an older text join the newer one, a question that is open loses nothing.
import { afterEach, expect, test } from 'vitest';
import type { WrittenDocument } from '#sdk/contract/write.ts';
import { OfficeError } from '#sdk/errors.ts';
import { DraftRoom, type DraftParts } from '#sdk/write/draft-room.ts';
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
  /** Answers that are lost on their way back, though the office has done what it was asked. */
  let losing = 0;
  /** What answers to looking wait for. */
  let slow: Promise<unknown> | undefined;
  const done = new Set<string>();
  const copies: Pick<Copies, 'get' | 'put' | 'remove'> = {
    get: () => (kept === undefined ? undefined : (JSON.parse(JSON.stringify(kept)) as typeof kept)),
    put: (copy) => void (kept = copy),
    remove: () => undefined,
  };
  let ids = 0;
  const parts: DraftParts = {
    copies: copies as Copies,
    load: async () => {
      const answer = there;
      await slow;
      return answer;
    },
    save: async (_, rev, change, clientId) => {
      if (!done.has(clientId)) {
        if (rev !== there.rev) return { state: 'changed', document: there };
        there = { ...there, ...change, rev: there.rev + 1 };
        done.add(clientId);
      }
      if (losing > 0) {
        losing -= 1;
        throw new OfficeError('connectionFailed');
      }
      return { state: 'saved', document: there };
    },
    watch: () => () => undefined,
    now: () => 0,
    uuid: () => `x${(ids += 1)}`,
    isOnline: () => true,
    report: (error) => {
      throw error;
    },
  };
  const opened = new DraftRoom('1', parts);
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
    hold: (until: Promise<unknown> | undefined) => void (slow = until),
    lose: (answers: number) => void (losing = answers),
    /** The program ends, and another one opens what lies on the device. */
    again: async () => {
      room?.close();
      room = new DraftRoom('1', parts);
      await room.refresh();
      return room;
    },
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

test('words handed on before others wrote stand once, though more of them come on the older text', async () => {
  const desk = await open('abcd');
  const seen = desk.room.state.get().arrival;
  desk.room.put({ body: body('aMcd') }, seen);
  await desk.other('abcY');
  expect(desk.text()).toBe('aMcY');
  // The window has not shown it yet, and writes on in the place where it wrote before.
  desk.room.put({ body: body('aNcd') }, seen);
  expect(desk.text()).toBe('aNcY');
  desk.room.put({ body: body('aNOcd') }, seen);
  await desk.room.flush();
  expect([desk.atOffice(), desk.room.state.get().saved]).toEqual(['aNOcY', 'saved']);
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

test('one’s own words are nobody else’s when the answer of their save is lost: nothing stands twice, nobody is asked', async () => {
  const desk = await open('abc');
  desk.lose(1);
  desk.room.put({ body: body('abM') });
  await desk.room.flush().catch(() => undefined);
  expect(desk.atOffice()).toBe('abM');
  // More words to the same place, and another device at another one, before anybody is heard again.
  desk.room.put({ body: body('abMN') });
  await desk.other('XbM');
  await desk.room.flush();
  await desk.room.flush();
  expect([desk.atOffice(), desk.room.state.get().saved]).toEqual(['XbMN', 'saved']);
});

test('an answer that was on its way before a save brings nothing back', async () => {
  const desk = await open('abc');
  for (const during of [true, false]) {
    const gate = Promise.withResolvers<void>();
    desk.hold(gate.promise);
    const looking = desk.room.refresh();
    desk.room.put({ body: body(during ? 'abM' : 'abMN') });
    const saving = desk.room.flush();
    if (!during) await saving;
    gate.resolve();
    await Promise.all([looking, saving]);
    desk.hold(undefined);
  }
  desk.room.put({ body: body('abMNO') });
  await desk.room.flush();
  expect([desk.atOffice(), desk.room.state.get().saved]).toEqual(['abMNO', 'saved']);
});

test('the same after the program ended: what lies on the device knows what was sent', async () => {
  const desk = await open('abc');
  desk.lose(1);
  desk.room.put({ body: body('abM') });
  await desk.room.flush().catch(() => undefined);
  desk.room.put({ body: body('aQN') });
  const later = await desk.again();
  await later.flush();
  await later.flush();
  expect([desk.atOffice(), later.state.get().saved]).toEqual(['aQN', 'saved']);
  // Nothing was written since: then there is nothing left to send either.
  desk.lose(1);
  later.put({ body: body('aQR') });
  await later.flush().catch(() => undefined);
  const last = await desk.again();
  await last.flush();
  expect([desk.atOffice(), last.state.get().saved]).toEqual(['aQR', 'saved']);
});

test('another change while a question is open keeps both', async () => {
  const desk = await open('abc');
  desk.room.put({ body: body('aMc') });
  await desk.other('aTc');
  await desk.other('aTcU');
  await desk.room.flush();
  for (const word of 'aMTcU') expect(desk.atOffice()).toContain(word);
});
