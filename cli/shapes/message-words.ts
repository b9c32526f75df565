// Words a message for people at a terminal: a notice, the quote before an answer, or a card with everything it tells.
import { groupNoticeText } from '#sdk/locales/group-notice-text.ts';
import type { LocalMessage } from '#sdk/api.ts';
import { cardViewOf } from '#sdk/chat/kinds/table.ts';
import { contentOf } from '#sdk/chat/kinds/content.ts';
import { noticeText } from '#sdk/chat/rules/notice-text.ts';
import { quoteLine } from '#sdk/chat/rules/quote-line.ts';
import { summarize } from '#sdk/contract/markup/summary.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import { factText } from '#sdk/locales/fact-text.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { nameText } from '#sdk/locales/name-text.ts';

/** Lines joined by line feeds; not made safe for a terminal yet. */
export function messageWords(translator: Translator, message: LocalMessage): string {
  if (message.bySystem) {
    return groupNoticeText(translator, noticeText(message));
  }
  const line = lineText(translator, summarize(message.text, message.senderId));
  const content = contentOf(message);
  if (content.kind === 'text') {
    const { quote } = content;
    if (quote === undefined) return line;
    const quoted = [nameText(translator, quote.senderName ?? ''), lineText(translator, quoteLine(quote))]
      .filter(Boolean)
      .join(' ');
    return `> ${quoted.replace(/\s+/g, ' ')}\n${line}`;
  }
  const view = cardViewOf(content, { mine: message.mine, mid: message.mid, isStored: true });
  const facts = (view?.facts ?? []).map((fact) => factText(translator, fact));
  const lines = (view?.lines ?? []).map(({ name, text }) =>
    translator.t('chat.sender', { name: nameText(translator, name), text }),
  );
  const addresses = (view?.acts ?? []).flatMap((act) =>
    act.type === 'open' ? [act.url] : act.type === 'openThing' ? [act.reference, act.url ?? []].flat() : [],
  );
  return [line, ...facts, ...lines, ...addresses].join('\n');
}
