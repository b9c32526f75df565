// Decides what has happened to a meeting between two looks at it.
import type { Attendance, Meeting } from '../../contract/meeting-entities.ts';

/** What one sees of a meeting by looking on. */
export type MeetingLook = { meeting: Meeting; people: readonly Attendance[] };

/** One thing that happened. */
export type MeetingHappening = {
  type:
    | 'joined'
    | 'left'
    | 'muted'
    | 'unmuted'
    | 'host'
    | 'locked'
    | 'unlocked'
    | 'changed'
    | 'ended'
    | 'cancelled';
  meetingId: string;
  personId?: string;
  name?: string;
};

/** The happenings, people first; nothing where both looks are alike. */
export function happenings(before: MeetingLook, after: MeetingLook): MeetingHappening[] {
  const meetingId = after.meeting.id;
  const known = new Map(before.people.map((person) => [person.personId, person]));
  const found: MeetingHappening[] = [];
  for (const { personId, name, present, microphone } of after.people) {
    const earlier = known.get(personId);
    const was = earlier?.present ?? false;
    if (present !== was) found.push({ type: present ? 'joined' : 'left', meetingId, personId, name });
    else if (present && microphone !== earlier?.microphone)
      found.push({ type: microphone ? 'unmuted' : 'muted', meetingId, personId, name });
  }
  const [old, now] = [before.meeting, after.meeting];
  if (old.hostId !== now.hostId)
    found.push({ type: 'host', meetingId, personId: now.hostId, name: now.hostName });
  if (old.locked !== now.locked) found.push({ type: now.locked ? 'locked' : 'unlocked', meetingId });
  const moved = old.subject !== now.subject || old.startTime !== now.startTime || old.endTime !== now.endTime;
  if (moved) found.push({ type: 'changed', meetingId });
  if (old.state !== now.state && (now.state === 'ended' || now.state === 'cancelled'))
    found.push({ type: now.state, meetingId });
  return found;
}
