// Draws everything that waits over all chats: for its confirmation by the office, for its time, and reminders.
import { useRef, useState, type JSX } from 'react';
import type { LaterEntry, OutboxEntry } from '#sdk/api.ts';
import { outboxLine, outboxState } from '#sdk/chat/rules/outbox-line.ts';
import { WaitingScreen } from '#sdk/chat/screens/waiting.ts';
import { summarize } from '#sdk/contract/markup/summary.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import { useDesk } from '../desk.ts';
import { drawableLine } from '../drawable.ts';
import { errorText } from '../error-text.ts';
import { finderRows } from '../finder-rows.ts';
import type { Cells } from '../layout.ts';
import { FinderLine } from '../parts/FinderLine.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { useCommands } from '../useCommands.ts';
import { useNotify } from '../useNotify.ts';
import { useOwnScreen } from '../useOwnScreen.ts';
import { useScreen } from '../useScreen.ts';

type Entry =
  | { readonly type: 'outbox'; readonly entry: OutboxEntry }
  | { readonly type: 'later'; readonly entry: LaterEntry };

/** A second press within this time gives something up. */
const sureMs = 4_000;

/** The sheet. */
export function Waiting(cells: Cells): JSX.Element | null {
  const { office } = useDesk();
  const screen = useOwnScreen(() => new WaitingScreen(office));
  return screen === undefined ? null : <Entries {...cells} screen={screen} />;
}

function Entries(props: Cells & { readonly screen: WaitingScreen }): JSX.Element {
  const { screen } = props;
  const { go, now, office, signs, translator } = useDesk();
  const { t } = translator;
  const notify = useNotify();
  const { outbox, later, loading, error } = useScreen(screen);
  const [chosenKey, setChosenKey] = useState<string>();
  const asked = useRef<{ key: string; at: number }>(undefined);
  const entries: readonly Entry[] = [
    ...outbox.map((entry): Entry => ({ type: 'outbox', entry })),
    ...later.map((entry): Entry => ({ type: 'later', entry })),
  ];
  const keyed = (wanted: (entry: Entry) => boolean) =>
    entries.filter((entry) => wanted(entry)).map((item) => ({ key: keyOf(item), item }));
  const list = finderRows<Entry>([
    { title: t('acts.outbox.title'), items: keyed(({ type }) => type === 'outbox') },
    {
      title: t('tuiPanes.waiting.scheduled'),
      items: keyed(({ type, entry }) => type === 'later' && !('mid' in entry && entry.mid !== undefined)),
    },
    {
      title: t('tuiPanes.waiting.reminders'),
      items: keyed(({ type, entry }) => type === 'later' && 'mid' in entry && entry.mid !== undefined),
    },
  ]);
  const chosen = entries.find((entry) => keyOf(entry) === chosenKey);
  const giveUp = (entry: Entry): void => {
    const isSure = asked.current?.key === keyOf(entry) && now() - asked.current.at < sureMs;
    asked.current = isSure ? undefined : { key: keyOf(entry), at: now() };
    if (!isSure) return notify.inform({ key: 'tuiPanes.waiting.dropTwice' });
    notify.attempt(() =>
      entry.type === 'outbox' ? office.acts.drop(entry.entry.id) : office.later.cancel(entry.entry.id),
    );
  };
  useCommands({
    waitingRetry:
      chosen?.type === 'outbox' && chosen.entry.state === 'failed'
        ? () => notify.attempt(() => office.acts.retry(chosen.entry.id))
        : undefined,
    waitingNow:
      chosen?.type === 'later' && chosen.entry.mid === undefined
        ? () => notify.attempt(() => office.later.now(chosen.entry.id))
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
      empty={t(loading ? 'words.loading' : 'acts.outbox.empty')}
      foot={whyNot(chosen)}
      onChosen={(item) => setChosenKey(item === undefined ? undefined : keyOf(item))}
      onTake={({ type, entry }) =>
        go({
          type: 'open',
          chatId: entry.chatId,
          pane: 'timeline',
          ...(type === 'later' && entry.mid !== undefined ? { aim: { mid: entry.mid } } : {}),
        })
      }
      row={(item, isChosen, width) => (
        <FinderLine
          sign={item.entry.error === undefined ? signs.prompt : '!'}
          text={drawableLine(item.entry.chatName)}
          detail={drawableLine(said(item))}
          end={item.type === 'later' ? fullTime(translator, item.entry.dueTime) : t(outboxState(item.entry))}
          isChosen={isChosen}
          width={width}
        />
      )}
    />
  );

  function said(item: Entry): string {
    if (item.type === 'later') return lineText(translator, summarize(item.entry.text));
    const line = outboxLine(item.entry);
    return 'text' in line ? line.text : translator.translateRef(line);
  }

  function whyNot(entry: Entry | undefined): string | undefined {
    const why = entry?.entry.error;
    return why === undefined ? undefined : errorText(translator, why);
  }
}

function keyOf({ type, entry }: Entry): string {
  return `${type} ${entry.id}`;
}
