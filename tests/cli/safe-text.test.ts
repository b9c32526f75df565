// Nothing that others wrote steers the terminal: a corpus of escapes through every way a command prints.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeJson, safeLine, safeText } from '#cli/output/safe-text.ts';
import { fakeOffice, aChat, aMessage } from './fake-office.ts';
import { runCli } from './run-cli.ts';

const hostile = [
  '\u001b[31mred\u001b[0m',
  '\u001b]0;title\u0007',
  '\u001b]8;;https://evil.example\u0007link\u001b]8;;\u0007',
  '\u001b]52;c;ZXZpbA==\u0007',
  '\u009b2J\u009d0;x\u009c',
  'a\rb\bc\u007f\u0000d\u0085e',
  '\u202eevil\u202c \u2066x\u2069 \u200f\u061c',
  'line\u2028sep\u2029par\ufeff',
  '\u001bP1;2q\u001b\\',
  '\ud800lone\udc00',
];
/** Bytes that must not come out, but the newline; a terminal's own colours are off in these runs. */
const forbidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;

test('any text is safe afterwards, and safe text is left alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const safe = safeText(text);
      expect(safe).not.toMatch(forbidden);
      expect(safe).not.toContain('\t');
      expect(safeText(safe)).toBe(safe);
      expect(safeLine(text)).not.toContain('\n');
    }),
    { numRuns: 2_000 },
  );
});

test('JSON keeps what it cannot print', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const json = safeJson(JSON.stringify({ text }));
      expect(json).not.toMatch(forbidden);
      expect((JSON.parse(json) as { text: string }).text).toBe(text);
    }),
    { numRuns: 2_000 },
  );
});

test('people, faces and flags stay whole', () => {
  for (const text of ['沈知行：好的', '👨‍👩‍👧 🇨🇳 ❤️', 'naïve café', 'مرحبا', 'a\nb'])
    expect(safeText(text)).toBe(text);
});

test.each([
  [['chat', 'list']],
  [['chat', 'list', '--csv']],
  [['chat', 'list', '--json']],
  [['chat', 'show', '00012']],
  [['chat', 'read', '00012']],
  [['chat', 'read', '00012', '--json']],
  [['chat', 'search', 'x']],
  [['contacts', 'search', 'x']],
])('%j prints no control character', async (argv) => {
  for (const terminal of [false, true]) {
    for (const evil of hostile) {
      const office = fakeOffice();
      office.chats.set(
        '00012',
        aChat('00012', `name ${evil}`, { lastText: `x${evil}`, draft: evil, lastSenderName: evil }),
      );
      office.stored = [aMessage(1, '00012', `x ${evil}`, { senderName: evil })];
      office.people = [
        {
          ...(await import('./fake-office.ts')).aPerson('1', 'x', `x ${evil}`, 'x'),
          title: evil,
          departmentPath: evil,
        },
      ];
      const { code, out, err } = await runCli(argv, { office, terminal, environment: { NO_COLOR: '1' } });
      expect(code).toBe(0);
      expect(out.replaceAll('\t', '').replaceAll('\r\n', '\n')).not.toMatch(forbidden);
      expect(err).not.toMatch(forbidden);
    }
  }
});

test('a target that is shown back in an error is safe too', async () => {
  const { err } = await runCli(['chat', 'show', '\u001b]0;x\u0007'], { office: fakeOffice() });
  expect(err).not.toMatch(forbidden);
});
