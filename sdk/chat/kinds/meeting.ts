// Decides what a meeting's card shows (type 14): everything it carries, and how it is joined.
import type { MeetingNode } from '../../contract/markup/node.ts';
import type { CardAct, CardFact, CardView } from './card-view.ts';

/** A card without a meeting of this office behind it cannot be joined, and says so. */
export function meetingCard(node: MeetingNode): CardView {
  const { startTime, endTime, hostName, place, number, password } = node;
  const facts: CardFact[] = [];
  if (startTime !== undefined) facts.push({ from: startTime, to: endTime });
  if (hostName !== undefined) facts.push({ key: 'chat.card.host', parameters: { name: hostName } });
  if (place !== undefined) facts.push({ text: place });
  if (number !== undefined) facts.push({ key: 'chat.card.meetingNumber', parameters: { number } });
  if (password !== undefined) facts.push({ key: 'chat.card.meetingPassword', parameters: { password } });
  const isOurs = /^\d{1,15}$/u.test(node.id);
  const act: CardAct = isOurs
    ? { type: 'joinMeeting', id: node.id, number: number?.replace(/\D/gu, '') }
    : { type: 'join', reason: 'meetingMissing' };
  return { title: { text: node.title }, facts, acts: [act] };
}
