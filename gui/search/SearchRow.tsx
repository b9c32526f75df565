// Draws one hit of the search with what matched in it marked.
import type { JSX } from 'react';
import type { SearchItem } from '#sdk/search/search-screen.ts';
import { departmentText } from '#sdk/contacts/rules/department-path.ts';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { rowTime } from '#sdk/locales/time-text.ts';
import { useNow } from '../ground/useNow.ts';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { useTranslator } from '../parts/text.ts';
import { Marked } from './Marked.tsx';
import { excerpt, nameRanges } from '#sdk/search/highlight.ts';
import { hitLine } from '#sdk/search/hit-line.ts';
import { asCharacter } from '#sdk/locales/emoji-text.ts';
import { PersonName } from '../parts/PersonName.tsx';

/** An option of the search's list. */
export function SearchRow(props: {
  readonly id: string;
  readonly item: SearchItem;
  readonly query: string;
  readonly selected: boolean;
  readonly onPoint: () => void;
  readonly onOpen: () => void;
}): JSX.Element {
  const translator = useTranslator();
  const now = useNow();
  const isNarrow = useFrameFold() === 'phone';
  const { item, query } = props;
  const content = ((): JSX.Element => {
    if (item.type === 'chat') {
      const { chat } = item;
      const person = item.person && forReader(item.person, translator.language);
      return (
        <>
          <Avatar
            id={chat.peerId ?? chat.id}
            name={chat.name}
            photo={chat.avatar}
            size="small"
            kind={chat.kind === 'group' ? 'group' : 'person'}
          />
          <span className="tg-finder__text">
            <b className="tg-truncate" lang={textLanguage(chat.name)}>
              {chat.kind === 'group' ? (
                <Marked text={chat.name} ranges={nameRanges(chat.name, query)} />
              ) : (
                <PersonName name={chat.name}>
                  <Marked text={chat.name} ranges={nameRanges(chat.name, query)} />
                </PersonName>
              )}
            </b>
            {person === undefined ? null : <span className="tg-truncate">{departmentText(person)}</span>}
          </span>
          <span className="tg-finder__meta">
            {chat.kind === 'group'
              ? chat.enabled && translator.t('chat.members', { count: chat.memberCount })
              : person?.title || translator.t('chat.direct')}
          </span>
        </>
      );
    }
    if (item.type === 'person') {
      const person = forReader(item.person, translator.language);
      return (
        <>
          <Avatar id={person.id} name={person.name} photo={person.avatar} size="small" />
          <span className="tg-finder__text">
            <b className="tg-truncate" lang={textLanguage(person.name)}>
              <PersonName name={person.name}>
                <Marked text={person.name} ranges={nameRanges(person.name, query)} />
              </PersonName>
            </b>
            <span className="tg-truncate">{departmentText(person)}</span>
          </span>
          <span className="tg-finder__meta">{person.title}</span>
        </>
      );
    }
    if (item.type === 'offer') {
      const { text, detail = '' } = item.offer;
      return (
        <>
          <span className="tg-finder__text">
            <b className="tg-truncate">
              <Marked text={text} ranges={nameRanges(text, query)} />
            </b>
          </span>
          <span className="tg-finder__meta">{detail}</span>
        </>
      );
    }
    if (item.type === 'thing') {
      const { title, excerpt: words, time } = item.finding;
      return (
        <>
          <span className="tg-finder__text">
            <b className="tg-truncate">
              <Marked text={title} ranges={nameRanges(title, query)} />
            </b>
            <span className="tg-truncate" lang={textLanguage(words)}>
              <Marked text={words} ranges={nameRanges(words, query)} />
            </span>
          </span>
          {/* An app is there at all times. */}
          {time === 0 ? null : (
            <span className="tg-finder__meta tg-number">{rowTime(translator, time, now)}</span>
          )}
        </>
      );
    }
    const { hit } = item;
    const said = hitLine(translator, hit, asCharacter);
    const shown = excerpt(said.text, said.ranges, isNarrow ? 'narrow' : 'wide');
    return (
      <>
        <Avatar
          id={hit.message.senderId}
          name={hit.message.senderName}
          photo={hit.message.avatar}
          size="small"
        />
        <span className="tg-finder__text">
          <span className="tg-finder__who tg-truncate" lang={textLanguage(hit.message.senderName)}>
            <PersonName name={hit.message.senderName} /> · {hit.chatName}
          </span>
          <span className="tg-truncate" lang={textLanguage(shown.text)}>
            <Marked text={shown.text} ranges={shown.ranges} />
          </span>
        </span>
        <span className="tg-finder__meta tg-number">{rowTime(translator, hit.message.time, now)}</span>
      </>
    );
  })();
  return (
    <div
      id={props.id}
      className="tg-finder__row"
      role="option"
      aria-selected={props.selected}
      onMouseMove={props.onPoint}
      onClick={props.onOpen}
    >
      {content}
    </div>
  );
}
