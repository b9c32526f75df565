// Draws a chat's history: tabs, words, a day, the messages found, and the way to a file of it.
import { useState, type JSX } from 'react';
import { useNavigate } from 'react-router';
import type { LocalChat, LocalMessage } from '#sdk/api.ts';
import { historyTabs } from '#sdk/chat/rules/history-tab.ts';
import { HistoryScreen } from '#sdk/chat/screens/history-window.ts';
import { fileOf } from '#sdk/transfers/rules/message-file.ts';
import { useApp } from '../../ground/app-parts.ts';
import { errorText } from '../../ground/error-text.ts';
import { useOwnScreen } from '../../ground/useOwnScreen.ts';
import { useScreen } from '../../ground/useScreen.ts';
import { ChipRow } from '../../parts/ChipRow.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { ErrorState } from '../../parts/ErrorState.tsx';
import { ListSkeleton } from '../../parts/ListSkeleton.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { useTranslator } from '../../parts/text.ts';
import { ActFrame } from './ActFrame.tsx';
import { DayField } from './DayField.tsx';
import { ExportRow } from './ExportRow.tsx';
import { HistoryLine } from './HistoryLine.tsx';
import { HistoryPicture } from './HistoryPicture.tsx';
import { localInput } from './local-input.ts';
import './History.css';
import '../kinds/Media.css';

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
        data-grid={found.tab === 'pictures' || undefined}
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
            <Found message={message} asPicture={found.tab === 'pictures'} onJump={jump} />
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

/** Under its own tab a picture is shown as one; elsewhere it is a line among the others. */
function Found(props: {
  readonly message: LocalMessage;
  readonly asPicture: boolean;
  readonly onJump: (mid: number) => void;
}): JSX.Element {
  const { asPicture, ...rest } = props;
  const file = asPicture ? fileOf(props.message) : undefined;
  return file === undefined ? <HistoryLine {...rest} /> : <HistoryPicture {...rest} file={file} />;
}
