// One occurrence as it stands in the grid: title first, time second, place third, as far as there is room.
import { memo, type JSX } from 'react';
import type { Occurrence } from '#sdk/api.ts';
import { clockText } from '#sdk/locales/time-text.ts';
import { Icon } from '../parts/Icon.tsx';
import { useTranslator } from '../parts/text.ts';

/**
 * The box; `oneLine` where there is no room below the title, `timeFirst` where no axis says when. The grid draws all of
 * them anew with every step of a drag: what says the same as before is left as it is.
 */
export const EventBox = memo(function EventBox(props: {
  readonly one: Occurrence;
  readonly oneLine: boolean;
  readonly timeFirst: boolean;
  readonly overlap: string | undefined;
  readonly hasMeetings: boolean;
  readonly onTick: (one: Occurrence, isDone: boolean) => void;
}): JSX.Element {
  const { one, oneLine, overlap } = props;
  const translator = useTranslator();
  const { t } = translator;
  const isTask = one.type === 'task';
  const isDone = one.status === 'completed';
  const mayTick = isTask && (one.part === 'organizer' || one.part === 'executor');
  const time = one.isAllDay ? '' : clockText(translator, one.start);
  const glyphs = [
    ...(one.type === 'videoMeeting' && props.hasMeetings ? ['meeting' as const] : []),
    ...(one.isRepeating ? ['redo' as const] : []),
  ].slice(0, overlap === undefined ? 2 : 1);
  // Most boxes hold a title and nothing beside it: one part less in each of hundreds.
  const isBare = !isTask && glyphs.length === 0 && !(props.timeFirst && time !== '');
  const meta = oneLine || time === '' ? '' : [time, one.location].filter((part) => part !== '').join(' · ');
  const said = [
    one.title,
    time,
    one.location,
    one.importance === 'ordinary' ? '' : t(`schedule.importance.${one.importance}`),
    one.response === 'needsAction' ? t('schedule.response.needsAction') : '',
    overlap === undefined ? '' : t('schedule.overlap', { title: overlap }),
  ];
  return (
    <div
      className="tg-event"
      data-occurrence={one.key}
      data-task={isTask || undefined}
      data-done={isDone || undefined}
      data-line={oneLine || undefined}
      data-overlap={overlap === undefined ? undefined : true}
      title={said.filter((part) => part !== '').join(' · ')}
    >
      {isBare ? (
        // Both lines are cut off by one part: each that cuts is one more of hundreds to keep.
        <span className="tg-event__words tg-truncate">
          <span className="tg-event__title" data-bare>
            {one.title}
          </span>
          {meta === '' ? null : (
            <>
              <br />
              <span className="tg-event__meta">{meta}</span>
            </>
          )}
        </span>
      ) : (
        <span className="tg-event__title">
          {isTask ? (
            // The frame around is a button of its own; by keys its space bar ticks.
            <span
              className="tg-event__box"
              aria-hidden
              data-done={isDone || undefined}
              data-fixed={!mayTick || undefined}
              onClick={(event) => {
                if (!mayTick) return;
                event.stopPropagation();
                props.onTick(one, !isDone);
              }}
            >
              {isDone ? <Icon name="check" size={14} /> : null}
            </span>
          ) : null}
          {props.timeFirst && time !== '' ? <span className="tg-event__clock">{time}</span> : null}
          <span className="tg-truncate">{one.title}</span>
          {glyphs.map((name) => (
            <Icon key={name} name={name} size={14} />
          ))}
        </span>
      )}
      {isBare || meta === '' ? null : <span className="tg-event__meta tg-truncate">{meta}</span>}
    </div>
  );
});
