// The groups feature of one signed-in person: acts that are done once and may wait, members, join requests.
import { officeOffers } from '../chat/index.ts';
import type { CallOptions, Member, OfficeEvent, PictureFile } from '../api.ts';
import { findAmong, meantBy, sureTiers } from '../contacts/index.ts';
import { feedOf } from '../base/feed.ts';
import { LiveValue } from '../base/live-value.ts';
import { asOfficeError, OfficeError } from '../errors.ts';
import type { OpenFeature, PersonGround } from '../feature.ts';
import type { Clock } from '../host/port.ts';
import type { ApiClient } from '../net/api-client.ts';
import type { Store } from '#storage/store.ts';
import { patiently } from '../net/patience.ts';
import { mayWait, tellOffice, tellOnce, type GroupAct, type GroupOutcome } from './group-act.ts';
import type { GroupActDone, GroupsApi, WaitingGroupAct } from './groups-api.ts';
import { actProblem } from './rules/group-form.ts';
import { waitingAct } from './waiting-act.ts';

/** What groups stand on. */
export type GroupsParts = {
  store: Store;
  api: ApiClient;
  clock: Clock;
  uuid(): string;
  personId: string;
  /** Whether the server removes doubles of what is told to it twice. */
  removesDoubles(): boolean;
  /** Errors of work that nobody waits for. */
  report(error: unknown): void;
  /** Ids of people whom the office finds by what was typed, best first. */
  lookUp(typed: string, options: CallOptions): Promise<readonly string[]>;
  /** A group was made: its chat belongs on the list at once. */
  made(chatId: string): Promise<unknown>;
};

/** Its calls stand in the services that were there before features. */
export const contract = undefined;

/** Opens the groups of a person. */
export function open(ground: PersonGround): OpenFeature<GroupsApi> {
  const groups = new GroupsSpace({
    store: ground.store,
    api: ground.api,
    clock: ground.host.clock,
    uuid: () => ground.host.random.uuid(),
    personId: ground.person.id,
    removesDoubles: () => officeOffers(ground.office().config, 'clientIds') !== false,
    report: ground.report,
    lookUp: async (typed, options) =>
      (await ground.office().contacts.search(typed, options)).people.map(({ id }) => id),
    // Its first notice may have come before: what stands for the chat then knows no more than that.
    made: ground.chatMade,
  });
  return {
    api: {
      mayCreate: (call) => groups.mayCreate(call),
      do: (...call) => groups.do(...call),
      setAvatar: (...call) => groups.setAvatar(...call),
      removeAvatar: (...call) => groups.removeAvatar(...call),
      requests: (...call) => groups.requests(...call),
      allMembers: (...call) => groups.allMembers(...call),
      findMembers: (...call) => groups.findMembers(...call),
      waiting: feedOf(groups.waiting),
      retry: (clientId) => groups.retry(clientId),
      drop: (clientId) => groups.drop(clientId),
    },
    hears: { event: (event) => groups.heard(event) },
    close: () => groups.close(),
  };
}

type Waiter = { resolve(outcome: GroupOutcome | undefined): void; reject(error: unknown): void };

/** Groups of one person, until they sign out. */
export class GroupsSpace implements Omit<GroupsApi, 'waiting'> {
  /** Acts that wait or failed. */
  readonly waiting: LiveValue<readonly WaitingGroupAct[]>;
  readonly #parts: GroupsParts;
  readonly #waiters = new Map<string, Waiter>();
  readonly #members = new Map<string, Promise<readonly Member[]>>();
  #draining: Promise<void> | undefined;
  /** Ends what waits to be told when nobody is there any more. */
  readonly #closing = new AbortController();

  constructor(parts: GroupsParts) {
    this.#parts = parts;
    this.waiting = new LiveValue<readonly WaitingGroupAct[]>(parts.store.groupActs.all().map(waitingAct));
  }

  async mayCreate(options: CallOptions = {}): Promise<boolean> {
    const answer = await this.#parts.api.userCentre.getCreateGroupPermission({}, { ...options, retry: true });
    return answer.allowed;
  }

  async do(act: GroupAct, options: CallOptions & { clientId?: string } = {}): Promise<GroupActDone> {
    const problem = actProblem(act);
    if (problem !== undefined) throw new OfficeError(problem);
    const clientId = options.clientId ?? this.#parts.uuid();
    if (!mayWait(act)) return this.#done(act, clientId, await this.#tell(act, clientId));
    const { store, clock } = this.#parts;
    const row = {
      clientId,
      act: JSON.stringify(act),
      createdTime: clock.now(),
      state: 'queued',
      error: '',
    } as const;
    if (!store.groupActs.all().some((known) => known.clientId === clientId)) store.groupActs.add(row);
    const outcome = new Promise<GroupOutcome | undefined>((resolve, reject) =>
      this.#waiters.set(clientId, { resolve, reject }),
    );
    this.#publish();
    this.drain();
    const found = await outcome;
    return found === undefined ? { state: 'queued', clientId } : this.#done(act, clientId, found);
  }

  /** Tells the office what waits, in order; called whenever a connection came about. */
  drain(): void {
    this.#draining ??= this.#drainAll()
      .catch(this.#parts.report)
      .finally(() => {
        this.#draining = undefined;
        // What came while the last one was on its way.
        if (!this.#closing.signal.aborted && this.#waiters.size > 0) this.drain();
      });
  }

  async setAvatar(groupId: string, { type, bytes }: PictureFile, options: CallOptions = {}): Promise<void> {
    await this.#parts.api.chat.uploadGroupAvatar(
      { groupId, file: { type, bytes } },
      { ...options, timeoutMs: 0 },
    );
  }

  async removeAvatar(groupId: string, options: CallOptions = {}): Promise<void> {
    await this.#parts.api.chat.setGroupAvatar({ groupId, avatarUrl: '' }, options);
  }

  async requests(groupId: string, options: CallOptions = {}) {
    return (await this.#parts.api.chat.listJoinRequests({ groupId }, options)).requests;
  }

  allMembers(groupId: string, options: CallOptions = {}): Promise<readonly Member[]> {
    const known = this.#members.get(groupId);
    if (known !== undefined) return known;
    const asked = this.#parts.api.chat
      .listAllGroupMembers({ groupId }, options)
      .then(({ members }) => members as readonly Member[]);
    this.#members.set(groupId, asked);
    // What failed is asked again.
    asked.catch(() => this.#forget(groupId, asked));
    return asked;
  }

  async findMembers(
    groupId: string,
    typed: string,
    limit: number,
    options: CallOptions & { readonly sure?: boolean } = {},
  ): Promise<readonly Member[]> {
    const everybody = await this.allMembers(groupId, options);
    if (typed.trim() === '') return everybody.slice(0, limit);
    if (options.sure === true) {
      const { tier, targets } = meantBy(typed, everybody);
      return tier < sureTiers ? targets.slice(0, limit) : [];
    }
    const { found, guesses } = findAmong(everybody, typed, limit);
    if (found.length > 0 && !guesses) return found;
    // Titles, telephone numbers and how characters sound are known to the office alone; who cannot be asked adds nobody.
    const ids = await this.#parts.lookUp(typed, options).catch(() => []);
    const members = new Map(everybody.map((member) => [member.id, member]));
    const told = ids.flatMap((id) => members.get(id) ?? []).slice(0, limit);
    return told.length > 0 ? told : found;
  }

  async retry(clientId: string): Promise<void> {
    this.#parts.store.groupActs.requeue(clientId);
    this.#publish();
    this.drain();
    await this.#draining;
  }

  async drop(clientId: string): Promise<void> {
    this.#parts.store.groupActs.remove(clientId);
    this.#publish();
  }

  /** Something happened: what is known of a group may be old. */
  heard(event: OfficeEvent): void {
    if (event.type === 'ready') {
      this.#members.clear();
      this.drain();
    }
    if (event.type === 'chat') this.#members.delete(String(Number(event.chatId)));
  }

  /** Nothing is sent any more; what waits stays in the store. */
  close(): void {
    this.#closing.abort();
    for (const waiter of this.#waiters.values()) waiter.resolve(undefined);
    this.#waiters.clear();
  }

  async #drainAll(): Promise<void> {
    const { store } = this.#parts;
    for (;;) {
      const row = store.groupActs.all().find(({ state }) => state === 'queued');
      if (row === undefined || this.#closing.signal.aborted) return;
      const waiter = this.#waiters.get(row.clientId);
      const act = JSON.parse(row.act) as GroupAct;
      try {
        const tell = (): Promise<GroupOutcome> => this.#tell(act, row.clientId);
        const outcome = await patiently(tell, this.#closing.signal);
        store.groupActs.remove(row.clientId);
        await this.#done(act, row.clientId, outcome);
        waiter?.resolve(outcome);
      } catch (error) {
        const problem = asOfficeError(error);
        // Nobody is there any more, and the act is still in the store.
        if (problem.code === 'cancelled' && this.#closing.signal.aborted) return;
        // Without a network nothing behind it gets through either: everybody is told that it waits.
        if (problem.kind === 'network' || problem.kind === 'auth' || problem.code === 'busy') {
          for (const each of this.#waiters.values()) each.resolve(undefined);
          this.#waiters.clear();
          return;
        }
        // Whoever waits for the answer gets it; what nobody waits for any more is shown as failed.
        if (waiter === undefined) store.groupActs.fail(row.clientId, JSON.stringify(problem.data));
        else {
          store.groupActs.remove(row.clientId);
          waiter.reject(problem);
        }
      } finally {
        this.#waiters.delete(row.clientId);
        if (!this.#closing.signal.aborted) this.#publish();
      }
    }
  }

  #tell(act: GroupAct, clientId: string): Promise<GroupOutcome> {
    const { api, personId } = this.#parts;
    const tell = this.#parts.removesDoubles() ? tellOffice : tellOnce;
    return tell(api.chat, act, clientId, personId);
  }

  async #done(act: GroupAct, clientId: string, outcome: GroupOutcome): Promise<GroupActDone> {
    if (act.act !== 'create') this.#members.delete(act.groupId);
    // The list has it with the next event too; a one-shot command hears none.
    if (outcome.group !== undefined) await this.#parts.made(outcome.group.chatId).catch(this.#parts.report);
    return { ...outcome, state: 'done', clientId };
  }

  #forget(groupId: string, asked: Promise<readonly Member[]>): void {
    if (this.#members.get(groupId) === asked) this.#members.delete(groupId);
  }

  #publish(): void {
    this.waiting.set(this.#parts.store.groupActs.all().map(waitingAct));
  }
}
