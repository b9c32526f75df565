// Draws a flat list of contacts: friends, groups, recent chats, what one follows. Virtual, with one Tab stop.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useRef, useState, type JSX, type KeyboardEvent } from 'react';
import type { ContactEntry } from '#sdk/contacts/rules/contact-entries.ts';
import { rowTime } from '#sdk/locales/time-text.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { useNow } from '../ground/useNow.ts';
import { useTranslator } from '../parts/text.ts';
import { PersonName } from '../parts/PersonName.tsx';

const rowHeight = 56;

/** Arrows walk, Enter opens: a person's card, or a group's chat. */
export function EntryList(props: {
  readonly label: string;
  readonly entries: readonly ContactEntry[];
  readonly online: ReadonlySet<string>;
  readonly personId: string | undefined;
  readonly onOpen: (entry: ContactEntry) => void;
}): JSX.Element {
  const { entries } = props;
  const translator = useTranslator();
  const { t } = translator;
  const now = useNow();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => entries[index]?.key ?? index,
    overscan: 8,
    paddingEnd: 8,
  });
  const at = Math.min(active, entries.length - 1);
  const open = (index: number): void => {
    const entry = entries[index];
    if (entry === undefined) return;
    setActive(index);
    props.onOpen(entry);
  };
  const press = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + 8,
      PageUp: at - 8,
      Home: 0,
      End: entries.length - 1,
    };
    const target = steps[event.key];
    if (target !== undefined) {
      const next = Math.max(0, Math.min(entries.length - 1, target));
      setActive(next);
      virtualizer.scrollToIndex(next, { align: 'auto' });
    } else if (event.key === 'Enter' || event.key === ' ') open(at);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={scroller}
      className="tg-list-rows tg-contacts"
      role="listbox"
      tabIndex={0}
      aria-label={props.label}
      aria-activedescendant={entries[at] === undefined ? undefined : `${id}-${at}`}
      onKeyDown={press}
    >
      <div className="tg-virtual" style={{ height: virtualizer.getTotalSize() }} role="presentation">
        {virtualizer.getVirtualItems().map((item) => {
          const entry = entries[item.index];
          if (entry === undefined) return null;
          const isGroup = entry.type === 'group';
          const detail =
            isGroup && entry.count !== undefined
              ? t('contacts.headcount', { count: entry.count })
              : entry.detail;
          return (
            <div
              key={item.key}
              id={`${id}-${item.index}`}
              role="option"
              aria-selected={entry.type === 'person' && entry.personId === props.personId}
              aria-setsize={entries.length}
              aria-posinset={item.index + 1}
              className="tg-found-row tg-virtual__row"
              data-active={item.index === at || undefined}
              style={{ transform: `translateY(${item.start}px)`, height: item.size }}
              onClick={() => open(item.index)}
            >
              <Avatar
                id={isGroup ? entry.chatId : entry.personId}
                name={entry.name}
                photo={entry.avatar}
                kind={isGroup ? 'group' : 'person'}
                online={!isGroup && props.online.has(entry.personId)}
              />
              <span className="tg-found-row__text">
                <b>
                  <span className="tg-truncate" title={entry.name} lang={textLanguage(entry.name)}>
                    {isGroup ? entry.name : <PersonName name={entry.name} />}
                  </span>
                </b>
                {detail === '' ? null : <span className="tg-truncate">{detail}</span>}
              </span>
              {entry.time === undefined || entry.time === 0 ? null : (
                <time className="tg-found-row__time tg-number">{rowTime(translator, entry.time, now)}</time>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
