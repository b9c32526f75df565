// P19: from starting the program until the first person is signed in, at an office that holds a million messages.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startOffice } from '#fixtures/serve.ts';
import { createNodeHost } from '#sdk/host/node/index.ts';
import { openOffice } from '#sdk/office.ts';
import { openNodeDatabase } from '#storage/drivers/node.ts';
import { pickVariant } from '#variants/index.ts';
import { median, type Report } from './figure.ts';
import { build, launcher } from './run/built.ts';
import { startProgram, type Program } from './run/program.ts';
import { scratchFolder } from './run/scratch.ts';

const rounds = 5;

type Account = { loginname: string; password: string };

/** Reports it beside a bare server on the same file that stretches one password. */
export async function run(report: Report): Promise<void> {
  build('cli');
  const folder = scratchFolder();
  const dataDir = join(folder, 'office');
  const environment = {
    ...process.env,
    XDG_CACHE_HOME: join(folder, 'cache'),
    XDG_DATA_HOME: join(folder, 'data'),
  };
  const [account, messages] = await prepare(dataDir);
  const ours: number[] = [];
  const bare: number[] = [];
  // The first turn warms up this process, the compile cache and the disk's.
  for (let round = -1; round < rounds; round += 1) {
    const office = await timed(
      () =>
        startProgram(launcher, ['server', 'start', '--data', dataDir, '--port', '0', '--json'], environment),
      ({ url }) => signIn(url, account, join(folder, `client${round}`)),
    );
    const floor = await timed(
      () =>
        startProgram(
          process.execPath,
          [fileURLToPath(new URL('bare-login-server.ts', import.meta.url)), dataDir],
          environment,
        ),
      async ({ url }) => {
        const answer = await fetch(url, { method: 'POST', body: account.password });
        if (!answer.ok) throw new Error(`the bare server answered ${answer.status}`);
      },
    );
    if (round < 0) continue;
    ours.push(office);
    bare.push(floor);
  }
  report({
    id: 'P19',
    name: `office with ${messages} messages: process start → first person signed in`,
    ours: median(ours),
    baseline: median(bare),
    unit: 'ms',
    note: 'whole sign-in (configuration, licence, user centre, chat) against a bare Node server that opens the same file and stretches one password',
  });
}

/** Makes the large office, once per run. */
async function prepare(dataDir: string): Promise<[Account, number]> {
  process.stderr.write('cold-start: making an office of a million messages\n');
  const office = await startOffice({ dataDir, port: 0, seed: 'large' });
  const messages = office.office.store.writer.head();
  const [account] = office.accounts;
  await office.close();
  if (account === undefined) throw new Error('nobody of the large office can sign in');
  return [account, messages];
}

async function timed(
  start: () => Promise<Program>,
  use: (served: Program) => Promise<void>,
): Promise<number> {
  const begin = performance.now();
  const served = await start();
  await use(served);
  const end = performance.now();
  await served.end();
  return end - begin;
}

async function signIn(url: string, { loginname, password }: Account, folder: string): Promise<void> {
  const folders = { config: join(folder, 'c'), data: join(folder, 'd'), log: join(folder, 'l') };
  const host = createNodeHost({ folders, openDatabase: openNodeDatabase });
  const office = openOffice({ host, variant: pickVariant('default'), server: url });
  await office.account.signInWithPassword({ loginName: loginname, password });
  await office.close();
}
