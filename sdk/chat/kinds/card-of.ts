// Finds the card of a content: one row per kind that is shown as title, facts and acts.
import type { CardSetting, CardView } from './card-view.ts';
import type { MessageContent } from './content.ts';
import { linkCard } from './link.ts';
import { locationCard } from './location.ts';
import { meetingCard } from './meeting.ts';
import { shareFileCard } from './share-file.ts';
import { shareLinkCard } from './share-link.ts';
import { telephoneCard } from './telephone.ts';

/** The card, or undefined for words and for kinds that are shown in their own way (pictures, sounds, flash). */
export function cardViewOf(content: MessageContent, setting: CardSetting): CardView | undefined {
  switch (content.kind) {
    case 'location':
      return locationCard(content.card);
    case 'telephone':
      return telephoneCard(content.card, setting);
    case 'link':
      return linkCard(content.card);
    case 'meeting':
      return meetingCard(content.card);
    case 'shareLink':
      return shareLinkCard(content.card);
    case 'shareFile':
      return shareFileCard(content.card, setting);
    default:
      return undefined;
  }
}
