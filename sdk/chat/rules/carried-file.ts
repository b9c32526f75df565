// Decides what a list says of the file that a message carries, before there is a message: its kind, name and size.
import type { FileKind } from '../../api.ts';
import { shownName } from '../../contract/shown-name.ts';
import { splitContent } from '../../contract/markup/content-kind.ts';

/** The file of a text; `size` in bytes, 0 where it is not told. Undefined where there is none. */
export function carriedFile(wire: string): { kind: FileKind; name: string; size: number } | undefined {
  const [node] = splitContent(wire).nodes;
  if (node?.type !== 'file' && node?.type !== 'image' && node?.type !== 'video' && node?.type !== 'audio')
    return undefined;
  return { kind: node.type, name: shownName(node.name ?? ''), size: node.size ?? 0 };
}
