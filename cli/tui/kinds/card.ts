// Draws a card: its title, its facts, its lines, and the reason of every act that is not to be had.
import type { LocalMessage } from '#sdk/api.ts';
import { cardViewOf } from '#sdk/chat/kinds/table.ts';
import type { CardContent } from '#sdk/chat/kinds/content.ts';
import { cardOf } from '#sdk/contract/markup/summary.ts';
import { factText } from '#sdk/locales/fact-text.ts';
import { drawableLine } from '../lines/drawable.ts';
import type { LineSetting } from '../lines/line-setting.ts';
import type { Span } from '../parts/Line.tsx';
import { nameText } from '#sdk/locales/name-text.ts';

/** Paragraphs of a card as the SDK's file of its kind describes it. */
export function cardParagraphs(
  content: CardContent,
  message: LocalMessage,
  { translator }: LineSetting,
): Span[][] {
  const { mine, mid, state } = message;
  const view = cardViewOf(content, { mine, mid, isStored: state === 'sent' });
  if (view === undefined) return [];
  const card = cardOf(content.card);
  const label = card === undefined ? '' : `${translator.t(`chat.cards.${card}`)} `;
  return [
    [
      { text: label, tone: 'soft' },
      { text: drawableLine(factText(translator, view.title)), bold: true },
    ],
    ...view.facts.map((fact): Span[] => [{ text: drawableLine(factText(translator, fact)), tone: 'soft' }]),
    ...(view.lines ?? []).map((line): Span[] => [
      {
        text: drawableLine(translator.t('chat.sender', { ...line, name: nameText(translator, line.name) })),
        tone: 'soft',
      },
    ]),
    ...view.acts.flatMap((act): Span[][] =>
      'reason' in act ? [[{ text: translator.t(`chat.cardActs.${act.reason}`), tone: 'faint' }]] : [],
    ),
  ];
}
