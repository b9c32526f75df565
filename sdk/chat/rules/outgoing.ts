// Decides whether a message may be sent, whatever its kind, and what it looks like on the wire (spec §3, §5).
import type { LocalMessage, OutgoingCard } from '../../api.ts';
import type { ContentKind } from '../../contract/flags.ts';
import { contentFits, contentKindOf } from '../../contract/markup/content-kind.ts';
import { printMarkup } from '../../contract/markup/markup.ts';
import { plainText } from '../../contract/markup/readable.ts';
import { longestExcerpt } from '../../contract/markup/payload-tables.ts';
import { summarize } from '../../contract/markup/summary.ts';
import { kindTraits } from '../kinds/table.ts';
import { flashPlaceholder } from './flash-message.ts';
import { composeText, textLimits, type TextVerdict } from './message-text.ts';

/** What is to be sent. */
export type Outgoing = {
  readonly text: string;
  readonly raw?: boolean | undefined;
  /** A card; `text` are the words under it. */
  readonly card?: OutgoingCard | undefined;
  /** Seen once, then nowhere. */
  readonly flash?: boolean | undefined;
  /** The message that is answered. */
  readonly quoted?: LocalMessage | undefined;
};

/** What goes into the outbox, or why it does not. */
export type OutgoingVerdict =
  | { ok: true; wire: string; kind: ContentKind; citedMid: number; flashText?: string }
  | { ok: false; code: 'unsupportedContent' | 'quoteRefused' | 'quoteTextOnly' }
  | Extract<TextVerdict, { ok: false }>;

/** Checks and builds a message. Text that is typed is escaped; a card is a node and printed, never text. */
export function composeMessage(
  outgoing: Outgoing,
  emojis: (name: string) => boolean = () => false,
  codes?: (word: string) => string | undefined,
): OutgoingVerdict {
  const { card, quoted, raw } = outgoing;
  if (outgoing.flash === true) return composeFlash(outgoing);
  // Spec §5: no images or videos after quoting, and no other card either.
  if (card !== undefined && quoted !== undefined) return { ok: false, code: 'quoteTextOnly' };
  if (quoted !== undefined && !mayQuote(quoted)) return { ok: false, code: 'quoteRefused' };
  const words: TextVerdict =
    card !== undefined && outgoing.text.trim() === ''
      ? { ok: true, wire: '' }
      : composeText(outgoing.text, { ...(raw === undefined ? {} : { raw }), emojis, codes });
  if (!words.ok) return words;
  const front =
    card === undefined ? (quoted === undefined ? '' : printMarkup([quoteOf(quoted)])) : printMarkup([card]);
  const wire = front + words.wire;
  if (wire.length > textLimits.stored)
    return { ok: false, code: 'characterLimit', count: wire.length, limit: textLimits.stored };
  const kind = contentKindOf(wire);
  if (!contentFits(kind, wire)) return { ok: false, code: 'unsupportedContent' };
  return { ok: true, wire, kind, citedMid: quoted?.mid ?? 0 };
}

/** Words alone, without a quote; what is written down in their place says only that there is a flash message. */
function composeFlash({ text, card, quoted }: Outgoing): OutgoingVerdict {
  if (card !== undefined || quoted !== undefined) return { ok: false, code: 'unsupportedContent' };
  const words = composeText(text, { raw: true });
  if (!words.ok) return words;
  return { ok: true, wire: flashPlaceholder, kind: 'flash', citedMid: 0, flashText: words.wire };
}

/** Whether a message can be answered with a quote: one that the office has, somebody wrote, and that stays. */
export function mayQuote(message: LocalMessage): boolean {
  return message.state === 'sent' && !message.bySystem && kindTraits[message.kind].quotable;
}

function quoteOf(message: LocalMessage): Parameters<typeof printMarkup>[0][number] {
  const { senderId, senderName, kind, time, mid } = message;
  const text = [...excerptOf(message.text)].slice(0, longestExcerpt / 2).join('');
  return {
    type: 'quote',
    mid,
    senderId,
    kind,
    time,
    ...(senderName && { senderName }),
    ...(text && { text }),
  };
}

function excerptOf(wire: string): string {
  return summarize(wire).text || plainText(wire);
}
