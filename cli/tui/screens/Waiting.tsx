// Draws everything that waits over all chats: for its confirmation by the office, for its time, and reminders.
import { useState, type JSX } from 'react';
import type { LaterEntry } from '#sdk/api.ts';
import { mayRetryEntry, outboxLine, outboxState } from '#sdk/chat/rules/outbox-line.ts';
import { mayRetryHere, WaitingScreen } from '#sdk/chat/screens/waiting.ts';
import { asWord, emojiText } from '#sdk/locales/emoji-text.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { laterState, laterText, scheduledText } from '#sdk/locales/later-text.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import { useDesk } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import { finderRows } from '../lines/finder-rows.ts';
import { type Cells, maxRowCells } from '../frame/layout.ts';
import { FinderLine } from '../parts/FinderLine.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { askTime, askWords } from '../questions/time-question.ts';
import { useCommands } from '../keys/useCommands.ts';
import { useNotify } from '../frame/useNotify.ts';
import { useOwnScreen } from '../frame/useOwnScreen.ts';
import { useScreen } from '../frame/useScreen.ts';
import { type WaitingEntry, waitingEntries, waitingKey } from '../lines/waiting-entries.ts';

/** The sheet. */
export function Waiting(cells: Cells): JSX.Element | null {
  const { office } = useDesk();
  const screen = useOwnScreen(() => new WaitingScreen(office));
  return screen === undefined ? null : <Entries {...cells} screen={screen} />;
}

function Entries(props: Cells & { readonly screen: WaitingScreen }): JSX.Element {
  const { screen } = props;
  const desk = useDesk();
  const { consent, go, office, signs, translator } = desk;
  const { t } = translator;
  const notify = useNotify();
  const { outbox, here, later, loading, error } = useScreen(screen);
  const [chosenKey, setChosenKey] = useState<string>();
  const entries = waitingEntries(outbox, here, later);
  const keyed = (type: WaitingEntry['type']) =>
    entries.filter((entry) => entry.type === type).map((item) => ({ key: waitingKey(item), item }));
  const list = finderRows<WaitingEntry>([
    { title: t('acts.outbox.title'), items: [...keyed('outbox'), ...keyed('held')] },
    { title: t('tuiPanes.waiting.scheduled'), items: keyed('scheduled') },
    { title: t('tuiPanes.waiting.reminders'), items: keyed('reminder') },
  ]);
  const chosen = entries.find((entry) => waitingKey(entry) === chosenKey);
  const giveUp = (entry: WaitingEntry): void => {
    notify.attempt(async () => {
      const isSure = await consent.ask({
        title: t(entry.type === 'reminder' ? 'tuiPanes.sure.reminder' : 'tuiPanes.sure.waiting', {
          name: drawableLine(entry.entry.chatName),
        }),
        about: [said(translator, entry)],
        detail: t(entry.type === 'reminder' ? 'tuiPanes.sure.reminderDetail' : 'tuiPanes.sure.waitingDetail'),
      });
      if (!isSure) return;
      await (entry.type === 'outbox'
        ? office.acts.drop(entry.entry.id)
        : office.later.cancel(entry.entry.id));
    });
  };
  /** Nobody takes back what others have read: it is asked for by name, though nothing of one's own is lost. */
  const sendNow = (entry: LaterEntry): void => {
    notify.attempt(async () => {
      const isSure = await consent.ask({
        title: t('tuiPanes.sure.now', { name: drawableLine(entry.chatName) }),
        about: [laterText(translator, entry)],
        detail: t('tuiPanes.sure.nowDetail'),
      });
      if (isSure) await office.later.now(entry.id);
    });
  };
  /** Asks for the words, then for the time; whoever leaves one of the two changes nothing. */
  const edit = async (entry: LaterEntry): Promise<void> => {
    const text = await askWords(
      desk,
      t('acts.later.words', { name: drawableLine(entry.chatName) }),
      entry.words,
    );
    const dueTime =
      text === undefined ? undefined : await askTime(desk, t('acts.when.sendTitle'), entry.dueTime);
    // Leaving leads one step back, to what waits.
    go({ type: 'overlay', overlay: 'waiting' });
    if (text === undefined || dueTime === undefined) return;
    const isSame = text === entry.words;
    const changed = await office.later.change(entry.id, { dueTime, ...(isSame ? {} : { text }) });
    notify.done(scheduledText(translator, changed));
  };
  useCommands({
    waitingRetry:
      chosen !== undefined && mayRetry(chosen)
        ? () => notify.attempt(() => office.acts.retry(chosen.entry.id))
        : undefined,
    waitingNow: chosen !== undefined && isScheduled(chosen) ? () => sendNow(chosen.entry) : undefined,
    waitingEdit:
      chosen !== undefined && isScheduled(chosen)
        ? () => notify.attempt(() => edit(chosen.entry))
        : undefined,
    waitingDrop: chosen === undefined ? undefined : () => giveUp(chosen),
    sheetReload: error === undefined ? undefined : () => void screen.reload(),
  });
  return (
    <Sheet
      {...props}
      title={t('tuiPanes.waiting.title')}
      list={list}
      problem={error === undefined ? undefined : errorText(translator, error)}
      maxCells={maxRowCells}
      empty={t(loading ? 'words.loading' : 'acts.outbox.empty')}
      foot={chosen?.entry.error === undefined ? undefined : errorText(translator, chosen.entry.error)}
      onChosen={(item) => setChosenKey(item === undefined ? undefined : waitingKey(item))}
      onTake={(item) =>
        go({
          type: 'open',
          chatId: item.entry.chatId,
          pane: 'timeline',
          ...(item.type === 'reminder' && { aim: { mid: item.mid } }),
        })
      }
      row={(item, isChosen, width) => (
        <FinderLine
          sign={item.entry.error === undefined ? signs.prompt : '!'}
          text={drawableLine(item.entry.chatName)}
          detail={drawableLine(said(translator, item))}
          end={item.type === 'outbox' ? t(outboxState(item.entry)) : fullTime(translator, item.entry.dueTime)}
          isChosen={isChosen}
          width={width}
        />
      )}
    />
  );
}

/** Whether it is a message for a time to come, wherever it waits. */
function isScheduled(item: WaitingEntry): item is Extract<WaitingEntry, { type: 'scheduled' | 'held' }> {
  return item.type === 'scheduled' || item.type === 'held';
}

/** Whether it goes on only if it is told to, and may. */
function mayRetry(item: WaitingEntry): boolean {
  return item.type === 'outbox' ? mayRetryEntry(item.entry) : mayRetryHere(item.entry);
}

/** What waits, in words. */
function said(translator: Translator, item: WaitingEntry): string {
  if (item.type !== 'outbox') {
    const state = laterState(translator, item.entry);
    const line = laterText(translator, item.entry);
    return state === undefined ? line : `${state} · ${line}`;
  }
  const line = outboxLine(item.entry);
  return 'text' in line ? emojiText(translator, line.text, asWord) : translator.translateRef(line);
}
