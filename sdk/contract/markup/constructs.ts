// Owns the table of inline markup (spec §3): a construct that has its row here is known to every part.
import type { ContentKind } from '../flags.ts';
import { isWebAddress, longestAddress } from './address.ts';
import {
  argument,
  card,
  cleanLabel,
  encodeArgument,
  longestLabel,
  mapped,
  media,
  nothingBeside,
  placeOf,
  plainBody,
  referenced,
  type Construct,
} from './construct.ts';
import type {
  AudioNode,
  EmojiNode,
  FileNode,
  FlashNode,
  ImageNode,
  LinkNode,
  LocationNode,
  MeetingNode,
  QuoteNode,
  SharedFileNode,
  ShareLinkNode,
  TelephoneNode,
  TextNode,
  VideoNode,
} from './node.ts';
import { isIdentifier, printPayload, readPayload } from './payload.ts';
import {
  fileFields,
  flashFields,
  locationFields,
  meetingFields,
  quoteFields,
  shareFileFields,
  shareLinkFields,
  telephoneFields,
} from './payload-tables.ts';
import { readObject, readUntil } from './source.ts';

const name = ({ name: called = '' }: { readonly name?: string }): string => called;
const silent = (): string => '';

const emoji: Construct<EmojiNode, never, never> = {
  opener: 'face[',
  read: (source, start) =>
    mapped(readUntil(source, start, ']', 32, /[[\]()\\\s]/), (called) =>
      called === '' ? undefined : { type: 'emoji', name: called },
    ),
  print: (node) => `face[${node.name}]`,
  kinds: [],
  labels: [],
  inline: true,
  says: (node) => `[${node.name}]`,
  foundBy: nothingBeside,
};

const link: Construct<LinkNode, 'link', never> = {
  opener: 'a(',
  read: (source, start) => {
    const url = readUntil(source, start, ')', longestAddress, argument);
    if (url === undefined || !isWebAddress(url.value) || source.wire[url.end] !== '[') return undefined;
    return mapped(readUntil(source, url.end + 1, ']', longestLabel, plainBody), (label) => ({
      type: 'link',
      url: url.value,
      label,
    }));
  },
  print: ({ url, label }) => `a(${encodeArgument(url)})[${cleanLabel(label)}]`,
  kinds: ['link'],
  labels: [],
  inline: true,
  says: ({ label, url }) => label || url,
  foundBy: ({ label, url }) => (label === '' ? '' : url),
};

const image: Construct<ImageNode, 'image', 'image'> = {
  ...media('image', 'img['),
  kinds: ['image'],
  labels: ['image'],
  captioned: true,
  says: name,
  foundBy: nothingBeside,
};

const video: Construct<VideoNode, 'video', 'video'> = {
  ...media('video', 'video['),
  kinds: ['video'],
  labels: ['video'],
  captioned: true,
  says: name,
  foundBy: nothingBeside,
};

const audio: Construct<AudioNode, 'audio', 'audio'> = {
  ...media('audio', 'audio['),
  kinds: ['audio'],
  labels: ['audio'],
  says: silent,
  foundBy: nothingBeside,
};

const file: Construct<FileNode, 'file' | 'peerFile', 'file'> = {
  opener: 'file(',
  read: (source, start) => {
    const place = readUntil(source, start, ')', longestAddress, argument);
    if (place === undefined || source.wire[place.end] !== '[') return undefined;
    const at = placeOf(place.value);
    if (at === undefined) return undefined;
    const fromPayload = (value: unknown): FileNode | undefined => {
      const found = { type: 'file' as const, ...readPayload(fileFields, value), ...at };
      return found.fileId === undefined && found.url === undefined ? undefined : found;
    };
    const body = readObject(source, place.end + 1);
    // Older servers write the name alone.
    return body === undefined
      ? mapped(readUntil(source, place.end + 1, ']', longestLabel, plainBody), (filename) =>
          filename === '' ? undefined : fromPayload({ filename }),
        )
      : mapped(body, fromPayload);
  },
  print: ({ fileId = '', ...rest }) => `file(${fileId})[${JSON.stringify(printPayload(fileFields, rest))}]`,
  kinds: ['file', 'peerFile'],
  kindOf: ({ peer }) => (peer === true ? 'peerFile' : 'file'),
  labels: ['file'],
  captioned: true,
  says: name,
  foundBy: nothingBeside,
};

const location: Construct<LocationNode, 'location', 'location'> = {
  ...card('location', 'location[', locationFields),
  kinds: ['location'],
  labels: ['location'],
  says: (node) => node.name ?? node.address ?? `${node.latitude}, ${node.longitude}`,
  foundBy: (node) => (node.name && node.address) ?? '',
};

const telephone: Construct<TelephoneNode, 'telephone', 'call'> = {
  ...card('telephone', 'telephone[', telephoneFields),
  kinds: ['telephone'],
  labels: ['call'],
  says: silent,
  foundBy: nothingBeside,
};

const flash: Construct<FlashNode, 'flash', 'flash'> = {
  ...referenced('flash', 'flashMsg(', flashFields, {
    read: (value): Pick<FlashNode, 'readers'> | undefined =>
      /^(?:[\w-]{1,64}(?:,[\w-]{1,64})*)?$/.test(value)
        ? { readers: value === '' ? [] : value.split(',') }
        : undefined,
    print: ({ readers }) => readers.join(','),
  }),
  kinds: ['flash'],
  labels: ['flash'],
  // What it says is nobody's but the reader's, once.
  says: silent,
  foundBy: nothingBeside,
};

const meeting: Construct<MeetingNode, 'meeting', 'meeting'> = {
  ...referenced('meeting', 'meet(', meetingFields, {
    read: (id) => (id === '' || isIdentifier(id) ? { id } : undefined),
    print: ({ id }) => id,
  }),
  kinds: ['meeting'],
  labels: ['meeting'],
  says: ({ title }) => title,
  foundBy: nothingBeside,
};

const shareLink: Construct<ShareLinkNode, 'shareLink', 'shareLink' | 'forwarded'> = {
  ...card('shareLink', 'shareLink[', shareLinkFields),
  kinds: ['shareLink'],
  labels: ['shareLink', 'forwarded'],
  labelOf: ({ forwarded }) => (forwarded === undefined ? 'shareLink' : 'forwarded'),
  says: ({ title }) => title,
  foundBy: ({ summary, url, forwarded }) =>
    [summary, url, ...(forwarded?.messages ?? []).map(({ text }) => text)]
      .filter((part) => part !== undefined)
      .join(' '),
};

const sharedFile: Construct<SharedFileNode, 'shareFile', 'sharedFile'> = {
  ...card('sharedFile', 'shareFile[', shareFileFields),
  kinds: ['shareFile'],
  labels: ['sharedFile'],
  says: name,
  foundBy: nothingBeside,
};

const quote: Construct<QuoteNode, never, never> = {
  ...referenced('quote', 'quoteMsg(', quoteFields, {
    read: (mid) =>
      /^[1-9]\d{0,15}$/.test(mid) && Number.isSafeInteger(Number(mid)) ? { mid: Number(mid) } : undefined,
    print: ({ mid }) => String(mid),
  }),
  kinds: [],
  labels: [],
  // The quoted one's words are not this message's.
  says: silent,
  foundBy: nothingBeside,
};

/** Every construct by the type of its node. */
export const constructs = {
  emoji,
  link,
  image,
  video,
  audio,
  file,
  location,
  telephone,
  flash,
  meeting,
  shareLink,
  sharedFile,
  quote,
} as const;

type Rows = typeof constructs;
type NodeOfRow<Type extends keyof Rows> = NonNullable<ReturnType<Rows[Type]['read']>>['value'];
type KindOfRow<Type extends keyof Rows> = Rows[Type]['kinds'][number];

/** Anything but plain text. */
export type ConstructNode = { [Type in keyof Rows]: NodeOfRow<Type> }[keyof Rows];
/** One piece of a message's content. */
export type MarkupNode = TextNode | ConstructNode;
/** Cards with a label of their own, as `chat.cards.<name>` words it in each language. */
export type CardName = Rows[keyof Rows]['labels'][number];
/** The node that each kind of card begins with. */
export type CardNodes = {
  readonly [Kind in KindOfRow<keyof Rows>]: {
    [Type in keyof Rows]: Kind extends KindOfRow<Type> ? NodeOfRow<Type> : never;
  }[keyof Rows];
};

/** A row, of whichever node. */
export type AnyConstruct = Construct<MarkupNode, ContentKind, CardName>;
const rows = constructs as unknown as Readonly<Record<string, AnyConstruct>>;

/** The row of a node; plain text has none. */
export function constructOf(node: MarkupNode): AnyConstruct | undefined {
  return rows[node.type];
}

/** The construct that a kind of message begins with; words begin with none. */
export function constructOfKind(kind: ContentKind): AnyConstruct | undefined {
  return Object.values(rows).find(({ kinds }) => kinds.includes(kind));
}

/** Every row by what it opens with. */
export const constructsByOpener: ReadonlyMap<string, AnyConstruct> = new Map(
  Object.values(rows).map((row) => [row.opener, row]),
);
