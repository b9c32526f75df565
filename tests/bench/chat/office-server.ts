// The office under measurement: data prepared once, then the program as `tangram server start` runs it.
import { join } from 'node:path';
import type { OfficePlan, PersonPlan } from '#fixtures/seed/plan.ts';
import { startOffice } from '#fixtures/serve.ts';
import { build, launcher } from '../run/built.ts';
import { startProgram, type Program } from '../run/program.ts';

/** Somebody who can sign in. */
export type Account = { loginname: string; password: string };
/** A running office and those who can sign in. */
export type OfficeServer = Program & { accounts: Account[]; tokens: string[] };

/** What an office under measurement holds. */
export type OfficeContent = {
  plan: OfficePlan | 'demo';
  /** Login names that get a password. */
  passwordsFor: readonly string[];
  /**
   * Who gets a chat token at once: what is measured begins after signing in, and two hundred passwords would take a
   * quarter of a minute.
   */
  tokensFor?: readonly PersonPlan[];
};

/** Makes an office in `folder` and starts it. */
export async function startOfficeServer(folder: string, content: OfficeContent): Promise<OfficeServer> {
  build('cli');
  const { plan, passwordsFor, tokensFor = [] } = content;
  const dataDir = join(folder, 'office');
  const made = await startOffice({ dataDir, port: 0, seed: plan, passwordsFor });
  const { sessions } = made.office;
  const tokens = await Promise.all(
    tokensFor.map(({ id, loginName }) => sessions.openChat(sessions.enter(Number(id), loginName))),
  );
  await made.close();
  return { ...(await startStoredOffice(folder)), accounts: made.accounts, tokens };
}

/** Starts the office that lies in `folder`, again on `port` where somebody knows it there. */
export async function startStoredOffice(folder: string, port = 0): Promise<Program> {
  const env = { ...process.env, XDG_CACHE_HOME: join(folder, 'cache'), XDG_DATA_HOME: join(folder, 'data') };
  const dataDir = join(folder, 'office');
  return startProgram(
    launcher,
    // What is measured is what it can do, not what it allows one account.
    ['server', 'start', '--data', dataDir, '--port', String(port), '--limits', 'none', '--json'],
    env,
  );
}
