// The log as it is shown: by person, act and day, page by page; an answer that comes late shows nothing.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuditEntry, AuditQuery, OfficeApi } from '#sdk/api.ts';
import { actText, auditedActs, AuditScreen } from '#sdk/account/screens/audit.ts';
import { mayReadAudit } from '#sdk/account/rules/may-read-audit.ts';
import { auditActs } from '#sdk/contract/audit.ts';
import { permissions } from '#sdk/contract/permissions.ts';
import { OfficeError } from '#sdk/errors.ts';
import { createTranslator } from '#sdk/locales/index.ts';

const entry = (id: number, act = 'create'): AuditEntry => ({
  id,
  time: id,
  personId: '1001',
  personName: '安然',
  loginName: 'anran',
  act,
  chatId: '00001',
  mid: 1,
  targetIds: [],
});

let asked: AuditQuery[] = [];
let answer: (query: AuditQuery) => Promise<{ entries: AuditEntry[]; more: boolean }>;
const office = {
  administration: {
    audit: (query: AuditQuery) => {
      asked.push(query);
      return answer(query);
    },
  },
} as unknown as OfficeApi;
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answer = async ({ before = 5 }) => ({ entries: [entry(before - 1), entry(before - 2)], more: before > 3 });
});
afterEach(() => vi.useRealTimers());

test('pages come until the end, each once', async () => {
  const screen = new AuditScreen(office);
  await vi.advanceTimersByTimeAsync(0);
  await Promise.all([screen.loadMore(), screen.loadMore()]);
  await screen.loadMore();
  expect(screen.getSnapshot()).toMatchObject({ end: true, loading: false });
  expect(screen.getSnapshot().entries.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
  expect(asked).toEqual([{}, { before: 3 }]);
  screen.dispose();
});

test('a person, an act and a day narrow it; the words wait for a pause', async () => {
  const screen = new AuditScreen(office);
  for (const typed of ['@', '@l', '@lin ']) screen.setAccount(typed);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toHaveLength(2);
  expect(asked.at(-1)).toEqual({ account: 'lin' });
  screen.setAct('operkick');
  screen.setDay('2026-11-21');
  await vi.advanceTimersByTimeAsync(0);
  const since = new Date('2026-11-21T00:00').getTime();
  const until = new Date('2026-11-22T00:00').getTime();
  expect(asked.at(-1)).toEqual({ account: 'lin', act: 'operkick', since, until });
  screen.dispose();
});

test('an answer to an earlier question is not shown, and a refusal is, until something else is asked', async () => {
  let late: (page: { entries: AuditEntry[]; more: boolean }) => void = () => undefined;
  answer = () => new Promise((resolve) => (late = resolve));
  const screen = new AuditScreen(office);
  answer = async () => Promise.reject(new OfficeError('forbidden'));
  screen.setAct('leave');
  await vi.advanceTimersByTimeAsync(0);
  late({ entries: [entry(9)], more: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getSnapshot()).toMatchObject({ entries: [], error: { code: 'forbidden' }, loading: false });
  answer = async () => ({ entries: [entry(1, 'leave')], more: false });
  await screen.loadMore();
  expect(screen.getSnapshot().error).toBeUndefined();
  screen.dispose();
});

test('every act of the contract has words, and what is not known keeps its name', () => {
  const { translateRef } = createTranslator('en');
  const sentences = auditActs.map((act) => {
    const text = actText(act);
    return text.key === undefined ? 'audit.none' : translateRef(text);
  });
  // Two notices tell of one removal, in the same words.
  expect(new Set(sentences).size).toBe(auditActs.length - 1);
  expect(sentences.filter((sentence) => sentence.startsWith('audit.'))).toEqual([]);
  expect([...auditActs].filter((act) => act !== 'tokick').sort()).toEqual([...auditedActs].sort());
  expect(actText('sing')).toEqual({ key: undefined, text: 'sing' });
});

test('it is for super administrators', () => {
  expect(mayReadAudit([permissions.administer])).toBe(false);
  expect(mayReadAudit([permissions.transferPower])).toBe(true);
  expect(mayReadAudit()).toBe(false);
});
