// Turns a row of the timeline into the lines that draw it at a width.
import type { LocalChat, LocalMessage, MessageFile } from '#sdk/api.ts';
import { cardViewOf } from '#sdk/chat/kinds/card-of.ts';
import { contentOf } from '#sdk/chat/kinds/content.ts';
import { displayNodes, type DisplayPiece } from '#sdk/chat/rules/display-text.ts';
import { noticeText } from '#sdk/chat/rules/notice-text.ts';
import { stateText } from '#sdk/chat/actions/refused-message.ts';
import { ownState } from '#sdk/chat/rules/own-state.ts';
import type { TimelineRow } from '#sdk/chat/rules/timeline-rows.ts';
import { flashStanding } from '#sdk/chat/kinds/flash.ts';
import type { OpenedFlash } from '#sdk/chat/screens/flashes.ts';
import { errorText } from './error-text.ts';
import type { FlashNode, MarkupNode } from '#sdk/contract/markup/node.ts';
import { cardOf, summarize } from '#sdk/contract/markup/summary.ts';
import { systemNoticesId } from '#sdk/contract/markup/system-notice.ts';
import { factText } from '#sdk/locales/fact-text.ts';
import { quoteLine } from '#sdk/chat/rules/quote-line.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { fileOf } from '#sdk/transfers/rules/message-file.ts';
import { type InlinePicture, showsPicture } from './pictures/inline-pictures.ts';
import type { CellSize } from './pictures/inline-size.ts';
import { pictureLines } from './pictures/picture-lines.ts';
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
  /** Flash messages that were opened here, and who looks at them. */
  readonly flashes: ReadonlyMap<number, OpenedFlash>;
  readonly meId: string;
  /** Pictures in the lines, as far as they are there, and the room for one; without it they are named only. */
  readonly pictures?: Pictures | undefined;
  readonly now: number;
};

/** What pictures of messages are drawn with. */
export type Pictures = {
  readonly room: CellSize;
  readonly shown: ReadonlyMap<string, InlinePicture>;
};

/** A line of a row. */
export type RowLine = readonly Span[];

/** Cells in front of a message's text; the first one is for the mark of the chosen message. */
export const indent = 3;

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
  const said = notice.key === undefined ? notice.text : translator.translateRef(notice);
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
  for (const spans of bodySpans(message, setting))
    for (const line of wrapSpans(spans, width - indent - 1))
      lines.push([{ text: ' '.repeat(indent) }, ...line]);
  const state = stateSpan(message, run.last, setting);
  if (state !== undefined) {
    const tail = lines.at(-1) ?? [];
    const size = tail.reduce((sum, span) => sum + cellWidth(span.text), 0);
    const fits = size + cellWidth(state.text) + 2 <= width - 1;
    if (fits) lines[lines.length - 1] = [...tail, { ...state, text: `  ${state.text}` }];
    else lines.push([{ text: ' '.repeat(indent) }, state]);
  }
  const file = setting.pictures === undefined ? undefined : pictureOf(message);
  if (file !== undefined && setting.pictures !== undefined)
    lines.push(
      ...pictureLines(file, setting.pictures.shown.get(file.fileId), {
        room: setting.pictures.room,
        indent,
        translator,
      }),
    );
  return lines.length > 0 ? lines : [[{ text: ` ${signs.ellipsis}` }]];
}

/** The file of a message that is shown as a picture. */
export function pictureOf(message: LocalMessage): MessageFile | undefined {
  // Asked for every row that is measured: only what can be one is looked into.
  if (message.state !== 'sent' || (message.kind !== 'image' && message.kind !== 'video')) return undefined;
  const file = fileOf(message);
  return file !== undefined && showsPicture(file) ? file : undefined;
}

/** Paragraphs of what a message says: a quote before the words, or a card's title, facts and acts. */
function bodySpans(message: LocalMessage, setting: LineSetting): Span[][] {
  const { translator, signs, names } = setting;
  const notice = message.senderId === systemNoticesId ? summarize(message.text, message.senderId) : undefined;
  if (notice !== undefined) return [[{ text: drawableLines(lineText(translator, notice)) }]];
  const content = contentOf(message);
  const said = (nodes: readonly MarkupNode[]): Span[] =>
    displayNodes(nodes, names).flatMap((piece) => pieceSpans(piece, translator));
  if (content.kind === 'text') {
    const { quote, nodes } = content;
    if (quote === undefined) return [said(nodes)];
    const quoted = [quote.senderName, lineText(translator, quoteLine(quote))].filter(Boolean).join(' ');
    return [[{ text: `${signs.vertical} ${drawableLine(quoted)}`, tone: 'soft' }], said(nodes)];
  }
  if (content.kind === 'flash') return flashSpans(content.card, message, setting);
  const view = cardViewOf(content, {
    mine: message.mine,
    mid: message.mid,
    isStored: message.state === 'sent',
  });
  if (view === undefined) return [said([content.card, ...content.caption])];
  const card = cardOf(content.card);
  const label = card === undefined ? '' : `${translator.t(`chat.cards.${card}`)} `;
  return [
    [
      { text: label, tone: 'soft' },
      { text: drawableLine(factText(translator, view.title)), bold: true },
    ],
    ...view.facts.map((fact): Span[] => [{ text: drawableLine(factText(translator, fact)), tone: 'soft' }]),
    ...(view.lines ?? []).map((line): Span[] => [
      { text: drawableLine(translator.t('chat.sender', line)), tone: 'soft' },
    ]),
    ...view.acts.flatMap((act): Span[][] =>
      'reason' in act ? [[{ text: translator.t(`chat.cardActs.${act.reason}`), tone: 'faint' }]] : [],
    ),
  ];
}

/** Covered, open with its text and the seconds that are left, or over. */
function flashSpans(
  card: FlashNode,
  message: LocalMessage,
  { translator, flashes, meId }: LineSetting,
): Span[][] {
  const { t } = translator;
  const opened = flashes.get(message.mid);
  const standing = flashStanding(card, message.mine, meId);
  const told = ((): string => {
    if (opened?.phase === 'open') return t('chat.flash.left', { count: opened.left });
    if (opened?.phase === 'opening') return t('chat.flash.opening');
    if (opened?.phase === 'failed') return errorText(translator, opened.error);
    if (opened?.phase === 'over' || standing.type === 'over') return t('chat.flash.over');
    if (standing.type === 'covered') return t('chat.flash.covered', { count: standing.seconds });
    return standing.readers === 0
      ? t('chat.flash.sent')
      : t('chat.flash.readers', { count: standing.readers });
  })();
  const head: Span[] = [
    { text: `${t('chat.cards.flash')} `, tone: 'amber' },
    { text: told, tone: 'soft' },
  ];
  return opened?.phase === 'open' ? [head, [{ text: drawableLines(opened.text) }]] : [head];
}

function pieceSpans(piece: DisplayPiece, translator: Translator): Span[] {
  switch (piece.type) {
    case 'text':
      return [{ text: drawableLines(piece.text) }];
    case 'face':
      return [{ text: `[${drawableLine(piece.name)}]`, tone: 'soft' }];
    case 'mention':
      return [
        {
          text: drawableLine(piece.text),
          isWhole: true,
          ...(piece.me ? { tone: 'red', bold: true } : { tone: 'jade' }),
        },
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
  const said = stateText(translator, state);
  if ('failed' in state) return { text: `${signs.failed} ${said}`, tone: 'red', bold: true };
  return { text: message.state === 'sent' ? `${signs.done} ${said}` : said, tone: 'faint' };
}
