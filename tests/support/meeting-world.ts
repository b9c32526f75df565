// A small office with people at their own devices who sit down in meetings, for tests that look at rooms through the SDK.
import type { OfficeApi, Room, RoomApi, RoomNews } from '#sdk/api.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { pickVariant } from '#variants/index.ts';

/** A seat that is held, with the room as it was told last and everything that was told. */
export type Sitting = {
  id: string;
  seatId: string;
  key: string;
  room: Room;
  news: RoomNews[];
  stop: () => void;
};

/** Sits down and listens. */
export async function sitDown(
  meeting: RoomApi,
  wish: { id: string; number?: string; password?: string; key?: string },
): Promise<Sitting> {
  const { room, key } = await meeting.join({ ...wish, microphone: true });
  const sitting: Sitting = { id: wish.id, seatId: room.mine, key, room, news: [], stop: () => undefined };
  sitting.stop = meeting.hold(
    wish.id,
    room.mine,
    key,
  )((news) => {
    sitting.news.push(news);
    if (news.type === 'room') sitting.room = news.room;
  });
  return sitting;
}

/** What happened for a moment, by name. */
export const moments = ({ news }: Sitting): string[] =>
  news.flatMap((each) => (each.type === 'moment' ? [each.what] : []));

/** See the first line. */
export class MeetingWorld {
  readonly running: RunningOffice;
  readonly #ends: (() => unknown)[] = [];

  private constructor(running: RunningOffice) {
    this.running = running;
    this.afterwards(() => running.close());
  }

  static async open(): Promise<MeetingWorld> {
    return new MeetingWorld(
      await startOffice({ inMemory: true, seed: 'small', passwordsFor: [], heartbeatMs: 200 }),
    );
  }

  /** A device of somebody. */
  async person(id: number): Promise<Office> {
    const { url, office: served } = this.running;
    const office = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: url });
    this.afterwards(() => office.close());
    const { sessions, store } = served;
    const person = await store.people.person(id);
    await office.account.signInWithTicket({
      ticket: await sessions.ticket(sessions.enter(id, person?.name ?? '')),
    });
    await office.connection.connect();
    return office;
  }

  /** Somebody sits down, until all is over. */
  async sit(office: Pick<OfficeApi, 'meeting'>, wish: Parameters<typeof sitDown>[1]): Promise<Sitting> {
    const sitting = await sitDown(office.meeting, wish);
    this.afterwards(() => sitting.stop());
    return sitting;
  }

  afterwards(end: () => unknown): void {
    this.#ends.push(end);
  }

  async close(): Promise<void> {
    for (const end of this.#ends.splice(0).toReversed()) await end();
  }
}
