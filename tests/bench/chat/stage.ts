// Sets up the three servers that chat is measured on and the processes of their clients; takes everything down again.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startChild, type Child } from '../run/child.ts';

import { scratchFolder } from '../run/scratch.ts';
import { chatIdOf, loginNameOf, personIdOf, planBenchOffice } from './bench-office.ts';
import { startOfficeServer, type Account, type OfficeServer } from './office-server.ts';
import type { PeerOptions } from './peer.ts';
import { startProsody, type Prosody } from './prosody.ts';

/** Servers and client processes of one benchmark. */
export class Stage {
  readonly folder = scratchFolder();
  readonly #children: Child[] = [];
  #prosody: Prosody | undefined;
  #office: OfficeServer | undefined;

  /** Starts a process that is ended with the stage. */
  start(program: string): Child {
    const child = startChild(program);
    this.#children.push(child);
    return child;
  }

  /** Starts the office with that many people; answers its process id. */
  async office(people: number, withPasswords: number): Promise<number> {
    const plan = planBenchOffice(people, Date.now());
    this.#office = await startOfficeServer(this.folder, {
      plan,
      passwordsFor: Array.from({ length: withPasswords }, (_, index) => loginNameOf(index)),
      tokensFor: plan.people.filter(({ id }) => Number(id) >= Number(personIdOf(0))),
    });
    return this.#office.pid;
  }

  /** Both sides of pairs, as plain frames: 0 and 1 talk to each other, 2 and 3, … */
  officePeers(from: number, to: number): PeerOptions[] {
    const { url, tokens } = this.#started();
    const address = `${url.replace('http', 'ws')}/im/ws`;
    return Array.from({ length: to - from }, (_, index) => ({
      kind: 'office',
      url: address,
      token: tokens[from + index] as string,
      personId: personIdOf(from + index),
      chatId: chatIdOf(Math.floor((from + index) / 2)),
    }));
  }

  /** A person of the office with the SDK. */
  sdkPeer(index: number): PeerOptions {
    const { url, accounts } = this.#started();
    const account = accounts[index] as Account;
    const folder = join(this.folder, `sdk-${index}`);
    return {
      kind: 'sdk',
      url,
      folder,
      loginName: account.loginname,
      password: account.password,
      partnerId: personIdOf(index % 2 === 0 ? index + 1 : index - 1),
    };
  }

  /** Starts the relay and answers how peers are opened on it. */
  async relay(): Promise<{ child: Child; peer(index: number): PeerOptions }> {
    const child = this.start('chat/relay-process.ts');
    const { url } = await child.ask<{ url: string }>({
      do: 'start',
      path: join(this.folder, 'relay.sqlite'),
    });
    return {
      child,
      peer: (index) => ({
        kind: 'relay',
        url,
        name: `p${index}`,
        partner: `p${index % 2 === 0 ? index + 1 : index - 1}`,
      }),
    };
  }

  /** Starts prosody for one pair; undefined where it is skipped. */
  async prosody(): Promise<{ peer(index: number): PeerOptions; version: string } | undefined> {
    const folder = join(this.folder, 'prosody');
    mkdirSync(folder);
    const prosody = await startProsody(folder, ['p0', 'p1']);
    if (prosody === undefined) return undefined;
    this.#prosody = prosody;
    const { port, password, version } = prosody;
    return {
      version,
      peer: (index) => ({ kind: 'xmpp', port, name: `p${index}`, partner: `p${1 - index}`, password }),
    };
  }

  /** A client process holding these peers. */
  async clients(peers: readonly PeerOptions[]): Promise<Child> {
    const child = this.start('chat/client-process.ts');
    await child.ask({ do: 'open', peers });
    return child;
  }

  /** Ends everything, clients first. */
  async end(): Promise<void> {
    for (const child of this.#children.toReversed()) await child.end();
    await this.#office?.end();
    await this.#prosody?.end();
  }

  #started(): OfficeServer {
    if (this.#office === undefined) throw new Error('the office has not been started');
    return this.#office;
  }
}
