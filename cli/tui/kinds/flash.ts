// Draws a flash message: what it says only while it is open, and the seconds that are left.
import type { LocalMessage } from '#sdk/api.ts';
import { flashStanding } from '#sdk/chat/kinds/flash.ts';
import type { CardContent } from '#sdk/chat/kinds/content.ts';
import { drawableLines } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import type { LineSetting } from '../lines/line-setting.ts';
import type { Span } from '../parts/Line.tsx';

/** Covered, open with its text and the seconds that are left, or over. */
export function flashParagraphs(
  { card }: CardContent<'flash'>,
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
