// What a hostile peer sends, made by grammar and by chance from a seed: texts, frames, and bodies of calls.
import fc from 'fast-check';
import { chatService } from '#sdk/contract/chat.ts';
import type { Endpoint } from '#sdk/contract/endpoint.ts';
import { frameType } from '#sdk/contract/frames.ts';
import { userCentre } from '#sdk/contract/user-centre.ts';

const openers = ['face[', 'a(', 'img[', 'shareFile[', 'flashMsg(', 'meet(', 'quoteMsg(', 'file(', '@'];
const injections = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "';--",
  'a(javascript:alert(1))[http://bank.example]',
  'a(data:text/html,<script>1</script>)[x]',
  'a( https://evil.example)[https://good.example]',
  'a(http://evil.example/"onmouseover="1)[<b>x</b>]',
  'http://evil.example/"><svg/onload=1>',
  'javascript:alert(1)',
  '${7*7}{{7*7}}',
  '\u001b]8;;https://evil.example\u0007link\u001b]8;;\u0007',
  '\u001b[2J\u001b]52;c;ZXZpbA==\u0007\u009b31m',
  '\u202eevil\u2066\u2069\u200f\ufeff',
  'face[constructor]face[__proto__]face[微笑]',
  '\\'.repeat(40),
  '['.repeat(200),
  'a('.repeat(300),
  '👩‍👩‍👧‍👦'.repeat(20),
  'e' + '\u0301'.repeat(300),
  '\ud800',
  '\u0000',
];

/** Any text at all, markup and controls more often than chance would have them. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...injections) },
      {
        weight: 3,
        arbitrary: fc.constantFrom(...openers, ']', ')', '[', '(', '\\', '\n', ' ', '"', '<', '&'),
      },
      { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
      { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
      { weight: 1, arbitrary: fc.webUrl() },
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join(''));

const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1.5,
    2 ** 53,
    1e308,
    '',
    '0',
    '-1',
    '1e9',
    ' 1',
    '00001',
    [],
    {},
  ),
  fc.constantFrom<unknown>('9'.repeat(400), 'x'.repeat(70_000), { toString: 1 }, { length: 1e9 }),
  hostileText,
  fc.integer().map(String),
  fc.array(fc.integer({ min: 1, max: 2_000 }).map(String), { maxLength: 600 }),
  fc.jsonValue({ maxDepth: 4 }),
);
const fields = fc.constantFrom(
  ...'t token device last quiet uid time interval seq mode sent got frames cid chatlinkid ct c at cite'.split(
    ' ',
  ),
  ...'mid n dup code msg on oper id groupid touid nick set gone readflag __proto__ constructor toJSON'.split(
    ' ',
  ),
);
const numbers = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<number>(...Object.values(frameType)) },
  { weight: 1, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
);
const deep = (depth: number): string => `{"t":20,"set":${'['.repeat(depth)}${']'.repeat(depth)}}`;

/** Text of a frame, or something that wants to be one. */
export const hostileFrame: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc
      .tuple(numbers, fc.array(fc.tuple(fields, strange), { maxLength: 8 }))
      .map(([t, pairs]) => JSON.stringify({ t, ...Object.fromEntries(pairs) })),
  },
  {
    weight: 3,
    // What a device really sends, with one thing wrong or strange in it.
    arbitrary: fc
      .tuple(fields, strange)
      .map(([name, value]) =>
        JSON.stringify({ t: 10, cid: 'c1', chatlinkid: '00004', ct: 1, c: 'x', [name]: value }),
      ),
  },
  { weight: 2, arbitrary: fc.json({ maxDepth: 5 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '{', '[1', deep(5_000), '{"t":1e999}', 'null', `"${'x'.repeat(9_999)}"`),
  },
);

/** One call as a stranger makes it. */
export type HostileCall = { method: string; path: string; headers: Record<string, string>; body?: string };

const endpoints: readonly { endpoint: Endpoint; place: (path: string) => string }[] = [
  ...Object.values<Endpoint>(chatService.calls).map((endpoint) => ({
    endpoint,
    place: (path: string) => `/im${path}.do`,
  })),
  ...Object.values<Endpoint>(userCentre.calls).map((endpoint) => ({
    endpoint,
    place: (path: string) => `/uc${path}`,
  })),
];
const inputNames = fc.constantFrom(
  ...'chatlinkid startmid mid oper touid groupid uid uids since limit tag searchkey pageNumber mids ct'.split(
    ' ',
  ),
  ...'loginname pd5 authcode params kid ticket id deviceId channel keyword userName starttime __proto__'.split(
    ' ',
  ),
);
const contentTypes = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  '*',
];

/** Calls of both services with inputs that do not fit; sign-outs are left to tests that are about them. */
export const hostileCall: fc.Arbitrary<HostileCall> = fc
  .record({
    target: fc.constantFrom(...endpoints.filter(({ endpoint }) => !endpoint.path.includes('logout'))),
    inputs: fc.array(fc.tuple(inputNames, strange), { maxLength: 6 }),
    raw: fc.option(fc.oneof(hostileText, fc.constantFrom('{', '[]', 'null', deep(3_000), '"x"')), {
      nil: undefined,
    }),
    type: fc.constantFrom(...contentTypes),
    part: fc.oneof(fc.constantFrom('0', '1', '-1', '../..', '%00', 'a%2fb', '1001'), hostileText),
  })
  .map(({ target, inputs, raw, type, part }): HostileCall => {
    const { method, path, in: where } = target.endpoint;
    const filled = target.place(
      path.replace(/\{\w+\}/g, () => encodeURIComponent(part.toWellFormed()).slice(0, 300)),
    );
    const values = Object.fromEntries(inputs);
    if (method === 'POST' && where !== 'query')
      return { method, path: filled, headers: { 'content-type': type }, body: raw ?? JSON.stringify(values) };
    const query = new URLSearchParams(
      Object.entries(values).map(([name, value]) => [name, String(JSON.stringify(value)).slice(0, 500)]),
    );
    return { method, path: `${filled}?${query}`, headers: {} };
  });

/** So many of them, the same for the same seed. */
export function sample<T>(arbitrary: fc.Arbitrary<T>, count: number, seed: number): T[] {
  return fc.sample(arbitrary, { numRuns: count, seed });
}
