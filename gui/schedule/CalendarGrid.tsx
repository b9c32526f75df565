// Day, week and month by FullCalendar, dressed in our tokens: drags, and the same by keys.
import FullCalendar, { type CalendarRef, type EventDisplayInfo, type EventInput } from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import classicTheme from '@fullcalendar/react/themes/classic';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import zhLocale from '@fullcalendar/react/locales/zh-cn';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type JSX,
  type KeyboardEvent,
} from 'react';
import type { ItemPatch, Occurrence } from '#sdk/api.ts';
import { isTwelveHours } from '#sdk/locales/date-format.ts';
import { clockText } from '#sdk/locales/time-text.ts';
import { localAt } from '#sdk/schedule/rules/wall-time.ts';
import { calendarOf, type ScheduleScreen, type ScheduleSnapshot } from '#sdk/schedule/screens/schedule.ts';
import { useNow } from '../ground/useNow.ts';
import { iconPicture } from '../parts/icon-picture.ts';
import { useTranslator } from '../parts/text.ts';
import { DayHead } from './DayHead.tsx';
import { EventBox } from './EventBox.tsx';
import { useItemTypes } from './item-types.ts';
import { useSideways } from './useSideways.ts';
import './steady-events.ts';
import './calendar-grid.css';
import { nameText } from '#sdk/locales/name-text.ts';

// Given anew with each drawing, these would have the grid work out its dates, its texts and every box anew.
const plugins = [dayGridPlugin, timeGridPlugin, interactionPlugin, classicTheme];
const locales = [zhLocale];
const viewNames = { day: 'timeGridDay', week: 'timeGridWeek', month: 'dayGridMonth' } as const;
/** The views it draws. */
type GridView = keyof typeof viewNames;
const quarter = 900_000;
/** How deep, and among how many parts of a level, what scrolls is looked for. */
const scrollerDepth = 7;
const maxParts = 40;
const pad = (value: number): string => String(value).padStart(2, '0');
const dateText = (at: Date): string => `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
const localText = (at: Date): string => `${dateText(at)}T${pad(at.getHours())}:${pad(at.getMinutes())}:00`;

/**
 * The sign of what lies over something else is drawn without a part of its own, and as a picture: each mask would be a
 * layer that is put together anew with every step of a drag. Its grey stands out from light and dark boxes alike.
 */
const marks = { '--overlap-mark': iconPicture('warning', '#7a7a7a') } as CSSProperties;

/** Where something was drawn or dropped. */
export type Times = { start: string; end: string };

/**
 * What scrolls gets the focus, so that keys scroll it. Within a table its rows get it: between a table and its rows
 * nothing else may stand (WAI-ARIA, required owned elements).
 */
function reachByKeys(scroller: HTMLElement, name: string): void {
  if (scroller.closest('[role=table], [role=rowgroup], [role=grid]') !== null) {
    const rows = scroller.querySelector<HTMLElement>('[role=rowgroup], [role=row]');
    if (rows !== null) rows.tabIndex = 0;
    return;
  }
  scroller.tabIndex = 0;
  if (!scroller.hasAttribute('role')) scroller.setAttribute('role', 'group');
  scroller.setAttribute('aria-label', name);
}

/** Times on the wall clock of the item's own zone. */
function patchFor(one: Occurrence, start: Date, end: Date | null, allDay: boolean): ItemPatch {
  if (allDay) {
    const last = end ?? new Date(start.getFullYear(), start.getMonth(), start.getDate() + 1);
    return { start: dateText(start), end: dateText(last), ...(!one.isAllDay && { isAllDay: true }) };
  }
  const length = one.isAllDay ? 4 * quarter : one.end - one.start;
  const ends = end === null || one.type === 'task' ? start.getTime() + length : end.getTime();
  return {
    start: localAt(start.getTime(), one.zone),
    end: localAt(ends, one.zone),
    ...(one.isAllDay && { isAllDay: false }),
  };
}

/** What was dropped, or given another length, by a pointer. */
type Dropped = {
  el: HTMLElement;
  event: { start: Date | null; end: Date | null; allDay: boolean };
  revert: () => void;
};

const dayHours = { hour: '2-digit', minute: '2-digit', hour12: false } as const;
const twelveHours = { hour: 'numeric', minute: '2-digit', hour12: true } as const;

/** The grid. */
export function CalendarGrid(props: {
  readonly screen: ScheduleScreen;
  readonly view: GridView;
  readonly snapshot: ScheduleSnapshot;
  readonly occurrences: readonly Occurrence[];
  readonly onCreate: (times: Times) => void;
  readonly onChange: (one: Occurrence, patch: ItemPatch) => Promise<boolean>;
  readonly onTick: (one: Occurrence, isDone: boolean) => void;
}): JSX.Element {
  const { screen, snapshot, occurrences, view } = props;
  const translator = useTranslator();
  const { t, language, timeLocale } = translator;
  const clock = isTwelveHours(timeLocale) ? twelveHours : dayHours;
  const hasMeetings = useItemTypes().includes('videoMeeting');
  const calendar = useRef<CalendarRef>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { date, open, busy, overlaps, calendars } = snapshot;
  const now = useNow();
  const byKey = useMemo(() => new Map(occurrences.map((one) => [one.key, one])), [occurrences]);

  useEffect(() => {
    // After the render that brought it: the grid draws for itself.
    queueMicrotask(() => calendar.current?.getApi().changeView(viewNames[view], date));
  }, [view, date]);

  useSideways(frame, (by) => screen.step(by));

  useEffect(() => {
    const grid = frame.current;
    if (grid === null) return undefined;
    // What scrolls is reached by keys whatever stands in it (WCAG 2.1.1); the grid makes it anew with each view.
    const name = (): void => {
      // Scrollers are near the root; below them there may be thousands of parts.
      let level: Element[] = [grid];
      for (let depth = 0; depth < scrollerDepth; depth += 1) {
        level = level.flatMap((part) => [...part.children]).slice(0, maxParts);
        for (const part of level)
          if (part instanceof HTMLElement && part.tabIndex < 0 && getComputedStyle(part).overflowY === 'auto')
            reachByKeys(part, t('schedule.title'));
      }
    };
    const frameId = requestAnimationFrame(name);
    const watching = new MutationObserver(name);
    watching.observe(grid, { childList: true, subtree: false });
    return () => {
      cancelAnimationFrame(frameId);
      watching.disconnect();
    };
  }, [view, date, t]);

  /**
   * What the grid moved itself is given to it once more as soon as it is saved: where it was taken back in the meantime,
   * nothing of what is given has changed, and the grid would go on showing it where it was dropped.
   */
  const [settled, setSettled] = useState(0);
  const acted = useRef<string>(undefined);

  // The same values as long as nothing changed: hundreds of boxes are not drawn anew for nothing.
  const events = useMemo(() => {
    const shown: EventInput[] = occurrences.map((one) => ({
      id: one.key,
      title: one.title,
      start: one.isAllDay ? one.startLocal : new Date(one.start),
      end: one.isAllDay
        ? one.endLocal
        : new Date(Math.max(one.end, one.start + (one.type === 'task' ? 2 * quarter : 0))),
      allDay: one.isAllDay,
      editable: one.mayEdit,
      durationEditable: one.mayEdit && one.type !== 'task',
      extendedProps: { settled },
    }));
    // Of whom one may only know when they are busy: blocks without words.
    const blocks: EventInput[] = busy.flatMap((person) =>
      person.busy.map(({ start, end, state }, index) => ({
        id: `busy ${person.personId} ${index}`,
        title: t('schedule.busyOf', { name: nameText(translator, person.name) }),
        start: new Date(start),
        end: new Date(end),
        editable: false,
        extendedProps: { hue: person.color, state },
      })),
    );
    return [...shown, ...blocks];
  }, [occurrences, busy, t, translator, settled]);

  // Boxes are made anew with what they show; the one that was acted on keeps the focus.
  useEffect(() => {
    const frameId = requestAnimationFrame(() => {
      if (acted.current === undefined || document.activeElement !== document.body) return;
      const place = `[data-occurrence="${CSS.escape(acted.current)}"]`;
      const box = frame.current?.querySelector(place)?.closest<HTMLElement>('[role=button]');
      box?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frameId);
  }, [events]);

  /** Alt with arrows moves what has the focus by a quarter or a day; with Shift its end (WCAG 2.5.7). */
  const onKey = (event: KeyboardEvent): void => {
    const key =
      (event.target as HTMLElement).closest<HTMLElement>('[data-occurrence]') ??
      (event.target as HTMLElement).querySelector<HTMLElement>('[data-occurrence]');
    const one = byKey.get(key?.dataset['occurrence'] ?? '');
    if (one === undefined) return;
    if (event.key === ' ' && one.type === 'task' && (one.part === 'organizer' || one.part === 'executor')) {
      event.preventDefault();
      event.stopPropagation();
      props.onTick(one, one.status !== 'completed');
      return;
    }
    const step = {
      ArrowUp: -quarter,
      ArrowDown: quarter,
      ArrowLeft: -96 * quarter,
      ArrowRight: 96 * quarter,
    }[event.key];
    if (!event.altKey || step === undefined || !one.mayEdit || one.isAllDay) return;
    event.preventDefault();
    const start = event.shiftKey ? one.start : one.start + step;
    if (one.end + step <= start) return;
    acted.current = one.key;
    void props.onChange(one, { start: localAt(start, one.zone), end: localAt(one.end + step, one.zone) });
  };

  // What the grid is given stays the same value while nothing of it changed: it draws hundreds of boxes for a new one.
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const [first] = useState({ view: viewNames[view], date });
  const tick = useCallback((one: Occurrence, isDone: boolean) => latest.current.onTick(one, isDone), []);
  const dropped = useCallback(
    (one: Occurrence | undefined, { el, event, revert }: Dropped): void => {
      if (one === undefined || event.start === null) return revert();
      acted.current = one.key;
      el.focus({ preventScroll: true });
      const patch = patchFor(one, event.start, event.end, event.allDay);
      void latest.current.onChange(one, patch).then(async (kept) => {
        if (!kept) return revert();
        await screen.refresh();
        setSettled((count) => count + 1);
      });
    },
    [screen],
  );

  const draw = useCallback(
    (info: EventDisplayInfo): JSX.Element => {
      const one = byKey.get(info.event.id);
      if (one === undefined)
        return (
          <div className="tg-event" data-line>
            <span className="tg-event__title">
              <span className="tg-truncate">{info.event.title}</span>
            </span>
          </div>
        );
      return (
        <EventBox
          one={one}
          oneLine={info.isShort || view === 'month' || one.isAllDay || one.type === 'task'}
          timeFirst={view === 'month'}
          overlap={overlaps.get(one.key)}
          hasMeetings={hasMeetings}
          onTick={tick}
        />
      );
    },
    [byKey, overlaps, view, tick, hasMeetings],
  );

  // Which calendar something stands in is said by the calendars.
  const look = useCallback(
    (info: { event: { id: string; extendedProps: Record<string, unknown> }; isMirror: boolean }): string => {
      const one = byKey.get(info.event.id);
      const { hue } = info.event.extendedProps;
      if (one === undefined)
        return `tg-event-frame tg-event-frame--busy tg-hue-${typeof hue === 'number' ? hue : 4}`;
      return [
        'tg-event-frame',
        `tg-hue-${calendarOf(one, calendars)?.color ?? 4}`,
        one.type === 'task' ? 'tg-event-frame--task' : '',
        one.response === 'needsAction' ? 'tg-event-frame--open' : '',
        one.end < now ? 'tg-event-frame--past' : '',
        info.isMirror ? 'tg-event-frame--moving' : '',
        open?.itemId === one.itemId && (open.recurrenceId ?? one.recurrenceId) === one.recurrenceId
          ? 'tg-event-frame--chosen'
          : '',
      ].join(' ');
    },
    [byKey, calendars, open, now],
  );

  // Told by a format, the grid would make a formatter for each of its hours with every step: the most of what a week costs.
  const hourOf = useCallback(
    ({ date: at }: { date: Date }) => clockText(translator, at.getTime()),
    [translator],
  );
  const drawn = useMemo(
    () => (
      <FullCalendar
        ref={calendar}
        plugins={plugins}
        locales={locales}
        locale={language === 'zh' ? 'zh-cn' : 'en'}
        initialView={first.view}
        initialDate={first.date}
        headerToolbar={false}
        height="100%"
        firstDay={1}
        nowIndicator
        displayEventTime={false}
        editable
        selectable
        selectMirror
        eventInteractive
        dayMaxEvents
        scrollTimeReset={false}
        longPressDelay={400}
        scrollTime="08:00:00"
        {...(view === 'month' && {
          dayCellTopContent: ({ date: at, isToday }: { date: Date; isToday: boolean }) => (
            <span className="tg-month-day tg-number" data-today={isToday || undefined}>
              {at.getDate()}
            </span>
          ),
        })}
        {...(view !== 'month' && {
          dayHeaderContent: ({ date: at }: { date: Date }) => <DayHead at={at} />,
        })}
        slotDuration="00:30:00"
        slotMinHeight={32}
        eventMinHeight={22}
        eventShortHeight={44}
        snapDuration="00:15:00"
        allDayText={t('schedule.allDay')}
        timedText={t('schedule.timed')}
        slotHeaderContent={hourOf}
        eventTimeFormat={clock}
        events={events}
        eventContent={draw}
        eventClass={look}
        eventClick={({ el, event }) => {
          const one = byKey.get(event.id);
          if (one === undefined) return;
          // A press by the mouse leaves the focus where it was; who closes what it opens comes back to it.
          acted.current = one.key;
          el.focus({ preventScroll: true });
          void screen.select(one.itemId, one.recurrenceId);
        }}
        select={({ start, end, allDay }) =>
          latest.current.onCreate(
            allDay
              ? { start: dateText(start), end: dateText(end) }
              : { start: localText(start), end: localText(end) },
          )
        }
        eventDrop={(info) => dropped(byKey.get(info.event.id), info)}
        eventResize={(info) => dropped(byKey.get(info.event.id), info)}
        navLinks
        navLinkDayClick={(at) => {
          screen.goTo(dateText(at));
          screen.setView('day');
        }}
      />
    ),
    [byKey, clock, draw, dropped, events, first, hourOf, language, look, screen, t, view],
  );

  return (
    // Keys come up from the events, which are buttons of their own.
    <div className="tg-grid" role="presentation" ref={frame} style={marks} onKeyDownCapture={onKey}>
      {drawn}
    </div>
  );
}
