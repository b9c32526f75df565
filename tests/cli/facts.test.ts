// What the office decides reaches the command line: constants with their origins, the licence's end.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { constantNames, constantTable } from '#variants/constants.ts';
import { standingClock } from '../fixtures/raw-client.ts';
import { realCli, type RealCli } from '../support/cli-office.ts';

let running: RunningOffice;
let cli: RealCli;
// Noon where this runs: a licence ends with a day of the office's own time zone.
const clock = standingClock(new Date(2026, 10, 21, 12).getTime());

beforeAll(async () => {
  running = await startOffice({ inMemory: true, seed: 'small', passwordsFor: ['anran'], clock });
  cli = realCli();
});
afterEach(() => running.office.licence.setNotAfter('2099-12-31'));
afterAll(async () => {
  cli.remove();
  await running.close();
});

const password = (): string => `${running.accounts[0]?.password}\n`;
const login = (...more: string[]) =>
  cli.tangram(['login', '--server', running.url, '--user', 'anran', '--password-stdin', ...more], {
    input: password(),
  });
type Row = { key: string; value: string; origin: string };
const listed = async (...argv: string[]): Promise<Map<string, Row>> => {
  const said = await cli.tangram(['config', 'list', '--json', ...argv]);
  return new Map((JSON.parse(said.out) as Row[]).map((row) => [row.key, row]));
};

test('config list --show-origin: code, variant, dictionary', async () => {
  await running.office.store.people.setDictionary('sys_pc_client_params', 'revert_time', '7');
  const plain = await listed();
  expect(plain.has('revertTimeMinutes')).toBe(false);
  const before = await listed('--show-origin', '--profile', 'nobody');
  expect(constantNames.filter((name) => !before.has(name))).toEqual([]);
  expect(before.get('revertTimeMinutes')).toEqual({ key: 'revertTimeMinutes', value: '2', origin: 'code' });
  const talimu = await listed('--show-origin', '--profile', 'nobody', '--variant', 'talimu');
  expect(talimu.get('onlineIntervalMinutes')).toMatchObject({ value: '10', origin: 'variant' });

  expect((await login('--profile', 'origin')).code).toBe(0);
  const after = await listed('--show-origin', '--profile', 'origin', '--server', running.url);
  expect(after.get('revertTimeMinutes')).toEqual({
    key: 'revertTimeMinutes',
    value: '7',
    origin: 'dictionary',
  });
  expect(after.get('pageSize')).toMatchObject({
    value: String(constantTable.pageSize.value),
    origin: 'code',
  });
  expect(after.get('server')).toMatchObject({ origin: 'flag' });
  const words = await cli.tangram([
    ...['config', 'list', '--show-origin', '--profile', 'origin', '--server', running.url, '--wide'],
  ]);
  expect(words.out).toMatch(/revertTimeMinutes\s+7\s+office/);
});

test('a licence that ended yesterday by the office’s clock: exit 3 with the sentence', async () => {
  await running.office.licence.setNotAfter('2026-11-21');
  expect((await login('--profile', 'today')).code).toBe(0);
  await running.office.licence.setNotAfter('2026-11-20');
  const told = await login('--profile', 'late');
  expect(told).toMatchObject({ code: 3, out: '' });
  expect(told.err).toContain('The licence has expired');
  const chinese = await login('--profile', 'late', '--lang', 'zh', '--json');
  expect(chinese.code).toBe(3);
  expect(JSON.parse(chinese.err)).toMatchObject({
    code: 'licenceExpired',
    exitCode: 3,
    message: '许可证已过期，无法登录',
  });
});
