// P7: one command of the command line that reads local data, from starting the program to its end.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { planManyChats } from '../journeys/gui/many-chats.ts';
import { median, quantile, type Report } from './figure.ts';
import { startOfficeServer } from './chat/office-server.ts';
import { launcher } from './run/built.ts';
import { havePackages, versionOf } from './run/debian.ts';
import { scratchFolder } from './run/scratch.ts';

const rounds = 5;
const perRound = 20;
/** Chats in the store, and whose they are. */
const chats = 40;
const reader = 'reader';

type Command = { name: 'ours' | 'gh' | 'node'; program: string; args: string[] };

/** Reports `tangram chat list --offline` beside `gh --version` and beside Node doing nothing. */
export async function run(report: Report): Promise<void> {
  const folder = scratchFolder();
  const env = {
    ...process.env,
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_STATE_HOME: join(folder, 'state'),
    XDG_CACHE_HOME: join(folder, 'cache'),
  };
  await signIn(folder, env);
  const commands: Command[] = [
    { name: 'ours', program: launcher, args: ['chat', 'list', '--offline'] },
    { name: 'node', program: process.execPath, args: ['-e', '0'] },
  ];
  if (havePackages('gh', ['gh'])) commands.push({ name: 'gh', program: '/usr/bin/gh', args: ['--version'] });
  const times = new Map<Command['name'], number[]>(commands.map(({ name }) => [name, []]));
  // The first turn warms up what the disk and the compile cache hold.
  for (let round = -1; round < rounds; round += 1)
    for (const command of commands) {
      const took = Array.from({ length: perRound }, () => timed(command, env));
      if (round >= 0) times.get(command.name)?.push(quantile(took, 0.5));
    }
  const time = (name: Command['name']): number => median(times.get(name) ?? []);
  const name = 'one command that lists chats from the store';
  if (times.has('gh'))
    report({
      id: 'P7-gh',
      name: `${name}, against \`gh --version\``,
      ours: time('ours'),
      baseline: time('gh'),
      unit: 'ms',
      note: `gh ${versionOf('gh')}`,
    });
  report({
    id: 'P7-node',
    name: `${name}, against Node doing nothing`,
    ours: time('ours'),
    baseline: time('node'),
    unit: 'ms',
  });
}

/** Signs a profile in and fills its store, so that the commands have something to read. */
async function signIn(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const office = await startOfficeServer(folder, {
    plan: planManyChats(chats, Date.now()),
    passwordsFor: [reader],
  });
  try {
    const [account] = office.accounts;
    const credentials = ['login', '--server', office.url, '--user', reader, '--password-stdin'];
    must(spawnSync(launcher, credentials, { env, input: account?.password ?? '', encoding: 'utf8' }));
    must(spawnSync(launcher, ['cache', 'sync'], { env, encoding: 'utf8' }));
  } finally {
    await office.end();
  }
  const listed = spawnSync(launcher, ['chat', 'list', '--offline', '--json'], { env, encoding: 'utf8' });
  must(listed);
  if ((JSON.parse(listed.stdout) as unknown[]).length === 0) throw new Error('no chat is listed');
}

function must({ status, stderr }: { status: number | null; stderr: string }): void {
  if (status !== 0) throw new Error(`a command ended with ${status}: ${stderr}`);
}

function timed({ name, program, args }: Command, env: NodeJS.ProcessEnv): number {
  const start = performance.now();
  const { status } = spawnSync(program, args, { env, stdio: ['ignore', 'ignore', 'ignore'] });
  const end = performance.now();
  if (status !== 0) throw new Error(`${name} ended with ${status}`);
  return end - start;
}
