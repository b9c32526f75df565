// Decides what the record of a call shows (type 8): how it ended, seen from the reader's side, and how long it was.
import type { TelephoneNode } from '../../contract/markup/node.ts';
import type { CardFact, CardSetting, CardView } from './card-view.ts';

/** The caller's side has «no answer» where the other side has «missed». */
export function telephoneCard(node: TelephoneNode, { mine }: CardSetting): CardView {
  return {
    title: titleOf(node, mine),
    facts: [{ key: node.media === 'video' ? 'chat.card.callVideo' : 'chat.card.callAudio' }],
    acts: [],
  };
}

function titleOf({ outcome, seconds = 0 }: TelephoneNode, mine: boolean): CardFact {
  switch (outcome) {
    case 'answered':
      return { key: 'chat.card.callAnswered', parameters: { length: lengthText(seconds) } };
    case 'missed':
      return { key: mine ? 'chat.card.callNoAnswer' : 'chat.card.callMissed' };
    case 'declined':
      return { key: 'chat.card.callDeclined' };
    case 'cancelled':
      return { key: 'chat.card.callCancelled' };
    case 'busy':
      return { key: 'chat.card.callBusy' };
  }
}

/** `1:05`, or `1:00:05` from an hour on. @param seconds not negative */
export function lengthText(seconds: number): string {
  const whole = Math.round(seconds);
  const pad = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(whole / 60) % 60;
  const hours = Math.floor(whole / 3600);
  return `${hours > 0 ? `${hours}:${pad(minutes)}` : minutes}:${pad(whole % 60)}`;
}
