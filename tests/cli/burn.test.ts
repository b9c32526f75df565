// `doctor --burn` finds a copy in whatever form it lies, wherever it lies, and says so only where there is one.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fakeOffice } from './fake-office.ts';
import { newHome, runCli } from './run-cli.ts';

const words = '密码是 1234，"看完"就忘';

/** What the doctor says of the burn check, with a file in one of the folders of this computer. */
async function burn(folder: string, content: Buffer | string, ...argv: string[]) {
  const home = newHome();
  mkdirSync(join(home, folder), { recursive: true });
  writeFileSync(join(home, folder, 'page.sqlite-wal'), content);
  const { out, code } = await runCli(['doctor', '--burn', '4711', '--json', ...argv], {
    office: fakeOffice(),
    home,
  });
  const { checks } = JSON.parse(out) as { checks: { name: string; state: string; detail: string }[] };
  return { code, ...checks.find(({ name }) => name === 'burn') };
}
const padded = (bytes: Buffer | string): Buffer =>
  Buffer.concat([Buffer.alloc(1_048_570, 7), Buffer.from(bytes as string), Buffer.alloc(100)]);

test.each([
  ['data', 'UTF-8', padded(words)],
  ['state/log', 'UTF-16 LE', padded(Buffer.from(words, 'utf16le'))],
  ['cache', 'JSON', padded(JSON.stringify({ words }))],
  ['cache/deep/er', 'base64', Buffer.from(`{"c":"${Buffer.from(`ab${words}cd`).toString('base64')}"}`)],
])('in %s as %s', async (folder, form, content) => {
  const found = await burn(folder, content, '--words', words);
  expect(found).toMatchObject({ code: 1, state: 'failed' });
  expect(found.detail).toContain(`(${form})`);
  expect(found.detail).toContain('page.sqlite-wal');
});

test('a message that was written down is found without its words', async () => {
  expect(await burn('data', padded('flashMsg()[{"c":"x"}]'))).toMatchObject({ code: 1, state: 'failed' });
});

test('where nothing lies it is well', async () => {
  expect(await burn('data', padded('另一条消息'), '--words', words)).toMatchObject({ state: 'ok' });
});

test('what is no message is refused', async () => {
  expect((await runCli(['doctor', '--burn', 'x'], { office: fakeOffice() })).code).toBe(2);
});
