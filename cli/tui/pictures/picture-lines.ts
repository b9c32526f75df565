// Turns a picture of a message into lines of the timeline: as many before it has loaded as after.
import type { MessageFile } from '#sdk/api.ts';
import type { Translator } from '#sdk/locales/index.ts';
import type { Span } from '../parts/Line.tsx';
import { truncateCells } from '../text/cell-width.ts';
import { halfBlocks } from './half-blocks.ts';
import { inlineSize, type CellSize } from './inline-size.ts';
import type { InlinePicture } from './inline-pictures.ts';

/** The lines, each beginning with `indent` blanks that carry the part. */
export function pictureLines(
  file: MessageFile,
  shown: InlinePicture | undefined,
  { room, indent, translator }: { room: CellSize; indent: number; translator: Translator },
): readonly (readonly Span[])[] {
  const size = inlineSize(file, room);
  const lead = (at: number): Span => ({
    text: ' '.repeat(indent),
    part: { fileId: file.fileId, at, ...size },
  });
  if (shown?.phase === 'shown')
    return halfBlocks(shown.picture, size.columns, size.rows).map((runs, at) => [
      lead(at),
      ...runs.map(({ text, upper, lower }): Span => ({ text, upper, lower })),
    ]);
  const said = translator.t(shown?.phase === 'failed' ? 'files.notLoaded' : 'words.loading');
  return Array.from({ length: size.rows }, (_, at) => [
    lead(at),
    ...(at === 0 ? [{ text: truncateCells(said, room.columns), tone: 'faint' } as const] : []),
  ]);
}
