// View model of a group's details: the group, what one may do to it and why not, members found by typing, join requests.
import type {
  Group,
  GroupAct,
  GroupActDone,
  JoinRequest,
  Member,
  OfficeApi,
  PictureFile,
} from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { onlineWithMe } from '../../base/online-with-me.ts';
import { padChatId } from '../../contract/chat-id.ts';
import { asOfficeError, type ErrorCode, type ErrorData } from '../../errors.ts';
import { groupRights, reasonAgainst, reasonAgainstRemoving, type GroupRight } from '../rules/rights.ts';

/** What the details show. */
export type GroupDetailsSnapshot = {
  phase: 'loading' | 'ready';
  group?: Group | undefined;
  /** Members that answer to {@link query}: owner and administrators first, then who is online. */
  members: readonly Member[];
  /** Everybody, found or not. */
  total: number;
  query: string;
  online: ReadonlySet<string>;
  /** Why each right is not there; a right without a row is. */
  reasons: Readonly<Partial<Record<GroupRight, ErrorCode>>>;
  requests: readonly JoinRequest[];
  /** What is being done now. */
  busy?: GroupAct['act'] | 'setAvatar' | undefined;
  /** Why it, or the members one looks for, could not be loaded. */
  error?: ErrorData | undefined;
  /** Why the last act or search was refused, until the next or until it has been read. */
  refusal?: ErrorData | undefined;
};

const roleRank = { owner: 0, administrator: 1, member: 2 } as const;
/** More members than anybody scrolls through; the list is drawn as far as it is seen. */
const all = 5_000;

/** The details of one group. They follow what happens to it. */
export class GroupDetailsScreen extends Screen<GroupDetailsSnapshot> {
  readonly #office: OfficeApi;
  readonly #groupId: string;
  #everybody: readonly Member[] = [];
  #asked = 0;
  /** The error in the snapshot is a search's, and goes with the next that succeeds. */
  #searchFailed = false;

  constructor(office: OfficeApi, groupId: string) {
    super({
      phase: 'loading',
      members: [],
      total: 0,
      query: '',
      online: new Set(),
      reasons: {},
      requests: [],
    });
    this.#office = office;
    this.#groupId = groupId;
    const chatId = padChatId(groupId);
    this.onDispose(
      onlineWithMe(office, (online) => {
        this.update({ online });
        void this.#show();
      }),
    );
    this.onDispose(
      office.events((event) => {
        if (event.type === 'ready' || (event.type === 'chat' && event.chatId === chatId)) void this.refresh();
      }),
    );
    void this.refresh();
  }

  /** Asks for everything again. */
  async refresh(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const group = await this.#office.chat.group(this.#groupId);
      const everybody = await this.#office.groups.allMembers(this.#groupId);
      const mayDecide = reasonAgainst('decideRequests', group) === undefined && group.requestCount > 0;
      const requests = mayDecide ? await this.#office.groups.requests(this.#groupId) : [];
      if (asked !== this.#asked) return;
      this.#everybody = everybody;
      this.update({
        phase: 'ready',
        group,
        requests,
        reasons: reasonsOf(group),
        total: everybody.length,
        error: undefined,
      });
      await this.#show();
    } catch (error) {
      if (asked === this.#asked) this.update({ phase: 'ready', error: asOfficeError(error).data });
    }
  }

  /** Shows the members who answer to a text. */
  async find(query: string): Promise<void> {
    this.update({ query });
    await this.#show();
  }

  /** Why this person may not remove a member; undefined where they may. */
  reasonAgainstRemoving(member: Member): ErrorCode | undefined {
    const { group } = this.getSnapshot();
    return group === undefined ? 'groupAdministratorsOnly' : reasonAgainstRemoving(group, member);
  }

  /** Does something to the group; undefined where it was refused, which {@link GroupDetailsSnapshot.refusal} says. */
  async do(act: GroupAct): Promise<GroupActDone | undefined> {
    return this.#busyWith(act.act, () => this.#office.groups.do(act));
  }

  /** Shows another picture, or none. */
  async setAvatar(picture: PictureFile | undefined): Promise<boolean> {
    const done = await this.#busyWith('setAvatar', async () => {
      if (picture === undefined) await this.#office.groups.removeAvatar(this.#groupId);
      else await this.#office.groups.setAvatar(this.#groupId, picture);
      return true;
    });
    return done === true;
  }

  /** The refusal has been read. */
  dismissRefusal(): void {
    this.update({ refusal: undefined });
  }

  async #busyWith<T>(
    busy: NonNullable<GroupDetailsSnapshot['busy']>,
    work: () => Promise<T>,
  ): Promise<T | undefined> {
    this.update({ busy, refusal: undefined });
    try {
      const done = await work();
      this.update({ busy: undefined });
      // Who left has nothing to look at any more; the others see the change by the event, and at once.
      if (busy !== 'leave' && busy !== 'dissolve') await this.refresh();
      return done;
    } catch (error) {
      this.update({ busy: undefined, refusal: asOfficeError(error).data });
      return undefined;
    }
  }

  async #show(): Promise<void> {
    const { query, online, phase } = this.getSnapshot();
    if (phase === 'loading') return;
    let found: readonly Member[];
    try {
      found =
        query.trim() === ''
          ? this.#everybody
          : await this.#office.groups.findMembers(this.#groupId, query, all);
    } catch (error) {
      // Who could not be looked for is not «nobody found»: those shown before stay, and it is said.
      const { data } = asOfficeError(error);
      if (query !== this.getSnapshot().query) return;
      this.#searchFailed = true;
      return this.update({ error: data, refusal: data });
    }
    if (query !== this.getSnapshot().query) return;
    const here = (member: Member): number => (online.has(member.id) ? 0 : 1);
    const members =
      query.trim() === ''
        ? found.toSorted((a, b) => roleRank[a.role] - roleRank[b.role] || here(a) - here(b))
        : found;
    this.update({ members, ...(this.#searchFailed && { error: undefined }) });
    this.#searchFailed = false;
  }
}

function reasonsOf(group: Group): Partial<Record<GroupRight, ErrorCode>> {
  return Object.fromEntries(
    groupRights.flatMap((right) => {
      const reason = reasonAgainst(right, group);
      return reason === undefined ? [] : [[right, reason] as const];
    }),
  );
}
