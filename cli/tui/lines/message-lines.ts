// Turns a row of the timeline into the lines that draw it at a width.
import { groupNoticeText } from '#sdk/locales/group-notice-text.ts';
import type { LocalMessage, MessageFile } from '#sdk/api.ts';
import { stateText } from '#sdk/chat/actions/refused-message.ts';
import { noticeText } from '#sdk/chat/rules/notice-text.ts';
import { ownState } from '#sdk/chat/rules/own-state.ts';
import type { TimelineRow } from '#sdk/chat/rules/timeline-rows.ts';
import { clockText, dayText } from '#sdk/locales/time-text.ts';
import { fileOf } from '#sdk/transfers/rules/message-file.ts';
import { drawableLine } from './drawable.ts';
import { paragraphsOf } from '../kinds/kinds.ts';
import type { LineSetting, RowLine } from './line-setting.ts';
import type { Span } from '../parts/Line.tsx';
import { showsPicture } from '../pictures/inline-pictures.ts';
import { pictureLines } from '../pictures/picture-lines.ts';
import { cellWidth } from '../text/cell-width.ts';
import { wrapSpans } from '../text/wrap-cjk.ts';
import { asWord, reactionText } from '#sdk/locales/emoji-text.ts';
import { nameText } from '#sdk/locales/name-text.ts';

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
  const said = groupNoticeText(translator, notice);
  return wrapSpans<Span>([{ text: drawableLine(said), tone: 'faint' }], width - 4).map((line) => {
    const size = line.reduce((sum, span) => sum + cellWidth(span.text), 0);
    return [{ text: ' '.repeat(Math.max(1, Math.floor((width - size) / 2))) }, ...line];
  });
}

function messageLines(
  message: LocalMessage,
  run: { first: boolean; last: boolean; folded?: true },
  setting: LineSetting,
): RowLine[] {
  const { width, signs, translator } = setting;
  const lines: RowLine[] = [];
  if (run.first)
    lines.push([
      { text: '  ' },
      {
        text: drawableLine(message.mine ? translator.t('chat.me') : nameText(translator, message.senderName)),
        bold: true,
        ...(message.mine ? { tone: 'jade' } : {}),
      },
      { text: `  ${clockText(translator, message.time)}`, tone: 'faint' },
    ]);
  for (const line of forwardedLines(message, setting)) lines.push([{ text: ' '.repeat(indent) }, ...line]);
  for (const spans of paragraphsOf(message, setting, run.folded))
    for (const line of wrapSpans(spans, width - indent - 1))
      lines.push([{ text: ' '.repeat(indent) }, ...line]);
  for (const line of marksLines(message, setting)) lines.push([{ text: ' '.repeat(indent) }, ...line]);
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

/** Whose words it carries that was forwarded. */
function forwardedLines({ forwardedFrom }: LocalMessage, { translator, width }: LineSetting): Span[][] {
  if (forwardedFrom === undefined) return [];
  const name = nameText(translator, forwardedFrom);
  const text = drawableLine(translator.t('marks.forwardedFrom', { name }));
  return wrapSpans<Span>([{ text, tone: 'faint' }], width - indent - 1);
}

/** What people added: reactions with how many there are, one's own in jade, that it was edited, and that it is pinned. */
function marksLines(message: LocalMessage, { pinned, signs, translator, width }: LineSetting): Span[][] {
  const { reactions = [], editedTime } = message;
  const isPinned = pinned?.has(message.mid) === true;
  if (reactions.length === 0 && editedTime === undefined && !isPinned) return [];
  const said: Span[] = reactions.map(({ emoji, count, mine }) => ({
    text: `${drawableLine(reactionText(translator, emoji, asWord))} ${count}  `,
    tone: mine ? 'jade' : 'faint',
  }));
  if (editedTime !== undefined)
    said.push({ text: `${translator.t('marks.edited')}${isPinned ? '  ' : ''}`, tone: 'faint' });
  if (isPinned) said.push({ text: `${signs.pinned} ${translator.t('chat.tag.pinned')}`, tone: 'amber' });
  return wrapSpans(said, width - indent - 1);
}

/** The file of a message that is shown as a picture. */
export function pictureOf(message: LocalMessage): MessageFile | undefined {
  // Asked for every row that is measured: only what can be one is looked into.
  if (message.state !== 'sent' || (message.kind !== 'image' && message.kind !== 'video')) return undefined;
  const file = fileOf(message);
  return file !== undefined && showsPicture(file) ? file : undefined;
}

/** Under the last of a run, and wherever a message is not simply there. */
function stateSpan(message: LocalMessage, isLast: boolean, setting: LineSetting): Span | undefined {
  if (!message.mine || (!isLast && message.state === 'sent')) return undefined;
  const { translator, signs } = setting;
  const state = ownState(message, setting.chat, setting.counts.get(message.mid));
  const upload = message.state === 'sent' ? undefined : setting.uploads?.get(message.key);
  const said = upload ?? stateText(translator, state);
  if ('failed' in state) return { text: `${signs.failed} ${said}`, tone: 'red', bold: true };
  return { text: message.state === 'sent' ? `${signs.done} ${said}` : said, tone: 'faint' };
}
