// Owns the table of inline markup (spec §3): what each construct opens with, and how its body is read and printed.
import { isMediaAddress, isWebAddress, longestAddress } from './address.ts';
import type { AudioNode, ConstructNode, FileNode, ImageNode, VideoNode } from './node.ts';
import { isIdentifier, printPayload, readPayload, type PayloadTable } from './payload.ts';
import {
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
import { readObject, readUntil, type Found, type Source } from './source.ts';

/** One kind of markup. `read` starts behind the opener; `print` gives the whole construct. */
export type Construct<Node extends ConstructNode = ConstructNode> = {
  readonly opener: string;
  readonly read: (source: Source, start: number) => Found<Node> | undefined;
  readonly print: (node: Node) => string;
};

const longestLabel = 512;
const plainBody = /[[\]\n]/;
const argument = /[()\s]/;

/** Every construct by the type of its node. */
export const constructs: { readonly [Type in ConstructNode['type']]: Construct<NodeOf<Type>> } = {
  face: {
    opener: 'face[',
    read: (source, start) =>
      mapped(readUntil(source, start, ']', 32, /[[\]()\\\s]/), (name) =>
        name === '' ? undefined : { type: 'face', name },
      ),
    print: ({ name }) => `face[${name}]`,
  },
  link: {
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
  },
  image: media('image', 'img['),
  video: media('video', 'video['),
  audio: media('audio', 'audio['),
  file: {
    opener: 'file(',
    read: (source, start) => {
      const place = readUntil(source, start, ')', longestAddress, argument);
      if (place === undefined || source.wire[place.end] !== '[') return undefined;
      const at = placeOf(place.value);
      if (at === undefined) return undefined;
      const fromPayload = (value: unknown): FileNode | undefined => {
        const file = { type: 'file' as const, ...readPayload(fileFields, value), ...at };
        return file.fileId === undefined && file.url === undefined ? undefined : file;
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
  },
  location: card('location', 'location[', locationFields),
  telephone: card('telephone', 'telephone[', telephoneFields),
  flash: referenced('flash', 'flashMsg(', flashFields, {
    read: (value) =>
      /^(?:[\w-]{1,64}(?:,[\w-]{1,64})*)?$/.test(value)
        ? { readers: value === '' ? [] : value.split(',') }
        : undefined,
    print: ({ readers }) => readers.join(','),
  }),
  meeting: referenced('meeting', 'meet(', meetingFields, {
    read: (id) => (id === '' || isIdentifier(id) ? { id } : undefined),
    print: ({ id }) => id,
  }),
  shareLink: card('shareLink', 'shareLink[', shareLinkFields),
  sharedFile: card('sharedFile', 'shareFile[', shareFileFields),
  quote: referenced('quote', 'quoteMsg(', quoteFields, {
    read: (mid) =>
      /^[1-9]\d{0,15}$/.test(mid) && Number.isSafeInteger(Number(mid)) ? { mid: Number(mid) } : undefined,
    print: ({ mid }) => String(mid),
  }),
};

type NodeOf<Type extends ConstructNode['type']> = Extract<ConstructNode, { type: Type }>;

/** `x[json]`, or `x[address]` where there is nothing but an address. */
function media<Node extends ImageNode | VideoNode | AudioNode>(
  type: Node['type'],
  opener: string,
): Construct<Node> {
  const fromPayload = (value: unknown): Node | undefined => {
    const payload = readPayload(mediaFields, value);
    const isThere = payload?.url !== undefined || payload?.fileId !== undefined;
    return isThere ? ({ type, ...payload } as Node) : undefined;
  };
  return {
    opener,
    read: (source, start) => {
      const body = readObject(source, start);
      return body === undefined
        ? mapped(readUntil(source, start, ']', longestAddress, /[[\]\s]/), (url) => fromPayload({ url }))
        : mapped(body, fromPayload);
    },
    print: (node) => {
      const payload = printPayload(mediaFields, node);
      const isBare = Object.keys(payload).length === 1 && node.url !== undefined && !/[[\]]/.test(node.url);
      return `${opener}${isBare ? node.url : JSON.stringify(payload)}]`;
    },
  };
}

/** `x[json]`. */
function card<const Type extends ConstructNode['type'], const T extends PayloadTable>(
  type: Type,
  opener: string,
  table: T,
): Construct<NodeOf<Type>> {
  return {
    opener,
    read: (source, start) =>
      mapped(readObject(source, start), (value) => {
        const payload = readPayload(table, value);
        return payload === undefined ? undefined : ({ type, ...payload } as unknown as NodeOf<Type>);
      }),
    print: (node) => `${opener}${JSON.stringify(printPayload(table, node as never))}]`,
  };
}

/** `x(argument)[json]`. */
function referenced<const Type extends ConstructNode['type'], const T extends PayloadTable>(
  type: Type,
  opener: string,
  table: T,
  reference: {
    read: (value: string) => object | undefined;
    print: (node: NodeOf<Type>) => string;
  },
): Construct<NodeOf<Type>> {
  return {
    opener,
    read: (source, start) => {
      const given = readUntil(source, start, ')', longestAddress, argument);
      const named = given === undefined ? undefined : reference.read(given.value);
      if (given === undefined || named === undefined || source.wire[given.end] !== '[') return undefined;
      return mapped(readObject(source, given.end + 1), (value) => {
        const payload = readPayload(table, value);
        return payload === undefined
          ? undefined
          : ({ type, ...payload, ...named } as unknown as NodeOf<Type>);
      });
    },
    print: (node) =>
      `${opener}${encodeArgument(reference.print(node))})[${JSON.stringify(printPayload(table, node as never))}]`,
  };
}

/** A file's id, or in older messages its address; nothing where the JSON has it. */
function placeOf(value: string): { fileId?: string; url?: string } | undefined {
  if (value === '') return {};
  if (isIdentifier(value)) return { fileId: value };
  return isMediaAddress(value) ? { url: value } : undefined;
}

function mapped<Value, Node>(
  found: Found<Value> | undefined,
  read: (value: Value) => Node | undefined,
): Found<Node> | undefined {
  const node = found === undefined ? undefined : read(found.value);
  return found === undefined || node === undefined ? undefined : { value: node, end: found.end };
}

function encodeArgument(value: string): string {
  return value.replace(/[()\s]/g, (character) =>
    character === '(' ? '%28' : character === ')' ? '%29' : encodeURIComponent(character),
  );
}

function cleanLabel(label: string): string {
  return label.replace(/[[\]\n]/g, ' ').slice(0, longestLabel);
}
