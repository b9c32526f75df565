// View model of what people do at this moment: who writes, and what they say of themselves.
import type { OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import type { KnownStatuses } from '../index.ts';

/** What is known. */
export type PresenceSnapshot = {
  /** Ids of direct chats in which the other person writes. */
  typing: ReadonlySet<string>;
  statuses: KnownStatuses;
};

/** Follows both for as long as it lives. */
export class PresenceScreen extends Screen<PresenceSnapshot> {
  constructor(office: Pick<OfficeApi, 'typing' | 'status'>) {
    super({ typing: new Set(), statuses: {} });
    this.onDispose(office.typing.chats((chats) => this.update({ typing: new Set(chats) })));
    this.onDispose(office.status.known((statuses) => this.update({ statuses })));
  }
}
