// View model of a chat's details: a group's notice and members, or the card of the person one talks with.
import type { Group, LocalChat, Member, OfficeApi, Person } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';

/** What the details show: `group` and `members`, or `person`. */
export type ChatDetailsSnapshot = {
  phase: 'loading' | 'ready';
  group?: Group;
  /** Owner and administrators first, then who is online, as far as loaded. */
  members: readonly Member[];
  /** All members, loaded or not. */
  total: number;
  loadingMore: boolean;
  person?: Person;
  online: ReadonlySet<string>;
  error?: ErrorData;
};

const roleRank = { owner: 0, administrator: 1, member: 2 } as const;

/** The details of one chat. Pages of members come as they are asked for. */
export class ChatDetailsScreen extends Screen<ChatDetailsSnapshot> {
  readonly #office: OfficeApi;
  readonly #chat: Pick<LocalChat, 'kind' | 'groupId' | 'peerId'>;
  readonly #members = new Map<string, Member>();
  #page = 0;

  constructor(office: OfficeApi, chat: Pick<LocalChat, 'kind' | 'groupId' | 'peerId'>) {
    super({ phase: 'loading', members: [], total: 0, loadingMore: false, online: new Set() });
    this.#office = office;
    this.#chat = chat;
    this.onDispose(
      office.contacts.online((ids) => {
        this.update({ online: new Set(ids) });
        this.#show();
      }),
    );
    void this.retry();
  }

  /** Loads, or loads again after an error. */
  async retry(): Promise<void> {
    this.update({ phase: 'loading', error: undefined });
    try {
      const { groupId, peerId, kind } = this.#chat;
      if (kind === 'group' && groupId !== undefined) {
        this.update({ group: await this.#office.chat.group(groupId) });
        await this.loadMore();
      } else if (peerId !== undefined) this.update({ person: await this.#office.contacts.person(peerId) });
      this.update({ phase: 'ready' });
    } catch (error) {
      this.update({ phase: 'ready', error: asOfficeError(error).data });
    }
  }

  /** Loads the next page of members; nothing where all are there. */
  async loadMore(): Promise<void> {
    const { groupId } = this.#chat;
    const { loadingMore, total } = this.getSnapshot();
    if (groupId === undefined || loadingMore || (this.#page > 0 && this.#members.size >= total)) return;
    this.update({ loadingMore: true });
    try {
      const page = await this.#office.chat.members(groupId, { page: this.#page + 1 });
      this.#page += 1;
      for (const member of page.members) this.#members.set(member.id, member);
      // A page without anybody new is the last one, whatever the total says.
      this.update({ total: page.members.length === 0 ? this.#members.size : page.total, error: undefined });
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
    } finally {
      this.update({ loadingMore: false });
      this.#show();
    }
  }

  #show(): void {
    const { online } = this.getSnapshot();
    const offlineRank = (member: Member): number => (online.has(member.id) ? 0 : 1);
    const members = [...this.#members.values()].sort(
      (a, b) => roleRank[a.role] - roleRank[b.role] || offlineRank(a) - offlineRank(b),
    );
    this.update({ members });
  }
}
