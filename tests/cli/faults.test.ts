// What nobody caught is kept on the device, without secrets and within a size, and `doctor` shows the last ones.
import { beginOffice } from '#fixtures/keeping/standing.ts';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterEach, expect, test } from 'vitest';
import { logFault } from '#cli/context/faults.ts';
import { maxLogBytes } from '#sdk/host/node/error-log.ts';
import { realCli, type RealCli } from '../support/cli-office.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let cli: RealCli | undefined;
afterEach(() => {
  cli?.remove();
  cli = undefined;
});

function parts({ home }: RealCli) {
  const config = join(home, 'config');
  return {
    environment: {} as Record<string, string>,
    paths: {
      config,
      configFile: join(config, 'config.json'),
      data: join(home, 'data'),
      state: join(home, 'state'),
      cache: join(home, 'cache'),
    },
    now: () => Date.UTC(2026, 10, 21, 4),
  };
}
const logOf = ({ home }: RealCli, profile: string): string =>
  join(home, 'state', 'profiles', profile, 'errors.ndjson');

/** Runs a statement in the program when it has said where its office is, however long that takes. */
const onceItServes = (statement: string): string => `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { writeSync } = fs;
  fs.writeSync = (descriptor, what, ...rest) => {
    const text = typeof what === 'string' ? what : Buffer.from(what).toString();
    if (text.includes('http://127.0.0.1:')) setTimeout(() => { ${statement} }, 0);
    return writeSync(descriptor, what, ...rest);
  };
  syncBuiltinESMExports();`;

test.each([
  ['uncaughtException', onceItServes('throw new Error("canary hhid_" + "abc" + "def0123")')],
  ['unhandledRejection', onceItServes('void Promise.reject(new Error("canary token=" + "abc" + "def0123"))')],
])('%s: one line, exit 5, an entry without the secret, and doctor shows it', async (type, script) => {
  cli = realCli();
  const { home } = cli;
  const administrator = { loginName: 'zhangwei', name: '张伟' };
  await beginOffice(join(home, 'office'), { officeName: '示例公司', administrator, language: 'zh' });
  const ended = await execa(
    process.execPath,
    [
      `--import=data:text/javascript,${encodeURIComponent(script)}`,
      join(root, 'cli/main.ts'),
      ...['server', 'start', '--port', '0', '--data', join(home, 'office'), '--profile', 'desk'],
    ],
    {
      reject: false,
      env: {
        XDG_CONFIG_HOME: join(home, 'xdg'),
        XDG_DATA_HOME: join(home, 'xdg'),
        XDG_STATE_HOME: join(home, 'xdg'),
        XDG_CACHE_HOME: join(home, 'xdg'),
        LANG: 'en_GB.UTF-8',
        LC_ALL: '',
      },
    },
  );
  expect(ended.exitCode, ended.stderr).toBe(5);
  expect(ended.stderr.split('\n').filter((line) => line.startsWith('error:'))).toHaveLength(1);
  const entry = readFileSync(join(home, 'xdg/tangram/profiles/desk/errors.ndjson'), 'utf8').trim();
  expect(JSON.parse(entry)).toMatchObject({
    type,
    page: 'cli server start',
    user: '',
    time: expect.any(Number),
    agent: expect.stringContaining('node/'),
    message: expect.stringContaining('canary'),
  });
  expect(entry).not.toContain('abcdef0123');
  const env = {
    XDG_STATE_HOME: join(home, 'xdg'),
    XDG_DATA_HOME: join(home, 'xdg'),
    XDG_CONFIG_HOME: join(home, 'xdg'),
  };
  const doctor = await execa(
    process.execPath,
    [
      join(root, 'cli/main.ts'),
      'doctor',
      '--offline',
      '--profile',
      'desk',
      '--json',
      '--server',
      'http://127.0.0.1:9',
    ],
    { reject: false, env },
  );
  const { errors } = JSON.parse(doctor.stdout) as { errors: { type: string; page: string }[] };
  expect(errors[0]).toMatchObject({ type, page: 'cli server start' });
});

test('the log is private, names no words that were typed, and stays within its size', () => {
  cli = realCli();
  const world = parts(cli);
  const argv = ['chat', 'send', '周明轩', 'my secret words', '--profile', 'desk'];
  for (let index = 0; index < 400; index += 1)
    logFault(world, argv, 'error', new Error(`fault ${index} ${'x y '.repeat(900)}`));
  const path = logOf(cli, 'desk');
  expect(statSync(path).size).toBeLessThanOrEqual(maxLogBytes);
  expect(statSync(path).mode & 0o077).toBe(0);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain('fault 399');
  expect(text).toContain('"page":"cli chat send"');
  expect(text).not.toContain('secret words');
});

test('a profile that cannot be one logs where the default one does', () => {
  cli = realCli();
  logFault(parts(cli), ['whoami', '--profile', '../x'], 'error', 'a word');
  expect(readFileSync(logOf(cli, 'default'), 'utf8')).toContain('a word');
});
