// A screenshot that is worked on: first its region is chosen, then marks are put on it, and the last of them taken back.
import { boxOf, type Box, type Point } from './shot-geometry.ts';
import { nextNumber, type Mark, type ShotTool } from './shot-marks.ts';

/** The state of the work. */
export type Editing = {
  readonly region: Box | undefined;
  readonly tool: ShotTool;
  readonly colour: string;
  readonly marks: readonly Mark[];
  /** What is being drawn. */
  readonly begun: Mark | undefined;
  /** First corner of the region that is being chosen. */
  readonly corner: Point | undefined;
  /** Where the pointer is, or the keys have put it. */
  readonly at: Point;
};

/** Colours of marks: read on light and dark alike. */
export const shotColours = ['#d6402b', '#1f7a5c', '#2f67a8', '#c98a12'] as const;

/** Smallest region, in pixels: less is a click that chose nothing. */
const smallest = 8;

/** The beginning. */
export const newEditing = (at: Point): Editing => ({
  ...{ region: undefined, tool: 'rectangle', colour: shotColours[0], marks: [], begun: undefined },
  ...{ corner: undefined, at },
});

/** The pointer goes down, or Space is pressed. Text is asked for by whoever draws: `text` is what was written. */
export function began(now: Editing, at: Point, text = ''): Editing {
  if (now.region === undefined) return { ...now, at, corner: at };
  const mark: Mark = { tool: now.tool, from: at, to: at, colour: now.colour };
  if (now.tool === 'number')
    return { ...now, at, marks: [...now.marks, { ...mark, text: String(nextNumber(now.marks)) }] };
  if (now.tool === 'text')
    return text.trim() === '' ? now : { ...now, at, marks: [...now.marks, { ...mark, text }] };
  return { ...now, at, begun: now.tool === 'pen' ? { ...mark, way: [at] } : mark };
}

/** It moves. */
export function moved(now: Editing, at: Point): Editing {
  const { begun } = now;
  if (begun === undefined) return { ...now, at };
  const way = begun.way === undefined ? {} : { way: [...begun.way, at] };
  return { ...now, at, begun: { ...begun, to: at, ...way } };
}

/** It comes up, or Space is pressed again. */
export function ended(now: Editing): Editing {
  if (now.corner !== undefined) {
    const region = boxOf(now.corner, now.at);
    const isOne = region.width >= smallest && region.height >= smallest;
    return { ...now, corner: undefined, ...(isOne && { region }) };
  }
  return now.begun === undefined ? now : { ...now, begun: undefined, marks: [...now.marks, now.begun] };
}

/** Takes back what was done last: what is being drawn, a mark, or at last the region. */
export function undone(now: Editing): Editing {
  if (now.begun !== undefined || now.corner !== undefined)
    return { ...now, begun: undefined, corner: undefined };
  if (now.marks.length > 0) return { ...now, marks: now.marks.slice(0, -1) };
  return { ...now, region: undefined };
}
