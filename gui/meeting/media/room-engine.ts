// A room as this page sits in it: joins the seat, the lines and the devices, and tells what there is to draw.
import type {
  JoinWish,
  MediaPlan,
  MeetingNotes,
  Room,
  RoomApi,
  RoomNews,
  Seat,
  SeatSignal,
} from '#sdk/api.ts';
import { asOfficeError } from '#sdk/errors.ts';
import { mySeat, picturedSeats } from '#sdk/meeting/rules/room-rights.ts';
import type { LocalMedia } from './local-media.ts';
import { JanusRoom } from './janus-room.ts';
import { Mesh } from './mesh.ts';
import type { LineQuality, RoomMedia, RoomMediaParts } from './room-media.ts';
import { seatedNowhere, type RoomEnd, type RoomState } from './room-state.ts';

/** How often is looked who speaks and how the line is, and how long a moment is shown, in ms. */
const looks = { speaking: 400, quality: 3_000, moment: 5_000 } as const;
/** Credentials of relays hold an hour; they are asked for anew before that, in ms. */
const renewMs = 2_700_000;
/** Signals that are kept until the lines are open. */
const mostEarly = 500;
/** Loudness from which somebody speaks. */
const loud = 0.02;
/** Where the key of this window's seat stands while it loads anew. */
const keyOf = (id: string): string => `tangram.seat.${id}`;

/** A page's seat. Mounted once; {@link close} gives it up. */
export class RoomEngine {
  readonly media: LocalMedia;
  readonly #office: { readonly meeting: RoomApi };
  readonly #report: (error: unknown) => void;
  readonly #listeners = new Set<() => void>();
  readonly #undo: (() => void)[] = [];
  #lines: RoomMedia | undefined;
  #seat: { meetingId: string; seatId: string; key: string } | undefined;
  /** How media travels, once one is let in. */
  #plan: MediaPlan | undefined;
  #isOpening = false;
  /** What others have said before the lines were open. */
  #early: SeatSignal[] = [];
  #momentId = 0;
  #wasLine: LineQuality['line'] = 'good';
  #state: RoomState = seatedNowhere;

  /** @param office what the seat needs of it: a guest has nothing else */
  constructor(office: { readonly meeting: RoomApi }, media: LocalMedia, report: (error: unknown) => void) {
    this.#office = office;
    this.media = media;
    this.#report = (error) => {
      const { code } = asOfficeError(error);
      // What was said to a room that ended meanwhile is no fault: it says that it has ended, or the room will.
      if (code === 'meetingOver') this.#over('ended');
      // Called as a function of its own: the browser's takes no other owner.
      else if (code !== 'meetingNotIn') report(error);
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): RoomState => this.#state;

  /** Sits down, with the devices as they are. */
  async join(wish: Omit<JoinWish, 'key' | 'microphone' | 'camera'>): Promise<void> {
    this.#set({ error: undefined });
    const { isMuted, camera } = this.media.getSnapshot();
    const known = sessionStorage.getItem(keyOf(wish.id));
    try {
      const joined = await this.#office.meeting.join({
        ...wish,
        microphone: !isMuted,
        camera: camera !== null,
        ...(known !== null && { key: known }),
      });
      sessionStorage.setItem(keyOf(wish.id), joined.key);
      const { room } = joined;
      this.#seat = { meetingId: wish.id, seatId: room.mine, key: joined.key };
      // Who waits is told of no path yet.
      this.#plan = mySeat(room)?.state === 'in' ? joined.media : undefined;
      const unhear = this.#office.meeting.hold(wish.id, room.mine, joined.key)((news) => this.#heard(news));
      const unwatch = this.media.subscribe(() => this.#mediaChanged());
      const speaking = setInterval(() => this.#lookWhoSpeaks(), looks.speaking);
      const quality = setInterval(() => void this.#lookAtLines().catch(this.#report), looks.quality);
      const renewal = setInterval(() => void this.#renew().catch(this.#report), renewMs);
      this.#undo.push(
        unhear,
        unwatch,
        () => clearInterval(speaking),
        () => clearInterval(quality),
        () => clearInterval(renewal),
      );
      this.#showRoom(room);
      this.#mediaChanged();
      await this.#sayDevices(room);
    } catch (error) {
      const { code, data } = asOfficeError(error);
      // Who comes when all have gone has nothing to enter.
      if (code === 'meetingOver') this.#over('ended');
      else this.#set({ error: data });
    }
  }

  /** Opens the lines to whoever is in the room, once one is in it oneself. */
  async #openLines(seat: { meetingId: string; seatId: string; key: string }): Promise<void> {
    const plan = (this.#plan ??= await this.#askPlan(seat));
    if (this.#lines !== undefined || this.#seat !== seat) return;
    const parts = {
      me: seat.seatId,
      meetingId: seat.meetingId,
      isGuest: (id) => this.#state.room?.seats.find((each) => each.id === id)?.guest === true,
      say: (signal) => void this.#office.meeting.signal(signal).catch(this.#report),
      received: (id, tracks) => this.#set({ tracks: new Map([...this.#state.tracks, [id, tracks]]) }),
      gone: (id) => {
        const tracks = new Map(this.#state.tracks);
        tracks.delete(id);
        this.#set({ tracks });
      },
      connected: (id, isConnected) => {
        const connected = new Set(this.#state.connected);
        if (isConnected) connected.add(id);
        else connected.delete(id);
        this.#set({ connected });
      },
      report: this.#report,
    } satisfies RoomMediaParts;
    this.#lines =
      plan.janus === undefined
        ? new Mesh({ ...parts, plan })
        : new JanusRoom({ ...parts, plan, server: plan.janus, prepare: () => this.#askPlan(seat) });
    this.#meetSeats();
    for (const signal of this.#early.splice(0)) this.#lines.heard(signal);
    this.#mediaChanged();
  }

  /** Sitting down where one sits already answers with the plan as it is now. */
  async #askPlan({ meetingId, key }: { meetingId: string; key: string }): Promise<MediaPlan> {
    const { media } = await this.#office.meeting.join({ id: meetingId, key });
    return media;
  }

  async #renew(): Promise<void> {
    if (this.#seat === undefined || this.#lines === undefined) return;
    const plan = await this.#askPlan(this.#seat);
    this.#plan = plan;
    this.#lines?.renew(plan);
  }

  #meetSeats(): void {
    const { room } = this.#state;
    if (room === undefined) return;
    const others = room.seats.filter(({ id }) => id !== room.mine).map(({ id }) => id);
    this.#lines?.seats(others, picturedSeats(room, this.#lines instanceof Mesh));
  }

  /** What the devices came to while the seat was asked for: one who goes in at once has them open a moment later. */
  async #sayDevices(room: Room): Promise<void> {
    const seat = mySeat(room);
    const { isMuted, camera } = this.media.getSnapshot();
    if (seat === undefined) return;
    // A page that has loaded anew films no more.
    const isFilming = seat.recording === true;
    if (!isFilming && seat.microphone === !isMuted && seat.camera === (camera !== null)) return;
    await this.act(({ meetingId, seatId }) =>
      this.#office.meeting.setSeat(meetingId, seatId, {
        microphone: !isMuted,
        camera: camera !== null,
        ...(isFilming && { recording: false }),
      }),
    );
  }

  /** Says something to the host's or one's own account; failures are told by whoever asked. */
  async act(work: (seat: { meetingId: string; seatId: string }) => Promise<unknown>): Promise<void> {
    if (this.#seat !== undefined) await work(this.#seat);
  }

  /** Gives the seat up. */
  async leave(): Promise<void> {
    const seat = this.#seat;
    this.#over('left');
    if (seat !== undefined) await this.#office.meeting.leave(seat.meetingId, seat.seatId);
  }

  async setMicrophone(on: boolean): Promise<void> {
    await this.media.setMicrophone(on);
    await this.act(({ meetingId, seatId }) =>
      this.#office.meeting.setSeat(meetingId, seatId, { microphone: !this.media.getSnapshot().isMuted }),
    ).catch(async (error: unknown) => {
      await this.media.setMicrophone(false);
      throw error;
    });
  }

  async setCamera(on: boolean): Promise<void> {
    await this.media.setCamera(on);
    await this.act(({ meetingId, seatId }) =>
      this.#office.meeting.setSeat(meetingId, seatId, { camera: this.media.getSnapshot().camera !== null }),
    );
  }

  async setSharing(on: boolean): Promise<void> {
    if (on && !(await this.media.share())) return;
    if (!on) this.media.stopSharing();
    await this.act(({ meetingId, seatId }) =>
      this.#office.meeting.setSeat(meetingId, seatId, { sharing: on }),
    );
  }

  async setHand(up: boolean): Promise<void> {
    await this.act(({ meetingId, seatId }) => this.#office.meeting.setSeat(meetingId, seatId, { hand: up }));
  }

  async react(face: string): Promise<void> {
    await this.act(({ meetingId, seatId }) => this.#office.meeting.react(meetingId, seatId, face));
  }

  async say(text: string): Promise<void> {
    await this.act(({ meetingId }) => this.#office.meeting.say(meetingId, text));
  }

  /** Writes the notes over what one saw of them. */
  async writeNotes(before: MeetingNotes, text: string): Promise<void> {
    await this.act(async ({ meetingId }) => {
      const written = await this.#office.meeting.writeNotes?.(meetingId, before, text);
      if (written !== undefined) this.#showNotes(written);
    });
  }

  /** Tells everybody that this window keeps a recording, or does not any more. */
  async setRecording(on: boolean): Promise<void> {
    await this.act(({ meetingId, seatId }) =>
      this.#office.meeting.setSeat(meetingId, seatId, { recording: on }),
    );
  }

  /** Whether a media server carries it, so that everybody's picture can be seen. */
  get hasServer(): boolean {
    return this.#lines instanceof JanusRoom;
  }

  /** These seats are on the screen, and this one is large. */
  see(ids: ReadonlySet<string>, large: string | undefined): void {
    this.#lines?.see(ids, large);
  }

  /** Connections by seat, for statistics. */
  connections(): ReadonlyMap<string, RTCPeerConnection> {
    return this.#lines?.connections() ?? new Map();
  }

  /** Another window takes the seat: this one forgets its key. */
  handOver(): void {
    if (this.#seat !== undefined) sessionStorage.removeItem(keyOf(this.#seat.meetingId));
    this.close();
  }

  /** The page goes. The seat is kept for a minute, for one that loads anew. */
  close(): void {
    for (const undo of this.#undo.splice(0).reverse()) undo();
    this.#lines?.close();
    this.#lines = undefined;
    this.media.close();
    this.#listeners.clear();
  }

  #heard(news: RoomNews): void {
    switch (news.type) {
      case 'room':
        return this.#showRoom(news.room);
      case 'signal':
        if (this.#lines !== undefined) return this.#lines.heard(news.signal);
        if (this.#early.length < mostEarly) this.#early.push(news.signal);
        return;
      case 'line':
        this.#set({ online: news.online });
        if (news.online) this.#lines?.mend();
        return;
      case 'moment':
        return this.#moment(news);
    }
  }

  #moment({ what, from, name, value }: Extract<RoomNews, { type: 'moment' }>): void {
    if (what === 'removed' || what === 'declined' || what === 'ended') return this.#over(what);
    if (what === 'said') {
      const said = { id: `${Date.now()} ${from}`, personId: from, name, text: value, time: Date.now() };
      return this.#set({ messages: [...this.#state.messages, said] });
    }
    if (what === 'notes') return this.#askNotes();
    if (what === 'muted') void this.media.setMicrophone(false);
    const id = (this.#momentId += 1);
    this.#set({ moments: [...this.#state.moments, { id, what, name, value }] });
    setTimeout(
      () => this.#set({ moments: this.#state.moments.filter((moment) => moment.id !== id) }),
      looks.moment,
    );
  }

  #showRoom(room: Room): void {
    const seat: Seat | undefined = mySeat(room);
    if (seat === undefined || this.#state.phase === 'over') return;
    const phase = seat.state === 'waiting' ? 'waiting' : 'in';
    const entered = phase === 'in' && this.#state.phase !== 'in';
    this.#set({ room, phase });
    if (phase !== 'in') return;
    if (this.#lines !== undefined) this.#meetSeats();
    else if (this.#seat !== undefined && !this.#isOpening) {
      this.#isOpening = true;
      this.#openLines(this.#seat)
        .catch(this.#report)
        .finally(() => (this.#isOpening = false));
    }
    // The host, or another window, has taken the microphone or the shared screen.
    if (!seat.sharing && this.media.getSnapshot().screen !== null && this.#shared) this.media.stopSharing();
    this.#shared = seat.sharing;
    if (!entered) return;
    this.#office.meeting.said(room.meeting.id).then((messages) => this.#set({ messages }), this.#report);
    this.#askNotes();
  }

  #askNotes(): void {
    const { room } = this.#state;
    if (room === undefined) return;
    this.#office.meeting.notes?.(room.meeting.id).then((notes) => this.#showNotes(notes), this.#report);
  }

  #showNotes(notes: MeetingNotes): void {
    if (notes.rev >= (this.#state.notes?.rev ?? 0)) this.#set({ notes });
  }

  #shared = false;

  #mediaChanged(): void {
    const { microphone, camera, screen, screenAudio, isMuted } = this.media.getSnapshot();
    void this.#lines?.send({ audio: microphone, camera, screen, screenAudio }).catch(this.#report);
    const { room } = this.#state;
    const seat = room === undefined ? undefined : mySeat(room);
    if (seat === undefined || this.#state.phase !== 'in') return;
    const isOff = screen === null && seat.sharing;
    const lost = camera === null && seat.camera;
    const silenced = isMuted && seat.microphone;
    if (!isOff && !lost && !silenced) return;
    // Ended by the browser's own button, by a device that is gone, or by the host.
    this.act(({ meetingId, seatId }) =>
      this.#office.meeting.setSeat(meetingId, seatId, {
        ...(isOff && { sharing: false }),
        ...(lost && { camera: false }),
        ...(silenced && { microphone: false }),
      }),
    ).catch(this.#report);
  }

  #lookWhoSpeaks(): void {
    const speaking = new Set<string>();
    for (const { id } of this.#state.room?.seats ?? [])
      if ((this.#lines?.loudness(id) ?? 0) > loud) speaking.add(id);
    const before = this.#state.speaking;
    if (speaking.size !== before.size || [...speaking].some((id) => !before.has(id))) this.#set({ speaking });
  }

  async #lookAtLines(): Promise<void> {
    const quality = await this.#lines?.look();
    if (quality === undefined || this.#state.phase !== 'in') return;
    this.#set({ quality });
    if (quality.line === this.#wasLine) return;
    this.#wasLine = quality.line;
    await this.act(({ meetingId, seatId }) =>
      this.#office.meeting.setSeat(meetingId, seatId, { line: quality.line }),
    );
  }

  #over(end: RoomEnd): void {
    if (this.#state.phase === 'over') return;
    if (this.#seat !== undefined) sessionStorage.removeItem(keyOf(this.#seat.meetingId));
    this.#seat = undefined;
    for (const undo of this.#undo.splice(0).reverse()) undo();
    this.#lines?.close();
    this.#lines = undefined;
    this.media.close();
    this.#set({ phase: 'over', end });
  }

  #set(change: Partial<RoomState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of [...this.#listeners]) listener();
  }
}
