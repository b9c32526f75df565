// Draws the one search: a field over groups of hits and of what can be done, driven by arrows and Enter.
import { useEffect, useId, useRef, type JSX, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { SearchScreen, type SearchItem } from '#sdk/search/search-screen.ts';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useOpenChat } from '../ground/useOpenChat.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Icon } from '../parts/Icon.tsx';
import { KeyLegend } from '../parts/KeyLegend.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { Segments } from '../parts/Segments.tsx';
import { useTranslator } from '../parts/text.ts';
import { SearchRow } from './SearchRow.tsx';
import { useOffers, type WindowOffer } from './useOffers.ts';
import './SearchDialog.css';

/** With a chat, only that one's messages are looked through. */
export function SearchDialog(props: {
  readonly chatId?: string;
  readonly chatName?: string;
  /** What was typed between the shortcut and the field. */
  readonly takeTyped: () => string;
  readonly onClose: () => void;
}): JSX.Element {
  const { office } = useApp();
  const { t, language } = useTranslator();
  const offers = useOffers();
  const screen = useOwnScreen(() => new SearchScreen(office, { chatId: props.chatId, language, offers }));
  const titleId = useId();
  const label =
    props.chatName === undefined ? t('search.label') : t('search.labelInChat', { name: props.chatName });
  return (
    <Dialog
      isOpen
      leadsOn
      onClose={props.onClose}
      aria-labelledby={titleId}
      className="tg-finder"
      transitionDuration={120}
    >
      <h2 id={titleId} className="tg-hidden">
        {label}
      </h2>
      {screen === undefined ? null : <Finder {...props} screen={screen} label={label} />}
    </Dialog>
  );
}

function Finder(props: {
  readonly screen: SearchScreen;
  readonly chatId?: string;
  readonly label: string;
  readonly takeTyped: () => string;
  readonly onClose: () => void;
}): JSX.Element {
  const { screen, takeTyped } = props;
  const translator = useTranslator();
  const { t } = translator;
  const openChat = useOpenChat();
  const navigate = useNavigate();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const found = useScreen(screen);
  const chosen = screen.selected();
  const rowId = (key: string): string => `${id}-${key}`;

  useEffect(() => {
    const typed = takeTyped();
    if (typed !== '') screen.setQuery(typed);
    // The field has the focus from here on; what is typed later is its own.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [screen]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen?.key]);

  const open = async (item: SearchItem | undefined): Promise<void> => {
    if (item === undefined) return;
    if (item.type === 'chat') void navigate(`/main/messages/${item.chat.id}`);
    if (item.type === 'message')
      void navigate(`/main/messages/${item.hit.message.chatId}?mid=${item.hit.message.mid}`);
    if (item.type === 'thing') void navigate(item.finding.path);
    if (item.type === 'offer') {
      // What is done takes the focus, so the search gives it back before.
      props.onClose();
      setTimeout((item.offer as WindowOffer).take);
      return;
    }
    if (item.type === 'person') {
      const { person } = item;
      if ((await openChat({ personId: person.id }, person.name)) === 'failed') return;
    }
    props.onClose();
  };
  const press = (event: KeyboardEvent): void => {
    // Arrows of the choice above the list are its own.
    if (event.target instanceof HTMLElement && event.target.role === 'radio') return;
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    if (step !== undefined) screen.move(step);
    else if (event.key === 'Enter') void open(chosen);
    else return;
    event.preventDefault();
  };
  /** «>» before everything else means what can be done. */
  const type = (typed: string): void => {
    const isCommand = typed.startsWith('>') && props.chatId === undefined;
    if (isCommand) screen.setScope('commands');
    screen.setQuery(isCommand ? typed.slice(1).trimStart() : typed);
  };
  const empty = screen.items().length === 0;
  return (
    <div className="tg-finder__whole" onKeyDown={press}>
      <label className="tg-finder__field">
        <Icon name="search" />
        <input
          autoFocus
          type="text"
          role="combobox"
          aria-expanded={!empty}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen === undefined ? undefined : rowId(chosen.key)}
          aria-label={props.label}
          autoComplete="off"
          spellCheck={false}
          placeholder={t(props.chatId === undefined ? 'search.placeholder' : 'search.placeholderInChat')}
          value={found.query}
          onChange={(event) => type(event.target.value)}
        />
        {/* A phone has no Esc, and there the dialog leaves nothing beside it to touch. */}
        <button type="button" className="tg-finder__cancel" onClick={props.onClose}>
          {t('words.cancel')}
        </button>
      </label>
      <div className="tg-finder__scope">
        <Segments
          label={t('search.label')}
          choices={[
            { id: 'all', label: t('acts.history.tab.all') },
            { id: 'file', label: t('acts.history.tab.files') },
            ...(props.chatId === undefined ? [{ id: 'commands' as const, label: t('search.commands') }] : []),
          ]}
          chosen={found.scope}
          onChoose={(scope) => screen.setScope(scope)}
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        className="tg-finder__list"
        role="listbox"
        aria-label={props.label}
        hidden={empty}
      >
        {screen.groups().map(({ id: name, title, items }) => (
          <section key={name} role="group" aria-label={translator.translateRef({ key: title })}>
            <h3 role="presentation">{translator.translateRef({ key: title })}</h3>
            {items.map((item) => (
              <SearchRow
                key={item.key}
                id={rowId(item.key)}
                item={item}
                query={found.query}
                selected={item.key === chosen?.key}
                onPoint={() => screen.choose(item.key)}
                onOpen={() => void open(item)}
              />
            ))}
          </section>
        ))}
      </div>
      {empty && found.phase === 'searching' ? <ListSkeleton rows={4} /> : null}
      {empty && found.phase === 'done' ? (
        <EmptyState
          small
          figure="fish"
          title={t('chat.empty.noHitsTitle', { query: found.query.trim() })}
          detail={t('chat.empty.noHitsDetail')}
        />
      ) : null}
      <footer className="tg-finder__foot" role="status">
        {found.error !== undefined ? (
          <span data-tone="danger">{errorText(translator, found.error)}</span>
        ) : found.phase === 'done' && !found.complete ? (
          <span>{t('search.incomplete')}</span>
        ) : found.phase === 'done' && found.moreMessages ? (
          <span>{t('search.moreMessages')}</span>
        ) : found.phase === 'searching' ? (
          <span>{t('search.searching')}</span>
        ) : (
          <span />
        )}
        <KeyLegend
          keys={[
            ['↑↓', t('search.keyMove')],
            ['Enter', t('search.keyOpen')],
            ['Esc', t('search.keyClose')],
          ]}
        />
      </footer>
    </div>
  );
}
