// Answers of old servers: what is meant is read, what cannot be is left out row by row, and things that name something are never guessed.
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { chat, message } from '#sdk/contract/entities.ts';
import { errorInstead, guardedSink } from '#sdk/net/error-instead.ts';
import { parseExact } from '#sdk/net/exact-json.ts';
import { asTruth, decodeLeniently, rowsIn } from '#sdk/net/lenient.ts';
import { KnownGroups, chatRow, houseNumber, messageRow, moment, serverNumbers } from '#sdk/net/spec-rows.ts';

const row = { id: 7, chatlinkid: '00001', ct: 1, c: '好', uid: 3, time: 1_795_550_000_000, sendbysys: 0 };
const read = (value: unknown) => decodeLeniently(z.array(message), value);

describe('one bad row', () => {
  it.each([
    ['null', null],
    ['a word', '—'],
    ['a number', 3],
    ['a row without its id', { ...row, id: undefined }],
    ['a row whose id is a list', { ...row, id: ['x'] }],
    ['a row without a sender', { ...row, uid: null }],
  ])('%s is left out and named, and the others are there', (_, bad) => {
    const { reply, leftOut } = read([row, bad, { ...row, id: 8 }]);
    expect((reply as { mid: number }[]).map(({ mid }) => mid)).toEqual([7, 8]);
    expect(leftOut).toHaveLength(1);
  });

  it('what is no list at all is an error', () => {
    expect(() => decodeLeniently(message, 'x')).toThrow();
    expect(() => decodeLeniently(message, { c: 'x' })).toThrow();
  });
});

describe('fields', () => {
  it.each([
    ['null', { nick: null, readtime: null, cid: null, at: null }],
    ['empty', { nick: '', readtime: '', cid: '', at: '' }],
    ['absent', {}],
  ])('optional means %s', (_, fields) => {
    const { reply } = read([{ ...row, ...fields }]);
    expect(reply).toMatchObject([{ mid: 7, senderName: '', text: '好' }]);
  });

  it('reads numbers in texts, texts in numbers, and dates as they are written', () => {
    const { reply, mended } = read([
      { ...row, c: 42, time: '1795550000000' },
      { ...row, time: '2026-11-24 09:30:00' },
    ]);
    const [first, second] = reply as { text: string; time: number }[];
    expect(first).toMatchObject({ text: '42', time: 1_795_550_000_000 });
    expect(second?.time).toBe(new Date(2026, 10, 24, 9, 30).getTime());
    expect(mended).toContain('#.c');
  });

  it.each([
    [1, true],
    ['1', true],
    ['true', true],
    ['N', false],
    [0, false],
    ['maybe', undefined],
  ])('%s says %s', (value, said) => expect(asTruth(value)).toBe(said));

  it('finds rows however they are wrapped', () => {
    for (const wrapped of [[1], { rows: [1] }, { list: [1] }, { records: [1] }, { data: [1] }])
      expect(rowsIn(wrapped)).toEqual([1]);
    expect(rowsIn('')).toEqual([]);
    expect(rowsIn({ total: 3 })).toBeUndefined();
  });

  it('a moment in seconds is one in milliseconds', () => {
    expect(moment(1_795_550_000)).toBe(1_795_550_000_000);
    expect(moment('1795550000')).toBe(1_795_550_000_000);
    expect(moment(1_795_550_000_000)).toBe(1_795_550_000_000);
    expect(moment('soon')).toBe('soon');
  });
});

describe('digits', () => {
  it('none is lost of a long number', () => {
    expect(parseExact('{"id":1834567890123456789,"n":[12345678901234567],"m":3}')?.value).toEqual({
      id: '1834567890123456789',
      n: ['12345678901234567'],
      m: 3,
    });
    expect(parseExact('\uFEFF {"a":1}')?.value).toEqual({ a: 1 });
    expect(parseExact('<html>')).toBeUndefined();
  });

  it('two counters have two places', () => {
    expect([houseNumber('5', false), houseNumber(5, true)]).toEqual([10, 11]);
    expect(serverNumbers({ startmid: '10', mids: ['11', '10'], mid: 11, c: '10' })).toEqual({
      startmid: '5',
      mids: ['5', '5'],
      mid: '5',
      c: '10',
    });
    expect(serverNumbers({ startmid: '' })).toEqual({ startmid: '' });
  });
});

describe('rows of the specification', () => {
  const known = new KnownGroups();
  const decoded = (given: object) => z.decode(chat, chatRow(given, known) as never);

  it('a chat has its id by chatlinkid and is a friend’s when chatmode is 1', () => {
    expect(decoded({ chatlinkid: '7', chatmode: 1, nick: '乙', unReadCount: 2 })).toMatchObject({
      id: '00007',
      kind: 'direct',
      enabled: true,
      unread: 2,
      lastOrdinal: 2,
      readOrdinal: 0,
    });
    expect(decoded({ chatlinkid: '8', chatmode: 2 })).toMatchObject({ kind: 'group' });
    expect(decoded({ id: '9', type: 1, linkflag: 2 })).toMatchObject({ kind: 'group', enabled: false });
  });

  it('a message’s kind follows from its content where nothing says it', () => {
    const kind = (given: object) =>
      (messageRow({ id: 1, uid: 1, ...given }, { chatId: '00001' }, known) as { ct: number }).ct;
    expect(kind({ c: '你好' })).toBe(1);
    expect(kind({ c: 'file(1)[{"filename":"a.txt"}]', ct: 99 })).toBe(3);
    expect(kind({ c: 'x', ct: '1' })).toBe(1);
  });
});

describe('an error in the place of a file', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const head = (type: string, disposition?: string) => ({
    headers: {
      get: (name: string) =>
        name === 'content-type' ? type : name === 'content-disposition' ? (disposition ?? null) : null,
    },
  });

  it.each([
    ['{"code":500,"msg":"文件不存在"}', 'application/json', true],
    ['{"ok":false,"msg":null,"code":1003}', 'text/html', true],
    ['<!DOCTYPE html><html></html>', 'text/html', true],
    ['{"code":200,"data":1}', 'application/json', false],
    ['{"name":"a"}', 'application/json', false],
    ['PK\u0003\u0004', 'application/octet-stream', false],
  ])('%s as %s: %s', (text, type, isError) => {
    expect(errorInstead(head(type), bytes(text)) !== undefined).toBe(isError);
  });

  it('a file that is called one stays it', () => {
    const named = head('application/json', 'attachment; filename="a.json"');
    expect(errorInstead(named, bytes('{"code":500,"msg":"x"}'))).toBeUndefined();
  });

  it('nothing of a refusal reaches the file, and all of a file does', async () => {
    const taken: number[] = [];
    const through = async (text: string, type: string) => {
      const { sink, end } = guardedSink(async (chunk) => void taken.push(chunk.byteLength));
      for (const part of [text.slice(0, 5), text.slice(5)])
        await sink(bytes(part), { status: 200, ...head(type) });
      return end();
    };
    expect(await through('{"code":401,"msg":"x"}', 'application/json')).toContain('401');
    expect(taken).toEqual([]);
    expect(await through('x'.repeat(40_000), 'application/octet-stream')).toBeUndefined();
    expect(taken.reduce((sum, one) => sum + one, 0)).toBe(40_000);
  });
});
