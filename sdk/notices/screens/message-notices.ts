// View model of notices about new messages: gathers what comes together and says what a face shall show and sound.
import type { OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { gatheredNotice, type GatheredTip, type MessageEvent } from '../rules/gathered-notice.ts';
import type { NoticeCircumstances } from '../rules/message-notice.ts';

/** The newest thing to do; a face does each once, told apart by `number`. */
export type MessageNoticesSnapshot = {
  readonly number: number;
  readonly tip?: GatheredTip | undefined;
  readonly sound: boolean;
};

/** Messages within this time are told of together, in ms. */
const gatherMs = 300;
/** Two sounds are at least this far apart, in ms: a busy group is not an alarm. */
const soundEveryMs = 2_000;

/** Listens to everything that comes; what was missed while offline is told once the connection is live again. */
export class MessageNoticesScreen extends Screen<MessageNoticesSnapshot> {
  readonly #now: () => number;
  #settings: NoticeCircumstances['settings'] | undefined;
  #locked = false;
  #attended = true;
  #lookedAt: string | undefined;
  #live = false;
  #soundAt = -Infinity;
  #gathered: MessageEvent[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(office: Pick<OfficeApi, 'events' | 'settings' | 'lock' | 'connection'>, now: () => number) {
    super({ number: 0, sound: false });
    this.#now = now;
    this.onDispose(() => clearTimeout(this.#timer));
    this.onDispose(office.settings.state((values) => (this.#settings = values)));
    this.onDispose(office.lock.state(({ locked }) => (this.#locked = locked)));
    this.onDispose(office.connection.state(({ phase }) => this.#hold(phase === 'online')));
    this.onDispose(
      office.events((event) => {
        if (event.type === 'withdraw' || event.type === 'deleted')
          this.#gathered = this.#gathered.filter(({ message }) => !event.mids.includes(message.mid));
        if (event.type !== 'message') return;
        this.#gathered.push(event);
        this.#soon();
      }),
    );
  }

  /**
   * The face says whether somebody looks at it; with a chat, that only this one is before their eyes. Behind a lock
   * nothing is.
   */
  attend(attended: boolean, chatId?: string): void {
    this.#attended = attended;
    this.#lookedAt = attended ? chatId : undefined;
  }

  #hold(live: boolean): void {
    this.#live = live;
    if (live && this.#gathered.length > 0) this.#soon();
  }

  #soon(): void {
    if (!this.#live || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#tell();
    }, gatherMs);
  }

  #tell(): void {
    const lookedAt = this.#locked ? undefined : this.#lookedAt;
    const events = this.#gathered.splice(0).filter(({ message }) => message.chatId !== lookedAt);
    if (this.#settings === undefined || events.length === 0) return;
    const { tip, hasSound } = gatheredNotice(events, {
      settings: this.#settings,
      isLookedAt: this.#attended && this.#lookedAt === undefined,
      isLocked: this.#locked,
      now: this.#now(),
    });
    const sound = hasSound && this.#now() - this.#soundAt >= soundEveryMs;
    if (sound) this.#soundAt = this.#now();
    if (tip === undefined && !sound) return;
    this.update({ number: this.getSnapshot().number + 1, tip, sound });
  }
}
