// Owns the table of message kinds: what draws each in the timeline. A kind that is forgotten does not compile.
import type { LocalMessage } from '#sdk/api.ts';
import { contentOf, type CardContent, type CardKind } from '#sdk/chat/kinds/content.ts';
import { summarize } from '#sdk/contract/markup/summary.ts';
import { systemNoticesId } from '#sdk/contract/markup/system-notice.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import { drawableLines } from '../lines/drawable.ts';
import type { LineSetting } from '../lines/line-setting.ts';
import type { Span } from '../parts/Line.tsx';
import { cardParagraphs } from './card.ts';
import { flashParagraphs } from './flash.ts';
import { mediaParagraphs } from './media.ts';
import { wordParagraphs } from './words.ts';

type Drawing<Kind extends CardKind> = (
  content: CardContent<Kind>,
  message: LocalMessage,
  setting: LineSetting,
) => Span[][];

/** Every kind but words. */
const drawings: { readonly [Kind in CardKind]: Drawing<Kind> } = {
  file: mediaParagraphs,
  audio: mediaParagraphs,
  video: mediaParagraphs,
  image: mediaParagraphs,
  peerFile: mediaParagraphs,
  flash: flashParagraphs,
  location: cardParagraphs,
  telephone: cardParagraphs,
  link: cardParagraphs,
  meeting: cardParagraphs,
  shareLink: cardParagraphs,
  shareFile: cardParagraphs,
};

/** Paragraphs of what a message says, in the way of its kind. */
export function paragraphsOf(message: LocalMessage, setting: LineSetting, isFolded = false): Span[][] {
  const notice = message.senderId === systemNoticesId ? summarize(message.text, message.senderId) : undefined;
  if (notice !== undefined) return [[{ text: drawableLines(lineText(setting.translator, notice)) }]];
  const content = contentOf(message);
  if (content.kind === 'text') return wordParagraphs(content, setting, isFolded);
  return cardKindParagraphs(content.kind, content, message, setting);
}

function cardKindParagraphs<Kind extends CardKind>(
  kind: Kind,
  content: CardContent<Kind>,
  message: LocalMessage,
  setting: LineSetting,
): Span[][] {
  return drawings[kind](content, message, setting);
}
