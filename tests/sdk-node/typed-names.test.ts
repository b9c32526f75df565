// Proves that an office finds people as people type: three hundred queries against two thousand people, through the wire.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noLimits } from '#fixtures/office/services/limits.ts';
import { readName } from '#fixtures/office/store/search-keys.ts';
import { planLargeOffice } from '#fixtures/seed/large.ts';
import type { OfficePlan } from '#fixtures/seed/plan.ts';
import { seededRandom } from '#fixtures/seed/random.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import { pickVariant } from '#variants/index.ts';

const people = 2_000;
const queries = 300;

type Known = { id: string; name: string; phone: string; syllables: readonly string[] };
let server: RunningOffice;
let office: Office;
let known: Known[] = [];

beforeAll(async () => {
  const rows: Record<string, unknown[]> = {};
  const plan = planLargeOffice({ people, messages: 100, random: seededRandom(11), now: Date.now() });
  for (const { kind, rows: more } of plan) (rows[kind] ??= []).push(...more);
  const kinds = ['departments', 'people', 'chats', 'members', 'messages', 'reads', 'pins', 'mutes', 'drafts'];
  const seed = Object.fromEntries(kinds.map((kind) => [kind, rows[kind] ?? []])) as unknown as OfficePlan;
  known = seed.people
    .filter(({ id }) => Number(id) > 1_000)
    .map(({ id, name, phone }) => ({ id: String(id), name, phone, ...readName(name) }));
  server = await startOffice({ inMemory: true, port: 0, seed, passwordsFor: [], limits: noLimits });
  office = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: server.url });
  const { sessions } = server.office;
  const loginName = (await server.office.store.people.person(1001))?.login_name ?? '';
  await office.account.signInWithTicket({ ticket: await sessions.ticket(sessions.enter(1001, loginName)) });
}, 120_000);
afterAll(async () => {
  await office.close();
  await server.close();
});

const sound = ({ syllables }: Known): string => syllables.join('');
/** One wrong letter in the middle of a reading. */
const slipped = (text: string): string => {
  const middle = Math.floor(text.length / 2);
  return `${text.slice(0, middle)}${text[middle] === 'q' ? 'k' : 'q'}${text.slice(middle + 1)}`;
};
/** The last character as another one that sounds alike, where there is one. */
const homophones: Readonly<Record<string, string>> = { 慧: '惠', 明: '鸣', 宇: '雨', 佳: '嘉', 文: '雯' };

/** What somebody types who looks for a person. */
const ways: Readonly<Record<string, (one: Known) => string | undefined>> = {
  characters: ({ name }) => name,
  letters: sound,
  'given name first': ({ syllables: [family, ...given] }) => `${given.join('')} ${family}`,
  'family name apart': ({ syllables: [family, ...given] }) => `${family} ${given.join('')}`,
  'surname and initials': ({ syllables: [family = '', ...given] }) =>
    given.length > 1 ? family + given.map((each) => each.slice(0, 1)).join('') : undefined,
  'character and letters': ({ name, syllables: [, ...given] }) => `${[...name][0] ?? ''}${given.join('')}`,
  'beginning of the letters': (one) => sound(one).slice(0, -1),
  'end of the telephone number': ({ phone }) => (phone.length > 6 ? phone.slice(-6) : undefined),
  'a wrong letter': (one) => (sound(one).length > 7 ? slipped(sound(one)) : undefined),
  'another character': ({ name }) => {
    const [family = '', first = '', last = ''] = name;
    const other = homophones[last] ?? (last === '' ? undefined : '壹');
    return other === undefined ? undefined : `${family}${first}${other}`;
  },
};

test('the person stands first or second for at least 95 % of what is typed', async () => {
  const random = seededRandom(5);
  // What would be typed for somebody else as well cannot be told apart by anybody.
  const said = new Map<string, number>();
  for (const way of Object.values(ways))
    for (const text of known.map(way)) if (text !== undefined) said.set(text, (said.get(text) ?? 0) + 1);
  const misses: string[] = [];
  const times: number[] = [];
  const names = Object.keys(ways);
  for (let at = 0; times.length < queries; at += 1) {
    const way = names[at % names.length] ?? '';
    const one = known[Math.floor(random() * known.length)];
    const typed = one && ways[way]?.(one);
    if (one === undefined || typed === undefined || (said.get(typed) ?? 0) > 1) continue;
    const from = performance.now();
    const found = await office.contacts.search(typed);
    times.push(performance.now() - from);
    const place = found.people.findIndex(({ id }) => id === one.id);
    if (place < 0 || place > 1) misses.push(`${one.name} by ${way} (${typed}): ${place}`);
  }
  times.sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)] ?? Infinity;
  const note = `${misses.length} of ${queries} missed, p95 ${p95.toFixed(1)} ms: ${misses.join('; ')}`;
  console.info(note);
  expect(misses.length, note).toBeLessThanOrEqual(queries * 0.05);
  // The figure itself is the bench's to take; here a machine may have other things to do.
  expect(p95, note).toBeLessThan(300);
}, 60_000);
