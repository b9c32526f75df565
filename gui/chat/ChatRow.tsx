// Draws one chat of the list: who, what was said last, when, and what waits to be read.
import { groupNoticeText } from '#sdk/locales/group-notice-text.ts';
import { memo, type JSX } from 'react';
import type { LocalChat } from '#sdk/api.ts';
import type { PersonStatus } from '#sdk/status/index.ts';
import { statusText } from '#sdk/locales/status-text.ts';
import { chatLine } from '#sdk/chat/rules/chat-line.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import { asCharacter } from '#sdk/locales/emoji-text.ts';
import { rowTime } from '#sdk/locales/time-text.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Badge } from '../parts/Badge.tsx';
import { Icon } from '../parts/Icon.tsx';
import { ListRow } from '../parts/ListRow.tsx';
import { Tag } from '../parts/Tag.tsx';
import { useTranslator } from '../parts/text.ts';
import { EmojiText } from './EmojiText.tsx';

/** Draws again only when its chat, the minute or the language changes. */
export const ChatRow = memo(function ChatRow(props: {
  readonly id: string;
  readonly chat: LocalChat;
  readonly meId: string;
  readonly now: number;
  readonly online: boolean;
  /** The other person writes at this moment. */
  readonly typing: boolean;
  /** What the other person says of themselves. */
  readonly status: PersonStatus | undefined;
  readonly selected: boolean;
  readonly active: boolean;
  readonly hasMenu: boolean;
  readonly onOpen: (chatId: string) => void;
  readonly onMenu: (chat: LocalChat, at: { left: number; top: number }) => void;
}): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const { chat } = props;
  const line = chatLine(chat, props.meId, props.selected);
  const said =
    line.notice === undefined
      ? lineText(translator, { text: '', ...line }, asCharacter)
      : groupNoticeText(translator, line.notice);
  // Here the letters stand alone: beside the characters they would leave no room for what was said.
  const sender = line.sender === undefined ? undefined : (translator.letters?.(line.sender) ?? line.sender);
  const status = statusText(translator, props.status);
  const unread = Math.max(chat.unread, chat.markedUnread ? 1 : 0);
  return (
    <ListRow
      id={props.id}
      avatar={
        <Avatar
          id={chat.peerId ?? chat.id}
          name={chat.name}
          photo={chat.avatar}
          online={props.online}
          kind={chat.toolKey === 'ai' ? 'assistant' : chat.kind === 'group' ? 'group' : 'person'}
        />
      }
      name={chat.name}
      ofPerson={chat.kind === 'direct'}
      after={
        <>
          {status === '' ? null : (
            <span role="img" aria-label={status} title={status} className="tg-row__sign">
              {props.status?.emoji || (
                <Icon name={props.status?.inMeeting === true ? 'meeting' : 'face'} size={14} />
              )}
            </span>
          )}
          {chat.pinned ? <Tag>{t('chat.tag.pinned')}</Tag> : null}
          {chat.muted ? (
            <span role="img" aria-label={t('chat.muted')} title={t('chat.muted')} className="tg-row__sign">
              <Icon name="muted" size={14} />
            </span>
          ) : null}
        </>
      }
      line={
        props.typing ? (
          <em className="tg-row__typing">{t('chat.typing')}</em>
        ) : (
          <>
            {line.mark === undefined ? null : <em>{t(`chat.tag.${line.mark}`)}</em>}
            <EmojiText text={sender === undefined ? said : t('chat.sender', { name: sender, text: said })} />
          </>
        )
      }
      lineLang={textLanguage(said)}
      time={chat.lastTime > 0 ? rowTime(translator, chat.lastTime, props.now) : ''}
      end={
        <Badge
          count={unread}
          quiet={chat.muted || chat.unread === 0}
          label={t('frame.unreadCount', { count: unread })}
        />
      }
      selected={props.selected}
      active={props.active}
      hasMenu={props.hasMenu}
      onOpen={() => props.onOpen(chat.id)}
      onContextMenu={(event) => {
        event.preventDefault();
        props.onMenu(chat, { left: event.clientX, top: event.clientY });
      }}
    />
  );
});
