// Reads from a message which file it carries, and builds the content of a message that carries one.
import type { LocalMessage, Message } from '../../api.ts';
import { parseMarkup, printMarkup } from '../../contract/markup/markup.ts';
import { shownName } from '../../contract/shown-name.ts';
import type { AudioNode, FileNode, ImageNode, VideoNode } from '../../contract/markup/node.ts';
import type { FileKind, MessageFile } from '../../api.ts';

/** What the id of a file begins with that is not at the office yet. */
export const localIdStart = 'local-';

type MediaNode = ImageNode | VideoNode | AudioNode | FileNode;

/** Older messages give an address only; the id is in it. */
const idIn = (url: string | undefined): string => /[?&]fileid=([\w.-]{1,128})/.exec(url ?? '')?.[1] ?? '';

/** The file of a message; undefined for messages without one. */
export function fileOf(message: Pick<Message, 'chatId' | 'mid' | 'text'>): MessageFile | undefined {
  const node = parseMarkup(message.text).find(
    (one): one is MediaNode =>
      one.type === 'file' || one.type === 'image' || one.type === 'video' || one.type === 'audio',
  );
  const fileId = node?.fileId ?? idIn(node?.url);
  if (node === undefined || fileId === '') return undefined;
  return {
    chatId: message.chatId,
    mid: message.mid,
    kind: node.type,
    fileId,
    name: shownName(node.name ?? ''),
    size: node.size ?? 0,
    mime: node.mime ?? '',
    md5: node.md5?.toUpperCase() ?? '',
    hasCover: node.coverUrl !== undefined,
    width: node.width ?? 0,
    height: node.height ?? 0,
    seconds: node.seconds ?? 0,
    wave: node.wave ?? [],
    peer: node.type === 'file' && node.peer === true,
  };
}

/** Whether a message waits for its file, which says itself how far it is. */
export const isOnItsWayUp = (message: Pick<LocalMessage, 'chatId' | 'mid' | 'state' | 'text'>): boolean =>
  (message.state === 'queued' || message.state === 'sending') &&
  fileOf(message)?.fileId.startsWith(localIdStart) === true;

/** What a message's content is made of. */
export type FileFacts = {
  readonly kind: FileKind;
  readonly fileId: string;
  readonly url?: string | undefined;
  readonly coverUrl?: string | undefined;
  readonly name: string;
  readonly size: number;
  readonly mime: string;
  readonly md5: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly seconds?: number | undefined;
  readonly wave?: readonly number[] | undefined;
  readonly peer?: boolean | undefined;
};

const some = (value: number | undefined): number | undefined =>
  value === undefined || value <= 0 ? undefined : Math.round(value);
const said = (value: string | undefined): string | undefined => (value === '' ? undefined : value);

/** The content of a message that carries a file; the caption is what a person typed. */
export function fileText(file: FileFacts, caption: string): string {
  const node = {
    type: file.kind,
    fileId: file.fileId,
    url: said(file.url),
    name: file.name,
    size: file.size,
    md5: said(file.md5),
    mime: /^[\w.+-]{1,63}\/[\w.+-]{1,63}$/.test(file.mime) ? file.mime : undefined,
    coverUrl: said(file.coverUrl),
    seconds: some(file.seconds),
    width: some(file.width),
    height: some(file.height),
    ...(file.peer === true && { peer: true }),
    wave: file.wave === undefined || file.wave.length === 0 ? undefined : file.wave.slice(0, 64),
  } as MediaNode;
  return printMarkup(caption.trim() === '' ? [node] : [node, { type: 'text', text: caption.trim() }]);
}
