// Owns the shapes of nodes that a parsed message is made of, with house names; `constructs.ts` lists them.
import type { PayloadOf } from './payload.ts';
import type {
  fileFields,
  flashFields,
  locationFields,
  mediaFields,
  meetingFields,
  quoteFields,
  shareFileFields,
  shareLinkFields,
  telephoneFields,
} from './payload-tables.ts';

/** Plain text, unescaped. */
export type TextNode = { readonly type: 'text'; readonly text: string };
/** A named emoji (spec §3). */
export type EmojiNode = { readonly type: 'emoji'; readonly name: string };
/** A link with the words it is shown by; without words its address is shown. */
export type LinkNode = { readonly type: 'link'; readonly url: string; readonly label: string };
/** A picture; it has an address or a file id, or both. */
export type ImageNode = { readonly type: 'image' } & PayloadOf<typeof mediaFields>;
/** A film with its cover. */
export type VideoNode = { readonly type: 'video' } & PayloadOf<typeof mediaFields>;
/** A voice message. */
export type AudioNode = { readonly type: 'audio' } & PayloadOf<typeof mediaFields>;
/** A file; `peer` where it is offered directly between two clients. */
export type FileNode = { readonly type: 'file' } & PayloadOf<typeof fileFields>;
/** A place. */
export type LocationNode = { readonly type: 'location' } & PayloadOf<typeof locationFields>;
/** The record of a call. */
export type TelephoneNode = { readonly type: 'telephone' } & PayloadOf<typeof telephoneFields>;
/** A message that is seen once; `readers` are the ids of those who have. */
export type FlashNode = { readonly type: 'flash'; readonly readers: readonly string[] } & PayloadOf<
  typeof flashFields
>;
/** A meeting's card; `id` may be empty. */
export type MeetingNode = { readonly type: 'meeting'; readonly id: string } & PayloadOf<typeof meetingFields>;
/** A shared link, or messages forwarded together. */
export type ShareLinkNode = { readonly type: 'shareLink' } & PayloadOf<typeof shareLinkFields>;
/** A file of a cloud disk. */
export type SharedFileNode = { readonly type: 'sharedFile' } & PayloadOf<typeof shareFileFields>;
/** The message that is answered; it stands before the answer. */
export type QuoteNode = { readonly type: 'quote'; readonly mid: number } & PayloadOf<typeof quoteFields>;
