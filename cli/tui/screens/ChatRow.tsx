// Draws one chat of the list: a line of signs, or words for a screen reader.
import { memo, type JSX } from 'react';
import { rowTime } from '#sdk/locales/time-text.ts';
import { statusText } from '#sdk/locales/status-text.ts';
import { useDesk } from '../frame/desk.ts';
import { chatRowSpans, type ChatRowView } from '../lines/chat-row-line.ts';
import { drawableLine } from '../lines/drawable.ts';
import { Line } from '../parts/Line.tsx';
import { Spoken } from '../parts/Spoken.tsx';

/** Draws again only when something of it changes. */
export const ChatRow = memo(function ChatRow(props: ChatRowView & { readonly width: number }): JSX.Element {
  const { chat, isOnline, isTyping, now, status, width } = props;
  const { isLinear, signs, translator } = useDesk();
  const { t } = translator;
  if (!isLinear) return <Line spans={chatRowSpans(props, { signs, translator, width })} />;
  return (
    <Spoken
      parts={[
        drawableLine(chat.name),
        chat.unread > 0 && t('tui.unread', { count: chat.unread }),
        chat.mentioned && t('chat.tag.mentionMe'),
        chat.draft.trim() !== '' && t('tui.draft'),
        chat.muted && t('chat.muted'),
        chat.pinned && t('chat.tag.pinned'),
        isOnline && t('words.online'),
        isTyping ? t('chat.typing') : drawableLine(statusText(translator, status)),
        chat.lastTime > 0 && rowTime(translator, chat.lastTime, now),
      ]}
    />
  );
});
