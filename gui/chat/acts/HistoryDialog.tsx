// Draws a chat's history: tabs, words, a day, the messages found, and the way to a file of it.
import { useState, type JSX } from 'react';
import { useNavigate } from 'react-router';
import type { LocalChat } from '#sdk/api.ts';
import { historyTabs } from '#sdk/chat/rules/history-tab.ts';
import { HistoryScreen } from '#sdk/chat/screens/history-window.ts';
import { emojiOf } from '#sdk/chat/faces.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { facesAsEmoji } from '#sdk/chat/rules/face-text.ts';
import { summarize } from '#sdk/contract/markup/summary.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import { fullTime, momentText } from '#sdk/locales/time-text.ts';
import { useApp, useDesk } from '../../app/app-parts.ts';
import { errorText } from '../../app/error-text.ts';
import { useNow } from '../../app/useNow.ts';
import { useOwnScreen } from '../../app/useOwnScreen.ts';
import { useScreen } from '../../app/useScreen.ts';
import { Avatar } from '../../parts/Avatar.tsx';
import { ChipRow } from '../../parts/ChipRow.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { ErrorState } from '../../parts/ErrorState.tsx';
import { ListSkeleton } from '../../parts/ListSkeleton.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { useTranslator } from '../../parts/text.ts';
import { ActFrame } from './ActFrame.tsx';
import { DayField } from './DayField.tsx';
import { ExportRow } from './ExportRow.tsx';
import { localInput } from './local-input.ts';

/** Mounted is open. */
export function HistoryDialog(props: {
  readonly chat: LocalChat;
  readonly onClose: () => void;
}): JSX.Element {
  const { office } = useApp();
  const { t } = useTranslator();
  const screen = useOwnScreen(() => new HistoryScreen(office, props.chat.id));
  return (
    <ActFrame title={t('acts.history.title', { name: props.chat.name })} wide tall onClose={props.onClose}>
      {screen === undefined ? null : <Past {...props} screen={screen} />}
    </ActFrame>
  );
}

function Past(props: {
  readonly chat: LocalChat;
  readonly screen: HistoryScreen;
  readonly onClose: () => void;
}): JSX.Element {
  const { screen, chat } = props;
  const translator = useTranslator();
  const { t } = translator;
  const navigate = useNavigate();
  const found = useScreen(screen);
  const { person } = useDesk();
  const now = useNow();
  const [today] = useState(() => localInput(Date.now()).slice(0, 10));
  const jump = (mid: number): void => {
    void navigate(`/main/messages/${chat.id}?mid=${mid}`);
    props.onClose();
  };
  return (
    <>
      <ChipRow
        label={t('acts.history.open')}
        chosen={found.tab}
        onChoose={(tab) => screen.setTab(tab as (typeof historyTabs)[number])}
        choices={historyTabs.map((tab) => ({ id: tab, label: t(`acts.history.tab.${tab}`) }))}
      />
      <div className="tg-act-dialog__row">
        <SearchBox
          value={found.text}
          placeholder={t('acts.history.search')}
          onChange={(text) => screen.setText(text)}
        />
        <DayField
          label={t('acts.history.day')}
          value={found.day}
          max={today}
          onChange={(day) => screen.setDay(day)}
        />
      </div>
      <ul
        className="tg-act-dialog__list"
        data-found
        onScroll={({ currentTarget: box }) => {
          if (box.scrollHeight - box.scrollTop - box.clientHeight < 200) void screen.loadMore();
        }}
      >
        {found.error === undefined ? null : (
          <li>
            <ErrorState
              small
              detail={errorText(translator, found.error)}
              code={found.error.code}
              onRetry={() => void screen.loadMore()}
            />
          </li>
        )}
        {found.messages.map((message) => (
          <li key={message.mid}>
            <button type="button" className="tg-act-dialog__open" onClick={() => jump(message.mid)}>
              <Avatar
                id={message.senderId}
                name={message.senderName}
                photo={message.mine ? person.avatar : message.avatar}
                size="small"
              />
              <div className="tg-act-dialog__text">
                <span className="tg-act-dialog__who">
                  <b className="tg-truncate">{message.mine ? t('chat.me') : message.senderName}</b>
                  <time className="tg-number" title={fullTime(translator, message.time)}>
                    {momentText(translator, message.time, now)}
                  </time>
                </span>
                <p dir="auto" lang={textLanguage(message.text)}>
                  {facesAsEmoji(lineText(translator, summarize(message.text)), emojiOf)}
                </p>
              </div>
            </button>
          </li>
        ))}
        {found.loading && found.messages.length === 0 ? (
          <li>
            <ListSkeleton rows={6} />
          </li>
        ) : null}
        {!found.loading && found.messages.length === 0 && found.error === undefined ? (
          <li>
            <EmptyState
              small
              figure="fish"
              title={t('acts.history.none')}
              detail={t('acts.history.noneDetail')}
            />
          </li>
        ) : null}
      </ul>
      <ExportRow chat={chat} />
    </>
  );
}
