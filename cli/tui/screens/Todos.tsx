// The to-do list: what waits, is to be read, and was done; answered, ticked off and put off by keys.
import type { JSX } from 'react';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { dueText } from '#sdk/locales/due-text.ts';
import { nameText } from '#sdk/locales/name-text.ts';
import { momentText } from '#sdk/locales/time-text.ts';
import { inLanguage, outcomeText, sourceText } from '#sdk/locales/work-text.ts';
import { todoPlace } from '#sdk/navigation/todo-place.ts';
import { decisionOf, type ItemAnswer } from '#sdk/todo/actions/decide-item.ts';
import { isSettledHere } from '#sdk/todo/rules/settled-here.ts';
import { laterChoices } from '#sdk/todo/rules/later-choices.ts';
import { TodoListScreen } from '#sdk/todo/screens/todo-list.ts';
import { openAddress } from '../commands/open-address.ts';
import { useDesk, useFocus } from '../frame/desk.ts';
import type { Cells } from '../frame/layout.ts';
import { useNotify } from '../frame/useNotify.ts';
import { useNow } from '../frame/useNow.ts';
import { useOwnScreen } from '../frame/useOwnScreen.ts';
import { useScreen } from '../frame/useScreen.ts';
import { useCommands } from '../keys/useCommands.ts';
import { askWords } from '../lines/ask-words.ts';
import { drawableLine } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import { groupLabel, todoLines, type TodoLine } from '../lines/todo-lines.ts';
import { Line } from '../parts/Line.tsx';
import { frameLines, PartFrame } from '../parts/PartFrame.tsx';
import { Spoken } from '../parts/Spoken.tsx';
import { WindowedList } from '../parts/WindowedList.tsx';
import { cellWidth, fitCells, truncateCells } from '../text/cell-width.ts';

const tabs = ['todo', 'read', 'done'] as const;
const groupings = ['due', 'source', 'urgency'] as const;

/** The part. */
export function Todos(cells: Cells): JSX.Element | null {
  const { office } = useDesk();
  const screen = useOwnScreen(() => {
    const made = new TodoListScreen(office, () => Date.now());
    void made.reload();
    return made;
  });
  return screen === undefined ? null : <Opened {...cells} screen={screen} />;
}

function Opened({ columns, rows, screen }: Cells & { readonly screen: TodoListScreen }): JSX.Element {
  const desk = useDesk();
  const { consent, go, isLinear, office, origin, translator } = desk;
  const { t, language, translateRef } = translator;
  const focus = useFocus();
  const notify = useNotify();
  const now = useNow();
  const shown = useScreen(screen);
  const isActive = focus.tab === 'todo' && focus.overlay === undefined;
  // What was done stands by when it was done, as it comes.
  const lines = todoLines(shown.tab === 'done' ? [{ key: '', items: shown.items ?? [] }] : shown.groups);
  const items = lines.flatMap((line) => (line.type === 'item' ? [line.item] : []));
  const item = items.find(({ id }) => id === shown.selected) ?? items[0];
  const at = lines.findIndex(({ key }) => key === item?.id);
  const height = rows - frameLines;
  const titleOf = (one: typeof item): string =>
    one === undefined ? '' : drawableLine(inLanguage(one.title, language));

  const moveTo = (index: number): void => {
    const found = items[Math.max(0, Math.min(items.length - 1, index))];
    if (found !== undefined) screen.select(found.id);
    if (index >= items.length - 1) notify.attempt(() => screen.more());
  };
  const place = items.findIndex(({ id }) => id === item?.id);
  const canMove = isActive && items.length > 0;
  const tabAt = (step: 1 | -1) => (): void => {
    const next = tabs[(tabs.indexOf(shown.tab) + step + tabs.length) % tabs.length];
    if (next !== undefined) screen.setTab(next);
  };
  const decision = item === undefined ? undefined : decisionOf(office, item);
  /** Whoever answers goes on with what comes after it. */
  const after = (): void => screen.select(items[place + 1]?.id ?? items[place - 1]?.id);
  const answer =
    ({ label, asksForWords, give }: ItemAnswer) =>
    (): void => {
      const title = titleOf(item);
      notify.attempt(async () => {
        const words = asksForWords
          ? await askWords(desk, {
              title: `${translateRef({ key: label })} · ${title}`,
              placeholder: t('tuiTodo.words'),
              problem: (typed) => (typed.trim() === '' ? t('tuiTodo.wordsMissing') : undefined),
            })
          : '';
        if (words === undefined) return;
        // An answer is read by others, and the next item takes its place under the key: each is asked for by its name.
        const isSure =
          asksForWords ||
          (await consent.ask({
            title: t('tuiTodo.sure', { act: translateRef({ key: label }), title }),
            detail: t('tuiTodo.sureDetail'),
          }));
        if (!isSure) return;
        await give(words);
        after();
        notify.done({ key: 'tuiTodo.done', parameters: { act: translateRef({ key: label }), title } });
      });
    };
  const maySettle = item !== undefined && item.doneTime == null && isSettledHere(item);
  const settle = (): void => {
    if (item === undefined) return;
    const title = titleOf(item);
    notify.attempt(async () => {
      after();
      await screen.settle([item.id]);
      notify.done({ key: 'tuiTodo.done', parameters: { act: t('workbench.todo.settled'), title } });
    });
  };
  const putOff = (): void => {
    if (item === undefined) return;
    const time = laterChoices(now).hour;
    const parameters = { title: titleOf(item), when: momentText(translator, time, now) };
    notify.attempt(async () => {
      await screen.putOff(item.id, time);
      notify.done({ key: 'tuiTodo.later', parameters });
    });
  };
  const open = (): void => {
    if (item === undefined) return;
    const found = todoPlace(item);
    if (found === undefined) return notify.inform({ key: 'tuiTodo.noPlace' });
    notify.attempt(() => openAddress('link' in found ? found.link : `${origin}${found.route}`));
  };
  const isOpen = isActive && item !== undefined && item.doneTime == null;
  useCommands({
    todoUp: canMove ? () => moveTo(place - 1) : undefined,
    todoDown: canMove ? () => moveTo(place + 1) : undefined,
    todoPageUp: canMove ? () => moveTo(place - height) : undefined,
    todoPageDown: canMove ? () => moveTo(place + height) : undefined,
    todoTop: canMove ? () => moveTo(0) : undefined,
    todoBottom: canMove ? () => moveTo(items.length - 1) : undefined,
    todoPreviousTab: isActive ? tabAt(-1) : undefined,
    todoNextTab: isActive ? tabAt(1) : undefined,
    todoGroup: isActive
      ? () =>
          screen.setGrouping(groupings[(groupings.indexOf(shown.grouping) + 1) % groupings.length] ?? 'due')
      : undefined,
    todoYes: isActive && decision !== undefined ? answer(decision.yes) : undefined,
    todoNo: isActive && decision?.no !== undefined ? answer(decision.no) : undefined,
    todoSettle: isActive && maySettle ? settle : undefined,
    todoLater: isOpen && shown.tab === 'todo' ? putOff : undefined,
    todoOpen: isActive && item !== undefined ? open : undefined,
    todoRetry: shown.error === undefined ? undefined : () => void screen.reload(),
    todoLeave: isActive ? () => go({ type: 'tab', tab: 'messages' }) : undefined,
  });

  const numbers = { todo: shown.counts.todo, read: shown.counts.toRead, done: 0 };
  const head = tabs.map((tab) => {
    const count = numbers[tab] === 0 ? '' : ` ${numbers[tab]}`;
    return { tab, text: `${t(`workbench.todo.tab.${tab}`)}${count}` };
  });
  const empty =
    shown.error === undefined
      ? t(shown.items === undefined ? 'words.loading' : 'tuiTodo.none')
      : errorText(translator, shown.error);
  return (
    <PartFrame
      columns={columns}
      rows={rows}
      head={
        isLinear ? (
          <Spoken
            parts={[t('workbench.todo.title'), head.find(({ tab }) => tab === shown.tab)?.text ?? '']}
          />
        ) : (
          <Line
            spans={head.flatMap(({ tab, text }) => [
              { text: ' ' },
              tab === shown.tab
                ? ({ text: ` ${text} `, bold: true, inverse: true } as const)
                : ({ text: ` ${text} `, tone: 'soft' } as const),
            ])}
          />
        )
      }
      empty={empty}
      about={about()}
    >
      {lines.length === 0 ? undefined : (
        <WindowedList
          rows={lines}
          keyOf={(row) => row.key}
          chosen={Math.max(0, at)}
          width={columns}
          height={height}
          label={t('workbench.todo.title')}
          onPick={(index) => {
            const line = lines[index];
            if (line?.type === 'item') screen.select(line.item.id);
          }}
          onWheel={(steps) => moveTo(place + steps)}
          row={(row, index) => (
            <TodoRow
              line={row}
              now={now}
              isChosen={index === at}
              isBusy={row.type === 'item' && shown.busy.has(row.item.id)}
              name={nameOf(row)}
              width={columns}
            />
          )}
        />
      )}
    </PartFrame>
  );

  function nameOf(line: TodoLine): string {
    const named = (source: string) => shown.sources.find((one) => one.source === source)?.name;
    if (line.type === 'item') return sourceText(translator, line.item.source, named(line.item.source));
    if (shown.grouping === 'source') return sourceText(translator, line.group, named(line.group));
    return translateRef({ key: groupLabel(shown.grouping, line.group) });
  }

  /** Of the chosen item: from whom, how it ended, until when it was put off. */
  function about(): string {
    if (item === undefined) return '';
    const { from, laterTime } = item;
    const isOff = laterTime != null && laterTime > now;
    return [
      from == null ? '' : nameText(translator, from.name),
      from == null ? '' : forReader(from, translator.language).departmentName,
      item.doneTime == null ? '' : (outcomeText(translator, item.outcome) ?? ''),
      isOff ? t('workbench.todo.laterUntil', { when: momentText(translator, laterTime, now) }) : '',
      shown.seenAt === undefined ? '' : momentText(translator, shown.seenAt, now),
    ]
      .map(drawableLine)
      .filter((part) => part !== '')
      .join(' · ');
  }
}

function TodoRow(props: {
  readonly line: TodoLine;
  readonly isChosen: boolean;
  readonly isBusy: boolean;
  /** Of the group, or of the item's source. */
  readonly name: string;
  readonly width: number;
  readonly now: number;
}): JSX.Element {
  const { line, isChosen, isBusy, name, width, now } = props;
  const { isLinear, signs, translator } = useDesk();
  const { t, language } = translator;
  if (line.type === 'group')
    return isLinear ? (
      <Spoken parts={[drawableLine(name)]} />
    ) : (
      <Line spans={[{ text: ` ${drawableLine(name)}`, tone: 'faint' }]} />
    );
  const { item } = line;
  const due = dueText(translator, item, now);
  const title = drawableLine(inLanguage(item.title, language));
  const urgency = item.urgency === 'ordinary' ? '' : t(`workbench.todo.urgency.${item.urgency}`);
  if (isLinear) return <Spoken parts={[title, drawableLine(name), urgency, due.text]} />;
  const end = [urgency, due.text].filter((part) => part !== '').join(' ');
  const room = Math.max(10, width - 14 - 4 - (end === '' ? 0 : cellWidth(end) + 2));
  const tone = isBusy || item.doneTime != null ? ({ tone: 'faint' } as const) : {};
  return (
    <Line
      spans={[
        { text: isChosen ? signs.chosen : ' ', tone: 'jade' },
        { text: ` ${fitCells(drawableLine(name), 12)} `, tone: 'soft' },
        { text: truncateCells(title, room, { sign: signs.ellipsis }), bold: isChosen, ...tone },
        { text: end === '' ? '' : `  ${end}`, tone: due.late || urgency !== '' ? 'amber' : 'soft' },
      ]}
    />
  );
}
