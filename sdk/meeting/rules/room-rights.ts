// Decides what somebody may do in a room, for buttons; the office decides again.
import { meetingLimits, type Room, type Seat } from '../../contract/meeting-entities.ts';

/** The seat of whoever looks. */
export function mySeat(room: Room): Seat | undefined {
  return room.seats.find(({ id }) => id === room.mine);
}

/** Whether they lead the meeting. */
export function leads(room: Room): boolean {
  const seat = mySeat(room);
  return seat !== undefined && seat.state === 'in' && seat.role !== 'member';
}

/** Whether they are its host. */
export function isHost(room: Room): boolean {
  return mySeat(room)?.role === 'host';
}

/** Whether the microphone may be opened by oneself. */
export function mayUnmute(room: Room): boolean {
  return room.meeting.selfUnmute || leads(room);
}

/** Whether they may invite others: of a meeting for those invited alone, its leaders; into a call nobody, it becomes a meeting first. */
export function mayInvite(room: Room): boolean {
  const { kind, entry } = room.meeting;
  return kind !== 'call' && (entry === 'everybody' || leads(room));
}

/** Seats in the order in which they are shown: oneself, hands by time, the leaders, then as they came. */
export function seatOrder(room: Room): readonly Seat[] {
  const rank = (seat: Seat): number => {
    if (seat.handTime > 0) return 1;
    return seat.role === 'host' ? 2 : seat.role === 'cohost' ? 3 : 4;
  };
  return room.seats.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      one.handTime - other.handTime ||
      one.joinedTime - other.joinedTime ||
      Number(one.id) - Number(other.id),
  );
}

/** Whether a seat may be acted on by a leader: nobody mutes or removes the host but the host. */
export function mayActOn(room: Room, seat: Seat): boolean {
  return leads(room) && seat.id !== room.mine && seat.role !== 'host';
}

/** Seats whose pictures are sent: in a mesh the first six, over a media server all of them. */
export function picturedSeats(room: Room, isMesh: boolean): ReadonlySet<string> {
  const inside = room.seats.filter(({ state }) => state !== 'waiting').map(({ id }) => id);
  const first = inside.toSorted((one, other) => Number(one) - Number(other));
  return new Set(isMesh ? first.slice(0, meetingLimits.mesh) : first);
}

/** How many pictures a mesh carries. */
export const mostPictured = meetingLimits.mesh;
