// `--limits` of `tangram server start`: a file, the word none, or a clear sentence about what is wrong with it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noLimits } from '#fixtures/office/services/limits.ts';
import { realCli, type RealCli } from '../support/cli-office.ts';

let cli: RealCli;
beforeAll(() => void (cli = realCli()));
afterAll(() => cli.remove());

const start = (file: string) =>
  cli.tangram(['server', 'start', '--limits', file, '--dry-run', '--json', '--lang', 'en']);
function written(text: string): string {
  const path = join(cli.home, 'limits.json');
  writeFileSync(path, text);
  return path;
}

test('a file names what differs, none switches everything off', async () => {
  const limits = { messages: { burst: 50, perSecond: 0.5 }, lookups: null, storageMb: 100 };
  const said = await start(written(JSON.stringify(limits)));
  expect(said.code).toBe(0);
  expect(said.out).toContain(JSON.stringify(limits.messages));
  expect((await start('none')).out).toContain(JSON.stringify(noLimits));
});

test.each([
  ['{"messages": {"burst": 0, "perSecond": 1}}', 'messages.burst'],
  ['{"messages": {"burst": 5}}', 'messages.perSecond'],
  ['{"speed": 3}', 'speed'],
  ['{"storageMb": "much"}', 'storageMb'],
  ['not JSON', 'JSON'],
])('%s is refused and named', async (text, field) => {
  const said = await start(written(text));
  expect(said.code).toBe(2);
  const told = JSON.parse(said.err) as { code: string; message: string };
  expect(told.code).toBe('limitsInvalid');
  expect(told.message).toContain(field);
});

test('a file that is not there is named', async () => {
  const said = await start(join(cli.home, 'nowhere.json'));
  expect([said.code, JSON.parse(said.err)]).toMatchObject([2, { code: 'fileUnreadable' }]);
});
