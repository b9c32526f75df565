// What one kind of markup is: how it opens, is read and printed, which kinds of messages it makes, and its words.
import type { ContentKind } from '../flags.ts';
import { isMediaAddress, longestAddress } from './address.ts';
import type { AudioNode, ImageNode, VideoNode } from './node.ts';
import { isIdentifier, printPayload, readPayload, type PayloadOf, type PayloadTable } from './payload.ts';
import { mediaFields } from './payload-tables.ts';
import { readObject, readUntil, type Found, type Source } from './source.ts';

/**
 * One kind of markup: how it travels, and how it is told. `Kind` are the kinds of messages that begin with it (none:
 * it stands among words), `Label` the labels of its card, which `chat.cards.<label>` words in each language.
 */
export type Construct<
  Node extends { readonly type: string } = { readonly type: string },
  Kind extends ContentKind = ContentKind,
  Label extends string = string,
> = Form<Node> & Telling<Node, Kind, Label>;

/** How a construct is written. `read` starts behind the opener; `print` gives the whole construct. */
export type Form<Node> = {
  readonly opener: string;
  readonly read: (source: Source, start: number) => Found<Node> | undefined;
  readonly print: (node: Node) => string;
};

/** What a construct is for those who read the message. */
export type Telling<Node, Kind extends ContentKind, Label extends string> = {
  /** The kinds of messages that begin with it, most often one. */
  readonly kinds: readonly Kind[];
  /** Which of several kinds it makes; the first where this is left out. */
  readonly kindOf?: (node: Node) => Kind;
  /** The labels of its card; none for what stands among words. The first one is that of a quote. */
  readonly labels: readonly Label[];
  /** Which of several labels it has; the first where this is left out. */
  readonly labelOf?: (node: Node) => Label;
  /** May stand among words and under a card; with a kind of its own only where it is alone. */
  readonly inline?: true;
  /** Words about it may follow it. */
  readonly captioned?: true;
  /** Its words without any language's help: what was written, or what the card is called. */
  readonly says: (node: Node) => string;
  /** What a search finds it by beside those words. */
  readonly foundBy: (node: Node) => string;
};

/** Characters of a label inside brackets. */
export const longestLabel = 512;
/** What no label holds. */
export const plainBody = /[[\]\n]/;
/** What no argument in parentheses holds. */
export const argument = /[()\s]/;
/** Nothing is found beside the words. */
export const nothingBeside = (): string => '';

/** `x[json]`, or `x[address]` where there is nothing but an address. */
export function media<Node extends ImageNode | VideoNode | AudioNode>(
  type: Node['type'],
  opener: string,
): Form<Node> {
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
export function card<const Type extends string, const T extends PayloadTable>(
  type: Type,
  opener: string,
  table: T,
): Form<{ readonly type: Type } & PayloadOf<T>> {
  return {
    opener,
    read: (source, start) =>
      mapped(readObject(source, start), (value) => {
        const payload = readPayload(table, value);
        return payload === undefined ? undefined : { type, ...payload };
      }),
    print: (node) => `${opener}${JSON.stringify(printPayload(table, node))}]`,
  };
}

/** `x(argument)[json]`. */
export function referenced<const Type extends string, const T extends PayloadTable, Named extends object>(
  type: Type,
  opener: string,
  table: T,
  reference: {
    read: (value: string) => Named | undefined;
    print: (node: Named) => string;
  },
): Form<{ readonly type: Type } & PayloadOf<T> & Named> {
  return {
    opener,
    read: (source, start) => {
      const given = readUntil(source, start, ')', longestAddress, argument);
      const named = given === undefined ? undefined : reference.read(given.value);
      if (given === undefined || named === undefined || source.wire[given.end] !== '[') return undefined;
      return mapped(readObject(source, given.end + 1), (value) => {
        const payload = readPayload(table, value);
        return payload === undefined ? undefined : { type, ...payload, ...named };
      });
    },
    print: (node) =>
      `${opener}${encodeArgument(reference.print(node))})[${JSON.stringify(printPayload(table, node))}]`,
  };
}

/** A file's id, or in older messages its address; nothing where the JSON has it. */
export function placeOf(value: string): { fileId?: string; url?: string } | undefined {
  if (value === '') return {};
  if (isIdentifier(value)) return { fileId: value };
  return isMediaAddress(value) ? { url: value } : undefined;
}

/** What was found, as a node; nothing where it is none. */
export function mapped<Value, Node>(
  found: Found<Value> | undefined,
  read: (value: Value) => Node | undefined,
): Found<Node> | undefined {
  const node = found === undefined ? undefined : read(found.value);
  return found === undefined || node === undefined ? undefined : { value: node, end: found.end };
}

/** An argument whose parentheses and blanks cannot end it. */
export function encodeArgument(value: string): string {
  return value.replace(/[()\s]/g, (character) =>
    character === '(' ? '%28' : character === ')' ? '%29' : encodeURIComponent(character),
  );
}

/** A label that cannot end itself. */
export function cleanLabel(label: string): string {
  return label.replace(/[[\]\n]/g, ' ').slice(0, longestLabel);
}
