// Draws words: a quote before them, links with the host they really lead to, mentions and faces.
import type { MessageContent } from '#sdk/chat/kinds/content.ts';
import { displayNodes, type DisplayPiece } from '#sdk/chat/rules/display-text.ts';
import { textBlocks, type TextBlock } from '#sdk/chat/rules/text-blocks.ts';
import { foldPieces } from '#sdk/chat/rules/fold.ts';
import { quoteLine } from '#sdk/chat/rules/quote-line.ts';
import { emojiCalled } from '#sdk/contract/emojis.ts';
import type { MarkupNode } from '#sdk/contract/markup/constructs.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { drawableLine, drawableLines } from '../lines/drawable.ts';
import type { LineSetting } from '../lines/line-setting.ts';
import type { Span } from '../parts/Line.tsx';
import { mentionText, nameText } from '#sdk/locales/name-text.ts';
import { everyoneName, everyoneNames } from '#sdk/chat/rules/mention-text.ts';

/** Nodes as they are read in a line. */
export const wordSpans = (nodes: readonly MarkupNode[], setting: LineSetting): Span[] =>
  blocksSpans(displayNodes(nodes, setting.names), setting);

/** The quote, where there is one, and the words under it: their beginning only, which is said, where they are folded. */
export function wordParagraphs(
  { quote, nodes }: Extract<MessageContent, { kind: 'text' }>,
  setting: LineSetting,
  isFolded: boolean,
): Span[][] {
  const { translator, signs, names } = setting;
  const words: Span[][] = isFolded
    ? [
        blocksSpans(foldPieces(displayNodes(nodes, names)), setting),
        [{ text: translator.t('chat.showAll'), tone: 'jade' }],
      ]
    : [wordSpans(nodes, setting)];
  if (quote === undefined) return words;
  const quoted = [nameText(translator, quote.senderName ?? ''), lineText(translator, quoteLine(quote))]
    .filter(Boolean)
    .join(' ');
  return [[{ text: `${signs.vertical} ${drawableLine(quoted)}`, tone: 'soft' }], ...words];
}

/** Lists and quoted lines with their signs, each line on its own. */
function blocksSpans(pieces: readonly DisplayPiece[], setting: LineSetting): Span[] {
  const blocks = textBlocks(pieces);
  return blocks.flatMap((block, at) => {
    const spans = blockSpans(block, setting);
    // Words end their last line themselves where a block follows.
    return block.type === 'plain' || at === blocks.length - 1 ? spans : [...spans, { text: '\n' }];
  });
}

function blockSpans(block: TextBlock, { translator, signs }: LineSetting): Span[] {
  if (block.type === 'plain') return piecesSpans(block.pieces, translator);
  if (block.type === 'quote') {
    const line = `${signs.vertical} `;
    const quoted = piecesSpans(block.pieces, translator).map((span): Span => ({
      ...span,
      text: span.text.replaceAll('\n', `\n${line}`),
      tone: span.tone ?? 'soft',
    }));
    return [{ text: line, tone: 'soft' }, ...quoted];
  }
  const { first } = block;
  return block.items.flatMap((item, at) => [
    {
      text: `${at === 0 ? '' : '\n'}${first === undefined ? signs.item : `${first + at}.`} `,
      tone: 'soft' as const,
    },
    ...piecesSpans(item, translator),
  ]);
}

/** What follows a block of code begins on a line of its own. */
function piecesSpans(pieces: readonly DisplayPiece[], translator: Translator): Span[] {
  return pieces.flatMap((piece, at) => {
    const spans = pieceSpans(piece, translator);
    const isFollowed = piece.type === 'styled' && piece.style === 'block' && at < pieces.length - 1;
    return isFollowed ? spans.map((span) => ({ ...span, text: `${span.text}\n` })) : spans;
  });
}

function pieceSpans(piece: DisplayPiece, translator: Translator): Span[] {
  switch (piece.type) {
    case 'text':
      return [{ text: drawableLines(piece.text) }];
    case 'emoji':
      return [{ text: `[${drawableLine(emojiCalled(piece.name, translator.language))}]`, tone: 'soft' }];
    case 'styled':
      return [
        piece.style === 'strong'
          ? { text: drawableLines(piece.text), bold: true }
          : piece.style === 'emphasis'
            ? { text: drawableLines(piece.text), underline: true }
            : piece.style === 'strike'
              ? { text: drawableLines(piece.text), strike: true }
              : { text: drawableLines(piece.text), tone: 'jade' },
      ];
    case 'mention':
      return [
        {
          text: drawableLine(
            everyoneNames.some((one) => `@${one}` === piece.text)
              ? `@${everyoneName(translator.language)}`
              : mentionText(translator, piece.text),
          ),
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
