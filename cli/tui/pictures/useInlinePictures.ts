// Decides which pictures of the timeline lie over its lines in the terminal's own graphics: those that are seen whole.
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useDesk, useFocus } from '../frame/desk.ts';
import type { Span } from '../parts/Line.tsx';
import { layPicture } from './lay-picture.ts';
import type { InlinePicture } from './inline-pictures.ts';
import type { PicturePart } from './inline-size.ts';
import type { Picture } from './scale.ts';
import { usePictureWay } from '../parts/Portrait.tsx';
import { useNotify } from '../frame/useNotify.ts';
import type { PaintedLine } from '../lines/useTimelineView.ts';

/** A picture over the lines; `line` is its first one. */
export type LyingPicture = PicturePart & { readonly line: number; readonly picture: Picture };

/** The pictures that lie over the lines, and the lines with the cells under them left empty. */
export function lyingPictures(
  lines: readonly PaintedLine[],
  pictures: ReadonlyMap<string, InlinePicture>,
): { lying: LyingPicture[]; lines: readonly PaintedLine[] } {
  const lying: LyingPicture[] = [];
  const under = new Set<number>();
  lines.forEach(({ spans }, line) => {
    const part = spans[0]?.part;
    const last = lines[line + (part?.rows ?? 0) - 1]?.spans[0]?.part;
    if (part?.at !== 0 || last?.fileId !== part.fileId || last.at !== part.rows - 1) return;
    const shown = pictures.get(part.fileId);
    if (shown?.phase !== 'shown') return;
    lying.push({ ...part, line, picture: shown.picture });
    for (let row = 0; row < part.rows; row += 1) under.add(line + row);
  });
  if (lying.length === 0) return { lying, lines };
  return {
    lying,
    lines: lines.map((line, at) => (under.has(at) ? { ...line, spans: line.spans.map(emptied) } : line)),
  };
}

const emptied = (span: Span): Span =>
  span.upper === undefined ? span : { text: ' '.repeat(span.text.length) };

/** Shows what lies over the lines; `top` and `left` are the first line's first cell on the screen. */
export function useLyingPictures(
  lying: readonly LyingPicture[],
  { left, top }: { readonly left: number; readonly top: number },
): void {
  const { pictures, board } = useDesk();
  const { overlay, isAsked = false } = useFocus();
  const way = usePictureWay();
  const { attempt } = useNotify();
  // What is offered while writing, and what asks before something is lost, stands over the last lines.
  useSyncExternalStore(board.subscribe, board.getSnapshot);
  const isCovered = overlay !== undefined || isAsked || board.has('offerTake');
  const placed = isCovered
    ? ''
    : lying.map(({ fileId, line }) => `${fileId} ${left} ${top + line}`).join('|');
  useLayoutEffect(() => {
    if (placed === '' || (way !== 'kitty' && way !== 'iterm2' && way !== 'sixel')) return undefined;
    const undo = lying.map(({ picture, columns, rows, line }) =>
      layPicture({ pictures, attempt }, way, picture, { x: left, y: top + line, columns, rows }),
    );
    return () => undo.forEach((one) => one());
    // What is placed says where everything is; the list itself is made anew with every frame.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt, pictures, placed, way]);
}
