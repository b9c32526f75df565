// View model of the management of meetings: one list at a time, a page after the other, and the meeting that is open.
import type { Attendance, Meeting, MeetingChange, MeetingsWhen, OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';

/** The meeting that is open. */
export type OpenedMeeting = { readonly meeting: Meeting; readonly people: readonly Attendance[] };

/** What the page shows. */
export type MeetingsSnapshot = {
  when: MeetingsWhen;
  phase: 'loading' | 'ready';
  meetings: readonly Meeting[];
  /** Cursor of the next page, where there is one. */
  next: string | undefined;
  error: ErrorData | undefined;
  opened: OpenedMeeting | undefined;
  openError: ErrorData | undefined;
};

/** One's meetings. They follow what happens to them. */
export class MeetingsScreen extends Screen<MeetingsSnapshot> {
  readonly #office: OfficeApi;
  #asked = 0;
  #openId: string | undefined;
  #isFirst = true;

  constructor(office: OfficeApi) {
    super({
      when: 'now',
      phase: 'loading',
      meetings: [],
      next: undefined,
      error: undefined,
      opened: undefined,
      openError: undefined,
    });
    this.#office = office;
    void this.#begin();
    this.onDispose(
      office.meeting.changes(() => {
        if (this.#isFirst) return;
        void this.show(this.getSnapshot().when);
        void this.#load();
      }),
    );
  }

  /** Shows another list, or this one anew. */
  async show(when: MeetingsWhen): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const isOther = when !== this.getSnapshot().when;
    this.update({ when, phase: 'loading', ...(isOther && { meetings: [], next: undefined }) });
    try {
      const { meetings, next } = await this.#office.meeting.list(when);
      if (asked === this.#asked) this.update({ meetings, next, phase: 'ready', error: undefined });
    } catch (error) {
      if (asked === this.#asked) this.update({ phase: 'ready', error: asOfficeError(error).data });
    }
  }

  /** The next page. */
  async more(): Promise<void> {
    const { when, next, meetings } = this.getSnapshot();
    if (next === undefined) return;
    const asked = this.#asked;
    const page = await this.#office.meeting.list(when, next).catch((error: unknown) => {
      this.update({ error: asOfficeError(error).data });
    });
    if (page !== undefined && asked === this.#asked)
      this.update({ meetings: [...meetings, ...page.meetings], next: page.next });
  }

  /** Opens a meeting beside the list; none closes it. */
  async open(id: string | undefined): Promise<void> {
    if (id !== this.#openId) this.update({ opened: undefined, openError: undefined });
    this.#openId = id;
    await this.#load();
  }

  /** Changes the one that is open. @throws OfficeError why not */
  async change(change: MeetingChange): Promise<void> {
    const { opened } = this.getSnapshot();
    if (opened === undefined) return;
    const meeting = await this.#office.meeting.change(opened.meeting.id, {
      rev: opened.meeting.rev,
      ...change,
    });
    this.update({ opened: { ...opened, meeting } });
  }

  /** With nothing running, what comes is what one wants to see. */
  async #begin(): Promise<void> {
    await this.show('now');
    const { meetings, error } = this.getSnapshot();
    if (meetings.length === 0 && error === undefined) await this.show('coming');
    this.#isFirst = false;
  }

  async #load(): Promise<void> {
    const id = this.#openId;
    if (id === undefined) return;
    try {
      const { meeting: api } = this.#office;
      const [meeting, people] = await Promise.all([api.show(id), api.members(id)]);
      if (this.#openId === id) this.update({ opened: { meeting, people }, openError: undefined });
    } catch (error) {
      if (this.#openId === id) this.update({ opened: undefined, openError: asOfficeError(error).data });
    }
  }
}
