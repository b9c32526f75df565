// Draws the sample chat list.
import { useState, type JSX } from 'react';
import { ListHeader } from '../frame/ListHeader.tsx';
import { Avatar } from '../parts/Avatar.tsx';
import { Badge } from '../parts/Badge.tsx';
import { ChipRow } from '../parts/ChipRow.tsx';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { ListRow } from '../parts/ListRow.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { Tag } from '../parts/Tag.tsx';
import { useText, useTranslator } from '../parts/text.ts';
import { nothing } from './nothing.ts';
import { samples } from './samples.ts';

/** The list pane with search, filters and ten chats. */
export function SampleList(): JSX.Element {
  const t = useText();
  const { language } = useTranslator();
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState('all');
  return (
    <>
      <ListHeader>
        <SearchBox value={query} onChange={setQuery} shortcut="Ctrl K" />
        <IconButton icon="plus" label={t('chat.newChat')} onClick={nothing} />
      </ListHeader>
      <ChipRow
        label={t('frame.list')}
        chosen={filter}
        onChoose={setFilter}
        choices={[
          { id: 'all', label: t('chat.filter.all') },
          { id: 'unread', label: t('chat.filter.unreadCount', { count: 12 }) },
          { id: 'mentions', label: t('chat.filter.mentions') },
          { id: 'groups', label: t('chat.filter.groups') },
        ]}
      />
      <div className="tg-list-rows" role="listbox" aria-label={t('frame.nav.messages')}>
        {samples[language].chats.map((chat) => (
          <ListRow
            key={chat.id}
            id={`row-${chat.id}`}
            avatar={
              <Avatar
                id={chat.id}
                name={chat.name}
                kind={chat.kind ?? 'person'}
                online={chat.online ?? false}
              />
            }
            name={chat.name}
            after={
              <>
                {chat.pinned ? <Tag>{t('chat.tag.pinned')}</Tag> : null}
                {chat.muted ? <Icon name="muted" size={14} /> : null}
              </>
            }
            line={
              <>
                {chat.mark ? (
                  <em>{t(chat.mark === 'draft' ? 'chat.tag.draft' : 'chat.tag.mentionMe')}</em>
                ) : null}
                {chat.line}
              </>
            }
            time={chat.time}
            end={
              <Badge
                count={chat.unread ?? 0}
                quiet={chat.muted ?? false}
                label={t('frame.unreadCount', { count: chat.unread ?? 0 })}
              />
            }
            selected={chat.id === 'g-platform'}
            focusable={chat.id === 'g-platform'}
          />
        ))}
      </div>
    </>
  );
}
