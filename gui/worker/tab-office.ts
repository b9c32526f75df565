// The office of one tab: its own where the tab has the store, another tab's where that one has it; the page never notices.
import type { AccountState } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { Office } from '#sdk/office.ts';
import { portPair, type PairedPort } from '#sdk/rpc/port-pair.ts';
import type { Port } from '#sdk/rpc/protocol.ts';
import { createRelay, type Relay } from '#sdk/rpc/relay.ts';
import { serveOffice } from '#sdk/rpc/serve.ts';
import type { DriverHost } from '#storage/driver.ts';
import type { OfficeGround, StorePlace } from './messages.ts';
import { openStoreFiles, prepareFiles, type StoreFiles } from './store-files.ts';
import { takeSeat, type Seat } from './store-seat.ts';

/** What the office of a tab needs of its worker. */
export type TabOfficeParts = {
  readonly tab: string;
  /** What the page keeps now; other tabs may have changed it. */
  renew(): Promise<OfficeGround>;
  newId(): string;
  onPlace(place: StorePlace): void;
  onStore(name: string): void;
  report(type: string, thrown: unknown): void;
  /** Another tab took the store away because this one did not answer: nothing more may be written here. */
  onLost(): void;
};

/** Makes an office on what the page keeps. */
export type MakeOffice = (
  ground: OfficeGround,
  openDatabase: (name: string) => Promise<DriverHost>,
) => Office;

type Own = { readonly office: Office; readonly port: PairedPort };
type Seated = { readonly name: string; readonly seat: Seat; files: Promise<StoreFiles> | undefined };

/** The office of a tab. */
export class TabOffice {
  readonly #parts: TabOfficeParts;
  #relay: Relay | undefined;
  #make: MakeOffice | undefined;
  #own: Own | undefined;
  #seated: Seated | undefined;
  #isGuest = false;
  /** The port of whoever serves this tab, if it is a guest. */
  #remote: Port | undefined;
  #asleep = false;
  #wasIn = false;
  /** Counts how often the page fell asleep or woke: what began before that goes no further. */
  #turn = 0;
  /** What is being closed: two offices on one store would write into each other's files. */
  #closing: Promise<void> = Promise.resolve();

  constructor(parts: TabOfficeParts) {
    this.#parts = parts;
  }

  /** Begins to open a store that will probably be asked for. */
  prepare(name: string): void {
    prepareFiles();
    const seated = this.#sit(name);
    void seated.seat.role().then((role) => {
      if (role === 'owner') this.#filesOf(seated).catch(() => undefined);
    });
  }

  /** Serves the page from now on. */
  start(client: Port, ground: OfficeGround, make: MakeOffice): void {
    this.#make = make;
    this.#relay = createRelay({
      client,
      newId: this.#parts.newId,
      watch: { path: 'account.state', tell: (state) => this.#accountChanged(state as AccountState) },
      onCall: () => {
        if (this.#isGuest) this.#seated?.seat.expect(() => (this.#relay?.waiting() ?? 0) > 0);
      },
    });
    this.#relay.direct(this.#begin(ground).port);
  }

  /** The page stands still for a while: another tab may have the store meanwhile. */
  async sleep(): Promise<void> {
    if (this.#asleep || this.#relay === undefined) return;
    this.#asleep = true;
    this.#turn += 1;
    this.#relay.hold();
    this.#closing = this.#closing.then(() => this.#stepDown());
    await this.#closing;
  }

  /** The page goes on. */
  async wake(): Promise<void> {
    if (!this.#asleep) return;
    this.#asleep = false;
    this.#turn += 1;
    const turn = this.#turn;
    await this.#closing;
    if (turn === this.#turn) await this.#enter();
  }

  #sit(name: string): Seated {
    if (this.#seated?.name === name) return this.#seated;
    const before = this.#seated;
    if (before !== undefined) void leave(before);
    const seat = takeSeat(name, {
      tab: this.#parts.tab,
      onServed: (port) => {
        this.#remote = port;
        if (this.#isGuest) this.#relay?.direct(port);
      },
      onUnserved: () => {
        this.#remote = undefined;
        if (this.#isGuest) this.#relay?.hold();
      },
      onInherited: () => {
        if (this.#isGuest) void this.#enter();
      },
      onLost: this.#parts.onLost,
      serve: (port) => {
        if (this.#own !== undefined) serveOffice(this.#own.office, port);
      },
    });
    const seated: Seated = { name, seat, files: undefined };
    this.#seated = seated;
    return seated;
  }

  #filesOf(seated: Seated): Promise<StoreFiles> {
    seated.files ??= openStoreFiles(seated.name);
    return seated.files;
  }

  async #openDatabase(name: string): Promise<DriverHost> {
    this.#parts.onStore(name);
    const seated = this.#sit(name);
    if ((await seated.seat.role()) === 'guest') {
      // Before it fails here: the page is to hear the other tab's answer, not this one's.
      this.#becomeGuest();
      throw new OfficeError('cancelled');
    }
    const files = await this.#filesOf(seated);
    this.#parts.onPlace(files.place);
    return files.host;
  }

  #office(ground: OfficeGround): Office {
    if (this.#make === undefined) throw new Error('No office has been started in this tab.');
    return this.#make(ground, (name) => this.#openDatabase(name));
  }

  #begin(ground: OfficeGround): Own {
    const office = this.#office(ground);
    const [here, port] = portPair();
    serveOffice(office, here);
    this.#own = { office, port };
    return this.#own;
  }

  /** Another tab has the store: what was begun here ends, and that one serves the page. */
  #becomeGuest(): void {
    const own = this.#own;
    if (own === undefined || this.#isGuest) return;
    this.#isGuest = true;
    this.#own = undefined;
    own.port.close();
    // It is still in the middle of coming in, and ends with that.
    setTimeout(() => own.office.close().catch((error: unknown) => this.#parts.report('guest', error)));
    this.#parts.onPlace('shared');
    if (this.#remote === undefined) this.#relay?.hold();
    else this.#relay?.direct(this.#remote);
  }

  /** This tab has the store now: it takes up its own session, and answers what nobody has answered. */
  async #enter(): Promise<void> {
    this.#isGuest = false;
    const turn = this.#turn;
    const ground = await this.#parts.renew();
    if (turn !== this.#turn) return;
    const own = this.#begin(ground);
    // Who is not let in here hears so by what the page asks.
    await own.office.account.resume().catch((error: unknown) => this.#parts.report('resume', error));
    // It may have found another owner meanwhile.
    if (this.#own === own && !this.#isGuest) this.#relay?.direct(own.port);
  }

  #accountChanged({ phase }: AccountState): void {
    const isOver = phase === 'signedOut' || phase === 'ended';
    if (this.#isGuest) {
      if (isOver) void this.#leaveWithOthers(phase === 'signedOut');
    } else if (phase === 'signedIn') this.#seated?.seat.open();
    // Whoever is served here hears of it before the place is given up.
    else if (isOver && this.#wasIn) setTimeout(() => void this.#endAsOwner());
    this.#wasIn = phase === 'signedIn';
  }

  async #endAsOwner(): Promise<void> {
    await this.#own?.office.close();
    await this.#giveUpSeat();
  }

  async #giveUpSeat(): Promise<void> {
    const seated = this.#seated;
    this.#seated = undefined;
    if (seated !== undefined) await leave(seated);
  }

  /** Signing out in one tab is signing out in this browser: this tab's own session ends too. */
  async #leaveWithOthers(isDone: boolean): Promise<void> {
    this.#isGuest = false;
    this.#relay?.hold();
    await this.#giveUpSeat();
    const own = this.#begin(await this.#parts.renew());
    await own.office.account.signOut().catch((error: unknown) => this.#parts.report('leave', error));
    // Who asked to leave may not have heard that it is done; why a session ended was told and must not be covered.
    if (isDone && this.#own === own) this.#relay?.direct(own.port);
  }

  async #stepDown(): Promise<void> {
    const own = this.#own;
    this.#own = undefined;
    this.#isGuest = false;
    own?.port.close();
    await own?.office.close().catch((error: unknown) => this.#parts.report('sleep', error));
    await this.#giveUpSeat();
  }
}

/** The files first, then the place: whoever comes next finds them free. */
async function leave({ files, seat }: Seated): Promise<void> {
  const opened = await files?.catch(() => undefined);
  opened?.release();
  seat.leave();
}
