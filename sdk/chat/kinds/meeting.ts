// Decides what a meeting's card shows (type 14): everything it carries, and why it cannot be joined from here.
import type { MeetingNode } from '../../contract/markup/node.ts';
import type { CardFact, CardView } from './card-view.ts';

/** The meeting service has no client in this version: the act says so. */
export function meetingCard(node: MeetingNode): CardView {
  const { startTime, endTime, hostName, place, number, password } = node;
  const facts: CardFact[] = [];
  if (startTime !== undefined) facts.push({ from: startTime, to: endTime });
  if (hostName !== undefined) facts.push({ key: 'chat.card.host', parameters: { name: hostName } });
  if (place !== undefined) facts.push({ text: place });
  if (number !== undefined) facts.push({ key: 'chat.card.meetingNumber', parameters: { number } });
  if (password !== undefined) facts.push({ key: 'chat.card.meetingPassword', parameters: { password } });
  return { title: { text: node.title }, facts, acts: [{ type: 'join', reason: 'meetingMissing' }] };
}
