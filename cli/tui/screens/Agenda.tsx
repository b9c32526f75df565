// The part of the schedule: today or the week, line by line; invitations are answered, tasks ticked, the chat behind opened.
import { useState, type JSX } from 'react';
import { clockText, dayText } from '#sdk/locales/time-text.ts';
import { ScheduleScreen } from '#sdk/schedule/screens/schedule.ts';
import { messageOf } from '#sdk/schedule/rules/from-message.ts';
import {
  agendaLines,
  choosable,
  chosenPlace,
  type AgendaLine,
  type ChosenLine,
} from '../lines/agenda-lines.ts';
import { useDesk, useFocus } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import type { Cells } from '../frame/layout.ts';
import { Line, type Span } from '../parts/Line.tsx';
import { frameLines, PartFrame } from '../parts/PartFrame.tsx';
import { Spoken } from '../parts/Spoken.tsx';
import { WindowedList } from '../parts/WindowedList.tsx';
import { fitCells, truncateCells } from '../text/cell-width.ts';
import { useCommands } from '../keys/useCommands.ts';
import { useNotify } from '../frame/useNotify.ts';
import { useNow } from '../frame/useNow.ts';
import { useOpenChat } from '../commands/useOpenChat.ts';
import { useOwnScreen } from '../frame/useOwnScreen.ts';
import { useScreen } from '../frame/useScreen.ts';

/** The part. */
export function Agenda(cells: Cells): JSX.Element | null {
  const { office, person } = useDesk();
  const screen = useOwnScreen(() => new ScheduleScreen(office, person.id, 'week', () => Date.now()));
  return screen === undefined ? null : <Opened {...cells} screen={screen} />;
}

function Opened({ columns, rows, screen }: Cells & { readonly screen: ScheduleScreen }): JSX.Element {
  const { consent, go, isLinear, office, person, translator } = useDesk();
  const { t } = translator;
  const focus = useFocus();
  const notify = useNotify();
  const openChat = useOpenChat();
  const shown = useScreen(screen);
  const [chosen, setChosen] = useState<ChosenLine>();
  const isActive = focus.tab === 'agenda' && focus.overlay === undefined;
  const visible = shown.occurrences.filter((one) => !shown.hidden.includes(screen.calendarOf(one)?.id ?? ''));
  const now = useNow();
  const lines = agendaLines(visible, shown.from);
  // What is next is what one looks for first.
  const next = lines.findIndex((line) => line.type === 'item' && line.one.end > now);
  const at = chosenPlace(lines, chosen, next);
  const line = lines[at];
  const one = line?.type === 'item' ? line.one : undefined;
  const height = rows - frameLines;

  const moveTo = (index: number, step: 1 | -1): void => {
    const found = choosable(lines, Math.max(0, Math.min(lines.length - 1, index)), step);
    const key = lines[found]?.key;
    if (key !== undefined) setChosen({ key, at: found });
  };
  const canMove = isActive && lines.length > 0;
  const isInvited =
    isActive && one?.response !== undefined && one.type !== 'task' && one.status === 'confirmed';
  const answer = (response: 'accepted' | 'declined') => (): void => {
    if (one === undefined) return;
    const { itemId: id, title } = one;
    // What is declined is gone from the list: the choice stays at its place.
    setChosen({ key: one.key, at });
    notify.attempt(async () => {
      // It goes from the list, and the next one comes under the key: what is refused is named.
      const isSure =
        response === 'accepted' ||
        (await consent.ask({
          title: t('tuiTodo.sure', { act: t('schedule.act.decline'), title: drawableLine(title) }),
          detail: t('tuiTodo.sureDetail'),
        }));
      if (!isSure) return;
      await office.schedule.act({
        id,
        act: 'respond',
        response,
        ...(one.isRepeating && { recurrenceId: one.recurrenceId }),
      });
      notify.done({
        key: response === 'accepted' ? 'schedule.terminal.accepted' : 'schedule.terminal.declined',
        parameters: { title: drawableLine(title) },
      });
    });
  };
  const mayTick = one?.type === 'task' && (one.part === 'organizer' || one.part === 'executor');
  const tick = (): void => {
    if (one === undefined) return;
    const isDone = one.status === 'completed';
    notify.attempt(async () => {
      await office.schedule.tick({
        id: one.itemId,
        isDone: !isDone,
        ...(one.isRepeating && { recurrenceId: one.recurrenceId }),
      });
      notify.done({
        key: isDone ? 'schedule.terminal.reopened' : 'schedule.terminal.ticked',
        parameters: { title: drawableLine(one.title) },
      });
    });
  };
  /** The chat it was made in; without one, that with whoever organises it. */
  const chat = (): void => {
    if (one === undefined) return;
    notify.attempt(async () => {
      const item = await office.schedule.item(one.itemId);
      const origin = messageOf(item.source);
      const other =
        item.organizerId === person.id
          ? item.people.find(({ personId }) => personId !== person.id)
          : { personId: item.organizerId, name: item.organizerName };
      if (origin !== undefined) go({ type: 'open', chatId: origin.chatId, aim: { mid: origin.mid } });
      else if (other !== undefined) openChat({ personId: other.personId }, other.name);
      else notify.inform({ key: 'schedule.terminal.noChat' });
    });
  };
  /** Another stretch of time begins with what is next in it. */
  const elsewhere = (move: () => void) => (): void => {
    setChosen(undefined);
    move();
  };
  useCommands({
    agendaUp: canMove ? () => moveTo(at - 1, -1) : undefined,
    agendaDown: canMove ? () => moveTo(at + 1, 1) : undefined,
    agendaPageUp: canMove ? () => moveTo(at - height, -1) : undefined,
    agendaPageDown: canMove ? () => moveTo(at + height, 1) : undefined,
    agendaTop: canMove ? () => moveTo(0, 1) : undefined,
    agendaBottom: canMove ? () => moveTo(lines.length - 1, -1) : undefined,
    agendaSpan: isActive ? elsewhere(() => screen.setView(shown.view === 'day' ? 'week' : 'day')) : undefined,
    agendaPrevious: isActive ? elsewhere(() => screen.step(-1)) : undefined,
    agendaNext: isActive ? elsewhere(() => screen.step(1)) : undefined,
    agendaToday: isActive ? elsewhere(() => screen.today()) : undefined,
    agendaAccept: isInvited && one?.response !== 'accepted' ? answer('accepted') : undefined,
    agendaReject: isInvited ? answer('declined') : undefined,
    agendaTick: isActive && mayTick ? tick : undefined,
    agendaChat: canMove && one !== undefined ? chat : undefined,
    agendaRetry: shown.error === undefined ? undefined : () => void screen.refresh(),
    agendaLeave: isActive ? () => go({ type: 'tab', tab: 'messages' }) : undefined,
  });

  const title = `${t(shown.view === 'day' ? 'schedule.view.day' : 'schedule.view.week')} · ${dayText(translator, shown.from, now)}`;
  const empty =
    shown.error === undefined
      ? t(shown.loading ? 'words.loading' : 'schedule.emptyWeek')
      : errorText(translator, shown.error);
  const about =
    one === undefined
      ? ''
      : [one.organizerName, one.location, t(`schedule.type.${one.type}`)]
          .map(drawableLine)
          .filter((part) => part !== '')
          .join(' · ');
  return (
    <PartFrame
      columns={columns}
      rows={rows}
      head={
        isLinear ? (
          <Spoken parts={[t('schedule.title'), title]} />
        ) : (
          <Line spans={[{ text: ` ${title}`, bold: true }]} />
        )
      }
      empty={empty}
      about={about}
    >
      {lines.length === 0 ? undefined : (
        <WindowedList
          rows={lines}
          keyOf={(row) => row.key}
          chosen={Math.max(0, at)}
          width={columns}
          height={height}
          label={t('schedule.title')}
          onPick={(index) => moveTo(index, 1)}
          onWheel={(steps) => moveTo(at + steps, steps > 0 ? 1 : -1)}
          row={(row, index) => (
            <AgendaRow
              line={row}
              now={now}
              isChosen={index === at}
              overlap={shown.overlaps.get(row.key)}
              width={columns}
            />
          )}
        />
      )}
    </PartFrame>
  );
}

function AgendaRow(props: {
  readonly line: AgendaLine;
  readonly isChosen: boolean;
  readonly overlap: string | undefined;
  readonly width: number;
  readonly now: number;
}): JSX.Element {
  const { line, isChosen, overlap, width, now } = props;
  const { isLinear, signs, translator } = useDesk();
  const { t } = translator;
  if (line.type === 'day') {
    const said = dayText(translator, line.time, now);
    return isLinear ? <Spoken parts={[said]} /> : <Line spans={[{ text: ` ${said}`, tone: 'faint' }]} />;
  }
  const { one } = line;
  const isDone = one.status === 'completed';
  const when = one.isAllDay
    ? t('schedule.allDay')
    : one.type === 'task'
      ? clockText(translator, one.end)
      : `${clockText(translator, one.start)}–${clockText(translator, one.end)}`;
  const state = [
    one.type === 'task' && isDone ? t('schedule.status.completed') : '',
    one.type !== 'task' && one.response === 'needsAction' ? t('schedule.response.needsAction') : '',
    overlap === undefined ? '' : t('schedule.overlap', { title: drawableLine(overlap) }),
  ]
    .filter((part) => part !== '')
    .join(' ');
  if (isLinear) return <Spoken parts={[when, drawableLine(one.title), state]} />;
  const box = one.type === 'task' ? (isDone ? '[x] ' : '[ ] ') : '';
  const room = width - 16 - state.length * 2;
  const spans: Span[] = [
    { text: isChosen ? signs.chosen : ' ', tone: 'jade' },
    { text: ` ${fitCells(when, 12)} `, tone: one.end < now || isDone ? 'faint' : 'soft' },
    {
      text: truncateCells(`${box}${drawableLine(one.title)}`, Math.max(10, room), { sign: signs.ellipsis }),
      bold: isChosen,
      ...((one.end < now || isDone) && { tone: 'faint' as const }),
    },
    { text: state === '' ? '' : `  ${state}`, tone: 'amber' },
  ];
  return <Line spans={spans} />;
}
