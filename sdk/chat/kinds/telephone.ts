// Decides what the record of a call shows (type 8): how it ended, seen from the reader's side, and how long it was.
import { lengthText } from '../../base/length-text.ts';
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
