// Guesses the height of a timeline row before it is measured, near enough that scroll bars hardly move.
import { foldLimits } from '#sdk/chat/rules/fold.ts';
import type { TimelineRow } from '#sdk/chat/rules/timeline-rows.ts';

const lineHeight = 22;
const perLine = 40;

/** Height in px. Wide characters take two places of a line. */
export function rowEstimate(row: TimelineRow | undefined): number {
  if (row === undefined) return lineHeight;
  if (row.type === 'start') return 56;
  if (row.type !== 'message') return 36;
  const all = row.message.text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0);
  const lines = row.folded === true ? foldLimits.shown + 1 : all;
  const head = row.first ? (row.message.mine ? 18 : 40) : 6;
  return head + lines * lineHeight + 18 + (row.message.mine && row.last ? 20 : 0);
}
