// Gives whoever draws a rule what the client has to say for a moment, cut to the room there is.
import { errorText } from '#sdk/notices/rules/error-sentence.ts';
import { useDesk } from './desk.ts';
import { drawableLine } from './drawable.ts';
import type { Span } from './parts/Line.tsx';
import { truncateCells } from './text/cell-width.ts';
import { useScreen } from './useScreen.ts';

const tones = { ok: 'jade', info: 'soft', warn: 'amber', danger: 'red' } as const;

/** Undefined while there is nothing to say. `room` in cells. */
export function useNoticeSpan(room: number): Span | undefined {
  const { notices, signs, translator } = useDesk();
  const notice = useScreen(notices).shown.at(-1);
  if (notice === undefined) return undefined;
  const said = 'text' in notice ? translator.translateRef(notice.text) : errorText(translator, notice.error);
  return {
    text: truncateCells(drawableLine(said), room, { sign: signs.ellipsis }),
    tone: tones[notice.manner.tone],
    bold: true,
  };
}
