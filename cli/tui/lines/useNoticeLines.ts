// Gives whoever draws a rule what the client has to say for a moment, in lines of the room there is.
import { errorText } from '#sdk/notices/rules/error-sentence.ts';
import { useDesk } from '../frame/desk.ts';
import { drawableLine } from './drawable.ts';
import type { Span } from '../parts/Line.tsx';
import { cellWidth, fitCells, truncateCells } from '../text/cell-width.ts';
import { wrapCjk } from '../text/wrap-cjk.ts';
import { useScreen } from '../frame/useScreen.ts';

const tones = { ok: 'jade', info: 'soft', warn: 'amber', danger: 'red' } as const;

/** Lines of one width, none while there is nothing to say. `room` in cells; what is longer than `most` lines is cut. */
export function useNoticeLines(room: number, most: number): readonly Span[] {
  const { notices, signs, translator } = useDesk();
  const notice = useScreen(notices).shown.at(-1);
  if (notice === undefined) return [];
  const said = drawableLine(
    'text' in notice ? translator.translateRef(notice.text) : errorText(translator, notice.error),
  );
  const look = { tone: tones[notice.manner.tone], bold: true };
  if (room === Infinity) return [{ ...look, text: said }];
  const all = wrapCjk(said, Math.max(1, room));
  const kept = all.slice(0, most);
  if (all.length > most)
    kept[most - 1] = truncateCells(all.slice(most - 1).join(' '), room, { sign: signs.ellipsis });
  const width = Math.max(...kept.map((line) => cellWidth(line)));
  return kept.map((line) => ({ ...look, text: fitCells(line, width) }));
}
