// View model of the reserved chat: one that was asked for before the list has it, to be opened when it arrives.
import type { LocalChat, OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';

/** Whom or which group the chat is with. */
export type ChatTarget = { readonly personId: string } | { readonly groupId: string };

/** What is waited for, and what has come. */
export type ReservedChatSnapshot = {
  /** Asked for without a network: it is asked for again when there is one. `place` is where the person was. */
  readonly waiting:
    | { readonly target: ChatTarget; readonly name: string; readonly place: string }
    | undefined;
  /** It has come; to be opened where the person is still at `place`. */
  readonly arrived: { readonly chat: LocalChat; readonly place: string } | undefined;
  /** Why it will never come. */
  readonly error: ErrorData | undefined;
};

const nothing: ReservedChatSnapshot = { waiting: undefined, arrived: undefined, error: undefined };
/** Chats of one name that are looked through for the one that is meant. */
const maxNamesakes = 20;

/** One chat at a time: who asks for another has changed their mind. */
export class ReservedChatScreen extends Screen<ReservedChatSnapshot> {
  readonly #office: OfficeApi;

  constructor(office: OfficeApi) {
    super(nothing);
    this.#office = office;
    this.onDispose(
      office.connection.state(({ phase }) => {
        if (phase === 'online') void this.#again();
      }),
    );
  }

  /**
   * The chat with somebody, to be opened at once; undefined where it has to be waited for.
   * @throws OfficeError what the office said; a network that is gone is no error here
   */
  async ask(target: ChatTarget, name: string, place: string): Promise<LocalChat | undefined> {
    this.update(nothing);
    try {
      return await this.#office.chat.activate(target);
    } catch (error) {
      if (asOfficeError(error).kind !== 'network') throw error;
      const known = (await this.#office.chat.find(name, maxNamesakes)).find((chat) =>
        'personId' in target ? chat.peerId === target.personId : chat.groupId === target.groupId,
      );
      if (known === undefined) this.update({ waiting: { target, name, place } });
      return known;
    }
  }

  /** What has come is open now, or nobody wants it any more. */
  forget(): void {
    this.update(nothing);
  }

  async #again(): Promise<void> {
    const { waiting } = this.getSnapshot();
    if (waiting === undefined) return;
    try {
      const chat = await this.#office.chat.activate(waiting.target);
      if (this.getSnapshot().waiting !== waiting) return;
      this.update({ waiting: undefined, arrived: { chat, place: waiting.place } });
    } catch (error) {
      const problem = asOfficeError(error);
      // Gone again: the next connection asks once more.
      if (problem.kind === 'network' || this.getSnapshot().waiting !== waiting) return;
      this.update({ waiting: undefined, error: problem.data });
    }
  }
}
