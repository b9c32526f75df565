// View model of what is said to those who listen: messages of other chats, gathered, while the window is looked at.
import type { OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import type { MessageEvent } from '../rules/gathered-notice.ts';
import type { NoticeCircumstances } from '../rules/message-notice.ts';
import { spokenArrival, type SpokenArrival } from '../rules/spoken-arrival.ts';

/** What is said now; `number` tells two equal ones apart. */
export type SpokenArrivalsSnapshot = { readonly number: number; readonly said: SpokenArrival | undefined };

/** Who listens hears one sentence about what comes within this time, in ms. */
const gatherMs = 1_000;

/** Listens to everything that comes. */
export class SpokenArrivalsScreen extends Screen<SpokenArrivalsSnapshot> {
  readonly #now: () => number;
  #settings: NoticeCircumstances['settings'] | undefined;
  #isLocked = false;
  #isAttended = true;
  #openChat: string | undefined;
  #gathered: MessageEvent[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(office: Pick<OfficeApi, 'events' | 'settings' | 'lock'>, now: () => number) {
    super({ number: 0, said: undefined });
    this.#now = now;
    this.onDispose(() => clearTimeout(this.#timer));
    this.onDispose(office.settings.state((values) => (this.#settings = values)));
    this.onDispose(
      office.lock.state(({ locked }) => {
        this.#isLocked = locked;
        // Nothing of anybody is left behind a lock.
        if (locked) this.update({ said: undefined });
      }),
    );
    this.onDispose(
      office.events((event) => {
        if (event.type !== 'message') return;
        this.#gathered.push(event);
        this.#timer ??= setTimeout(() => this.#say(), gatherMs);
      }),
    );
  }

  /** The face says whether its window is looked at, and which chat is open in it: that one is read out by itself. */
  attend(isAttended: boolean, openChat: string | undefined): void {
    this.#isAttended = isAttended;
    this.#openChat = openChat;
  }

  #say(): void {
    this.#timer = undefined;
    const events = this.#gathered.splice(0).filter(({ message }) => message.chatId !== this.#openChat);
    if (this.#settings === undefined || this.#isLocked || !this.#isAttended) return;
    const said = spokenArrival(events, this.#settings, this.#now());
    if (said !== undefined) this.update({ number: this.getSnapshot().number + 1, said });
  }
}
