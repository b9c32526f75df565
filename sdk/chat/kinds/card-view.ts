// Owns the shape in which a card is shown: a title, facts below it, and acts; both faces paint the same.

/** One thing a card tells. Times are epoch ms, `bytes` a size; faces write them in the reader's language. */
export type CardFact =
  | { readonly text: string }
  | {
      readonly key: `chat.card.${CardWord}`;
      readonly parameters?: Readonly<Record<string, string | number>>;
    }
  | { readonly from: number; readonly to?: number | undefined }
  | { readonly bytes: number };

/** Sentences of cards, below `chat.card`. */
export type CardWord =
  | 'callAnswered'
  | 'callMissed'
  | 'callNoAnswer'
  | 'callDeclined'
  | 'callCancelled'
  | 'callBusy'
  | 'callAudio'
  | 'callVideo'
  | 'host'
  | 'meetingNumber'
  | 'meetingPassword'
  | 'sharedBy'
  | 'folder'
  | 'messages'
  | 'place';

/** What can be done with a card. One with a reason is shown, and cannot be done. */
export type CardAct =
  | { readonly type: 'open'; readonly url: string; readonly host?: string | undefined }
  | { readonly type: 'openThing'; readonly reference: string; readonly url?: string | undefined }
  | { readonly type: 'copyPlace'; readonly text: string }
  | { readonly type: 'askAccess'; readonly mid: number }
  /** `path` is the place of the window that shows it. */
  | { readonly type: 'openFile'; readonly path: string }
  | { readonly type: 'joinMeeting'; readonly id: string; readonly number?: string | undefined }
  | { readonly type: 'join'; readonly reason: 'meetingMissing' };

/** A card as both faces show it. */
export type CardView = {
  readonly title: CardFact;
  readonly facts: readonly CardFact[];
  /** Lines of messages that were forwarded together. */
  readonly lines?: readonly { readonly name: string; readonly text: string }[];
  readonly acts: readonly CardAct[];
};

/** What a card's view may depend on beside its content. */
export type CardSetting = { readonly mine: boolean; readonly mid: number; readonly isStored: boolean };
