// A session ends in the middle of everything: one way out, nothing is sent with the dead token, and nothing unsent is lost.
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noLimits } from '#fixtures/office/services/limits.ts';
import { startOffice } from '#fixtures/serve.ts';
import { between, seededRandom } from '#fixtures/seed/random.ts';
import { asOfficeError } from '#sdk/errors.ts';
import type { Host } from '#sdk/host/port.ts';
import { DrillClient, type Account } from '../support/drill-client.ts';
import { directChat, drillPlan } from '../support/drill-plan.ts';
import { pause, waitUntil } from '../support/wait-until.ts';
import type { DrillContext } from './drill.ts';

const chatId = directChat('ann', 'bob');
/** Calls under way when the session ends. */
const parallelCalls = 20;
/** What a call may say when its session ends under it. */
const mayBeSaid = ['unauthorised', 'loginExpired', 'notSignedIn', 'cancelled', 'connectionFailed'];

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full, folder } = context;
  const random = seededRandom(seed);
  const office = await startOffice({ inMemory: true, seed: drillPlan(Date.now()), limits: noLimits });
  context.afterwards(() => office.close());
  const bob = await DrillClient.open(office, { folder, profile: 'bob', person: 'bob' });
  context.afterwards(() => bob.close());
  await bob.office.connection.connect();
  let account = office.accounts.find(({ loginname }) => loginname === 'ann') as Account;
  const other = await DrillClient.open(office, { folder, profile: 'other', person: 'ann' });
  context.afterwards(() => other.close());
  const said: string[] = [];
  const rounds = full ? 25 : 2;
  let deadUses = 0;
  let ended = 0;
  for (let round = 0; round < rounds; round += 1) {
    const watch = new Watch();
    const place = { folder, profile: 'ann', person: 'ann' } as const;
    const ann = await DrillClient.open({ url: office.url, accounts: [account] }, place, { host: watch.host });
    const phases: string[] = [];
    ann.office.account.state(({ phase }) => {
      phases.push(phase);
      // From here on this device knows that its token is dead.
      if (phase === 'ended') watch.isDead = true;
    });
    await ann.office.connection.connect();
    const big = join(folder, `big-${round}`);
    writeFileSync(big, randomBytes(full ? 8_000_000 : 1_000_000));
    const errors: unknown[] = [];
    const note = (error: unknown): void => void errors.push(error);
    const running: Promise<unknown>[] = [];
    const chat = ann.office.services.chat;
    for (let index = 0; index < parallelCalls; index += 1)
      running.push((index % 2 === 0 ? chat.listChats({}) : ann.office.contacts.search('b')).catch(note));
    const file = { path: big };
    await ann.office.files.send({
      chatId,
      source: file,
      name: `big-${round}`,
      mime: 'application/octet-stream',
    });
    const changing = change(other, account, round).then((changed) => (account = changed));
    for (let index = 0; index < 30; index += 1) {
      const text = `ann ${round} ${index}`;
      running.push(ann.office.chat.send({ chatId, text }).then(() => said.push(text), note));
      running.push(chat.listChats({}).catch(note));
      if (random() < 0.5) await pause(between(random, 0, 4));
    }
    await changing;
    await waitUntil('the session is over', () => phases.includes('ended'));
    await Promise.all(running);
    // Whatever would try again by itself tries now.
    await pause(full ? 3_000 : 600);
    if (phases.filter((phase) => phase === 'ended').length !== 1)
      context.problem(`round ${round}: the session ended ${phases.join(' ')}`);
    for (const error of errors)
      if (!mayBeSaid.includes(asOfficeError(error).code)) context.problem(`round ${round}: ${String(error)}`);
    for (const use of watch.deadUses) context.problem(`round ${round}: ${use} went out with the dead token`);
    deadUses += watch.deadUses.length;
    ended += 1;
    await ann.close();
  }
  const ann = await DrillClient.open(
    { url: office.url, accounts: [account] },
    { folder, profile: 'ann', person: 'ann' },
  );
  context.afterwards(() => ann.close());
  await ann.office.connection.connect();
  const heard = (): string[] =>
    bob
      .announced()
      .filter((message) => message.chatId === chatId)
      .map(({ text }) => text);
  const files = (): number => bob.announced().filter(({ kind }) => kind === 'file').length;
  await waitUntil(
    'bob has everything that was ever said',
    () => said.every((text) => heard().includes(text)) && files() >= rounds,
    60,
    () => `${said.filter((text) => !heard().includes(text)).join(', ')}; ${files()} of ${rounds} files`,
  );
  const texts = heard().filter((text) => text.startsWith('ann '));
  if (new Set(texts).size !== texts.length) context.problem('something was said twice');
  if (files() > rounds) context.problem(`${files()} files instead of ${rounds}`);
  context.report('sessions ended', ended);
  context.report('messages', said.length);
  context.report('uses of a dead token', deadUses);
}

/** What goes out once the device knows that its session is over. */
class Watch {
  readonly deadUses: string[] = [];
  isDead = false;
  readonly host = (host: Host): Host => ({
    ...host,
    http: (request) => {
      if (this.isDead && Object.keys(request.headers).some((name) => name.toLowerCase() === 'authorization'))
        this.deadUses.push(request.url);
      return host.http(request);
    },
    openSocket: (...call) => {
      if (this.isDead) this.deadUses.push('a socket');
      return host.openSocket(...call);
    },
  });
}

/** Another device changes the password: every other session of the person is over. */
async function change(other: DrillClient, account: Account, round: number): Promise<Account> {
  const password = `Sunny-Meadow-${round}-Kettle`;
  await other.office.account.changePassword({ oldPassword: account.password, newPassword: password });
  return { ...account, password };
}
