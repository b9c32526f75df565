// Turns a row of the timeline into the lines that draw it at a width.
import type { LocalChat, LocalMessage } from '#sdk/api.ts';
import { displayPieces, type DisplayPiece } from '#sdk/chat/rules/display-text.ts';
import { noticeText } from '#sdk/chat/rules/notice-text.ts';
import { ownState } from '#sdk/chat/rules/own-state.ts';
import type { TimelineRow } from '#sdk/chat/rules/timeline-rows.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { drawableLine, drawableLines } from './drawable.ts';
import type { Span } from './parts/Line.tsx';
import { cellWidth } from './text/cell-width.ts';
import { wrapSpans } from './text/wrap-cjk.ts';
import type { Signs } from './theme.ts';
import { clockText, dayText } from '#sdk/locales/time-text.ts';

/** What the lines depend on beside the row itself. */
export type LineSetting = {
  readonly width: number;
  readonly translator: Translator;
  readonly signs: Signs;
  readonly chat: LocalChat | undefined;
  /** Names an @ may mean, and those of the reader. */
  readonly names: { readonly people: readonly string[]; readonly me: readonly string[] };
  readonly counts: ReadonlyMap<number, { read: number; total: number }>;
  readonly now: number;
};

/** A line of a row. */
export type RowLine = readonly Span[];

/** Cells in front of a message's text; the first one is for the mark of the chosen message. */
const indent = 3;

/** The lines of a row, at least one. The first cell of each is left to the mark of what is chosen. */
export function rowLines(row: TimelineRow, setting: LineSetting): readonly RowLine[] {
  const { translator, signs, width } = setting;
  const { t } = translator;
  switch (row.type) {
    case 'start':
      return [centred(t('chat.start'), 'faint', width, ' ')];
    case 'day':
      return [centred(dayText(translator, row.time, setting.now), 'faint', width, signs.horizontal)];
    case 'unread':
      return [centred(t('chat.newMessagesBelow'), 'red', width, signs.horizontal)];
    case 'notice':
      return noticeLines(row.message, setting);
    case 'message':
      return messageLines(row.message, row, setting);
  }
}

function centred(text: string, tone: 'faint' | 'red', width: number, filling: string): RowLine {
  const said = ` ${text} `;
  const left = Math.max(1, Math.floor((width - 2 - cellWidth(said)) / 2));
  const right = Math.max(0, width - 2 - left - cellWidth(said));
  return [
    { text: ` ${filling.repeat(left - 1)}`, tone },
    { text: said, tone },
    { text: filling.repeat(right), tone },
  ];
}

function noticeLines(message: LocalMessage, { translator, width }: LineSetting): RowLine[] {
  const notice = noticeText({
    systemKey: message.systemKey,
    operatorName: message.operatorName,
    targetNames: message.targetNames,
    text: message.text,
    mine: message.mine,
  });
  const said = notice.key === undefined ? notice.text : translator.t(notice.key, notice.parameters);
  return wrapSpans<Span>([{ text: drawableLine(said), tone: 'faint' }], width - 4).map((line) => {
    const size = line.reduce((sum, span) => sum + cellWidth(span.text), 0);
    return [{ text: ' '.repeat(Math.max(1, Math.floor((width - size) / 2))) }, ...line];
  });
}

function messageLines(
  message: LocalMessage,
  run: { first: boolean; last: boolean },
  setting: LineSetting,
): RowLine[] {
  const { width, signs, translator } = setting;
  const lines: RowLine[] = [];
  if (run.first)
    lines.push([
      { text: '  ' },
      {
        text: drawableLine(message.mine ? translator.t('chat.me') : message.senderName),
        bold: true,
        ...(message.mine ? { tone: 'jade' } : {}),
      },
      { text: `  ${clockText(translator, message.time)}`, tone: 'faint' },
    ]);
  const spans = displayPieces(message.text, setting.names).flatMap((piece) => pieceSpans(piece, translator));
  const body = wrapSpans(spans, width - indent - 1);
  for (const line of body) lines.push([{ text: ' '.repeat(indent) }, ...line]);
  const state = stateSpan(message, run.last, setting);
  if (state !== undefined) {
    const tail = lines.at(-1) ?? [];
    const size = tail.reduce((sum, span) => sum + cellWidth(span.text), 0);
    const fits = size + cellWidth(state.text) + 2 <= width - 1;
    if (fits) lines[lines.length - 1] = [...tail, { ...state, text: `  ${state.text}` }];
    else lines.push([{ text: ' '.repeat(indent) }, state]);
  }
  return lines.length > 0 ? lines : [[{ text: ` ${signs.ellipsis}` }]];
}

function pieceSpans(piece: DisplayPiece, translator: Translator): Span[] {
  switch (piece.type) {
    case 'text':
      return [{ text: drawableLines(piece.text) }];
    case 'face':
      return [{ text: `[${drawableLine(piece.name)}]`, tone: 'soft' }];
    case 'mention':
      return [
        { text: drawableLine(piece.text), ...(piece.me ? { tone: 'red', bold: true } : { tone: 'jade' }) },
      ];
    case 'card':
      return [{ text: `${drawableLine(lineText(translator, piece))} ` }];
    case 'link': {
      // The address is what counts where the words beside it could be taken for another one.
      const host = piece.host === undefined ? '' : ` (${drawableLine(piece.host)})`;
      return [
        { text: drawableLine(piece.label), underline: true },
        ...(host === '' ? [] : [{ text: host, tone: 'amber' } as const]),
      ];
    }
  }
}

/** Under the last of a run, and wherever a message is not simply there. */
function stateSpan(message: LocalMessage, isLast: boolean, setting: LineSetting): Span | undefined {
  if (!message.mine || (!isLast && message.state === 'sent')) return undefined;
  const { translator, signs } = setting;
  const state = ownState(message, setting.chat, setting.counts.get(message.mid));
  const said = translator.translateRef(state);
  if ('failed' in state) return { text: `${signs.failed} ${said}`, tone: 'red', bold: true };
  return { text: message.state === 'sent' ? `${signs.done} ${said}` : said, tone: 'faint' };
}
