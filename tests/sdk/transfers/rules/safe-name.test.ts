// Names from elsewhere: always a name, never a path, a device or another name than the one shown.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeName } from '#sdk/transfers/rules/safe-name.ts';

test.each([
  ['plan.pdf', 'plan.pdf'],
  ['季度 总结.docx', '季度 总结.docx'],
  ['../../etc/passwd', '__.._etc_passwd'],
  ['C:\\Startup\\x.exe', 'C__Startup_x.exe'],
  ['con.txt', '_con.txt'],
  ['LPT1', '_LPT1'],
  ['.bashrc', '_bashrc'],
  ['trailing. . ', 'trailing'],
  ['gpj\u202egnp.exe', 'gpjgnp.exe'],
  ['', 'file'],
  ['...', '_'],
])('%j is saved as %j', (given, saved) => expect(safeName(given)).toBe(saved));

test('any text becomes a name a file system takes', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: 'binary' }), (given) => {
      const name = safeName(given);
      expect(new TextEncoder().encode(name).byteLength).toBeLessThanOrEqual(200);
      expect(name).not.toMatch(/[/\\:*?"<>|]|^\.|^$/);
      expect(safeName(name)).toBe(name);
    }),
  );
});
