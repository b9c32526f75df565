// Owns the fields each card's JSON carries (spec §3): wire name, house name, what it holds. A name is mapped once, here.
import { contentType } from '../flags.ts';
import { parseReference } from '../references.ts';
import { isMediaAddress, isWebAddress, longestAddress } from './address.ts';
import {
  group,
  identifier,
  line,
  listOf,
  numbered,
  numberWithin,
  oneOf,
  prose,
  textThat,
  wholeNumber,
  yesOrNo,
} from './payload.ts';

const mediaAddress = textThat((text) => text.length <= longestAddress && isMediaAddress(text));
const webAddress = textThat((text) => text.length <= longestAddress && isWebAddress(text));
const thingName = textThat((text) => parseReference(text) !== undefined);
const secondsOfDay = numberWithin(0, 86_400);
const longestName = 255;
const longestTitle = 200;
/** Characters of a quoted message that travel with the quote. */
export const longestExcerpt = 200;

/**
 * Pictures, films, sounds and files (`ic`, `vc`, `ac`, `filePreview`). Sizes in bytes, lengths in seconds, pixels.
 * Names beyond the spec's `url`, `coverurl`, `seconds`, `size` and `filename` are ours.
 */
export const mediaFields = {
  url: ['url', mediaAddress],
  fileid: ['fileId', identifier],
  filename: ['name', line(longestName)],
  size: ['size', wholeNumber],
  md5: ['md5', textThat((text) => /^[0-9a-f]{32}$/i.test(text))],
  mime: ['mime', textThat((text) => /^[\w.+-]{1,63}\/[\w.+-]{1,63}$/.test(text))],
  coverurl: ['coverUrl', mediaAddress],
  coverid: ['coverId', identifier],
  seconds: ['seconds', secondsOfDay],
  width: ['width', wholeNumber],
  height: ['height', wholeNumber],
  /** Loudness over time, 0 to 100, for the wave of a voice message. */
  wave: ['wave', listOf(numberWithin(0, 100), 64)],
} as const;

/** A file, stored at the office or offered directly between two clients (type 12). */
export const fileFields = { ...mediaFields, p2p: ['peer', yesOrNo] } as const;

/** A place on the map; degrees of WGS 84. */
export const locationFields = {
  lat: ['latitude', numberWithin(-90, 90), 'needed'],
  lng: ['longitude', numberWithin(-180, 180), 'needed'],
  name: ['name', line(longestTitle)],
  address: ['address', line(500)],
} as const;

/** How a call ended. */
export const callOutcomes = ['answered', 'missed', 'declined', 'cancelled', 'busy'] as const;
/** The record of a call (type 8). The spec names the type and no markup for it: `telephone[json]` is ours. */
export const telephoneFields = {
  outcome: ['outcome', oneOf(callOutcomes), 'needed'],
  media: ['media', oneOf(['audio', 'video'])],
  seconds: ['seconds', secondsOfDay],
  uid: ['callerId', identifier],
} as const;

/** A flash message. Its text travels only from the sender to the office; what others get has none. */
export const flashFields = {
  c: ['text', prose(4096)],
  seconds: ['seconds', numberWithin(1, 3600)],
} as const;

/** A meeting's card. */
export const meetingFields = {
  title: ['title', line(longestTitle), 'needed'],
  starttime: ['startTime', wholeNumber],
  endtime: ['endTime', wholeNumber],
  uid: ['hostId', identifier],
  nick: ['hostName', line(64)],
  location: ['place', line(longestTitle)],
  number: ['number', line(64)],
  password: ['password', line(64)],
  url: ['url', webAddress],
} as const;

/** Messages forwarded together, inside a shared link's card (ours; the spec has no type for them). */
export const forwardedFields = {
  id: ['id', identifier],
  from: ['chatName', line(longestTitle)],
  count: ['count', wholeNumber],
  list: [
    'messages',
    listOf(
      group({
        nick: ['senderName', line(64), 'needed'],
        c: ['text', prose(500), 'needed'],
        ct: ['kind', numbered(contentType)],
        time: ['time', wholeNumber],
      }),
      100,
    ),
  ],
} as const;

/** A shared link. */
export const shareLinkFields = {
  title: ['title', line(longestTitle), 'needed'],
  url: ['url', webAddress],
  desc: ['summary', line(500)],
  source: ['source', line(64)],
  merge: ['forwarded', group(forwardedFields)],
  /** The thing that is shared, `event:812` (ours): clients that know no such field have the address. */
  ref: ['reference', thingName],
} as const;

/** A file or folder of a cloud disk, shared into a chat. */
export const shareFileFields = {
  fileid: ['fileId', identifier, 'needed'],
  filename: ['name', line(longestName), 'needed'],
  size: ['size', wholeNumber],
  folder: ['isFolder', yesOrNo],
  disktype: ['diskKind', identifier],
  diskid: ['diskId', identifier],
  uid: ['ownerId', identifier],
  nick: ['ownerName', line(64)],
  time: ['time', wholeNumber],
} as const;

/** What a quote shows of the message it quotes. */
export const quoteFields = {
  uid: ['senderId', identifier],
  nick: ['senderName', line(64)],
  ct: ['kind', numbered(contentType)],
  c: ['text', prose(longestExcerpt)],
  time: ['time', wholeNumber],
  /** The quoted message was withdrawn: nothing of what it said is left here. */
  back: ['withdrawn', yesOrNo],
} as const;
