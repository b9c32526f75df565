// View model of a group's announcement over its conversation: its text, as long as it has not been read.
import type { OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { isUnreadNotice, withNoticeRead, type ReadNotices } from '../rules/notice-mark.ts';

/** What it shows; without a notice nothing. */
export type GroupNoticeSnapshot = { readonly notice: string | undefined };

/** The announcement of one group. */
export class GroupNoticeScreen extends Screen<GroupNoticeSnapshot> {
  readonly #office: OfficeApi;
  readonly #groupId: string;
  #notice = '';
  #read: ReadNotices = {};

  /** @param groupId undefined in a chat of two, where nothing is announced */
  constructor(office: OfficeApi, chatId: string, groupId: string | undefined) {
    super({ notice: undefined });
    this.#office = office;
    this.#groupId = groupId ?? '';
    if (groupId === undefined) return;
    this.onDispose(
      office.settings.state(({ readNotices }) => {
        this.#read = readNotices;
        this.#show();
      }),
    );
    this.onDispose(
      office.events((event) => {
        if (event.type === 'ready' || (event.type === 'chat' && event.chatId === chatId)) void this.#load();
        // Whoever wrote it knows what it says.
        const told = event.type === 'message' && event.message.chatId === chatId ? event.message : undefined;
        if (told?.systemKey === 'updatenotice' && told.mine)
          void this.#load().then(async () => this.#notice.trim() !== '' && (await this.markRead()));
      }),
    );
    void this.#load();
  }

  /** It has been read, in this wording. */
  async markRead(): Promise<void> {
    if (this.#notice === '') return;
    await this.#office.settings.set('readNotices', {
      ...withNoticeRead(this.#groupId, this.#notice, this.#read),
    });
  }

  async #load(): Promise<void> {
    try {
      this.#notice = (await this.#office.chat.group(this.#groupId)).notice;
      this.#show();
    } catch {
      // Without a network nothing is announced; the next connection asks again.
    }
  }

  #show(): void {
    const isNew = isUnreadNotice(this.#groupId, this.#notice, this.#read);
    this.update({ notice: isNew ? this.#notice : undefined });
  }
}
