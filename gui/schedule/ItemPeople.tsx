// Who is in an item: roles, answers with their notes, other times that were proposed.
import { useState, type JSX } from 'react';
import type { Attendee, ScheduleItem } from '#sdk/api.ts';
import { mayDo, responseOf } from '#sdk/schedule/rules/item-rights.ts';
import { movedBy, wallOf } from '#sdk/schedule/rules/wall-time.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useTranslator } from '../parts/text.ts';
import { whenText } from './item-when.ts';

const shownPeople = 6;

/** The list; `onAdopt` takes over a time that was proposed, of a series for the time that was meant, if one was. */
export function ItemPeople(props: {
  readonly item: ScheduleItem;
  readonly personId: string;
  readonly recurrenceId: string;
  readonly onAdopt: (times: { start: string; end: string }, of: string) => void;
}): JSX.Element {
  const { item, personId: me, recurrenceId } = props;
  const translator = useTranslator();
  const { t } = translator;
  const [all, setAll] = useState(false);
  const given = (one: Attendee) => responseOf(item, one.personId, recurrenceId) ?? one.response;
  // What somebody said to this time comes before what they said to all of them.
  const noteOf = (one: Attendee): string =>
    item.answers.find((own) => own.personId === one.personId && own.recurrenceId === recurrenceId)?.note ||
    one.note;
  const count = (response: Attendee['response']): number =>
    item.people.filter((one) => given(one) === response).length;
  const counts = { accepted: count('accepted'), declined: count('declined'), open: count('needsAction') };
  const isTask = item.type === 'task';
  // Who does a task of their own stands in it once.
  const isInvited = item.people.some(({ personId }) => personId === item.organizerId);
  const proposal = ({ proposedFor: of }: Attendee, start: string, end: string): string => {
    const time = whenText(start, end, item, translator);
    return of === ''
      ? t('schedule.proposed', { time })
      : t('schedule.proposedFor', { time, of: whenText(of, of, item, translator) });
  };
  return (
    <section>
      <h3>
        {t('schedule.peopleCount', { count: item.people.length + (isInvited ? 0 : 1) })}
        {isTask || item.people.length === 0 ? null : (
          <span className="tg-item__counts">{t('schedule.answerCounts', counts)}</span>
        )}
      </h3>
      <ul className="tg-item__people">
        {isInvited ? null : (
          <li>
            <Avatar id={item.organizerId} name={item.organizerName} size="small" />
            <div>
              {item.organizerName}
              <small>
                {t('schedule.role.organizer')}
                {item.organizerId === me ? ` · ${t('schedule.me')}` : ''}
              </small>
            </div>
          </li>
        )}
        {item.people.slice(0, all ? undefined : shownPeople).map((one) => {
          const response = given(one);
          const { proposedStart: start } = one;
          const end =
            one.proposedEnd === '' && start !== ''
              ? movedBy(start, wallOf(item.end) - wallOf(item.start))
              : one.proposedEnd;
          return (
            <li key={one.personId}>
              <Avatar id={one.personId} name={one.name} size="small" />
              <div>
                {one.name}
                <small>
                  {[
                    one.personId === item.organizerId ? t('schedule.role.organizer') : '',
                    one.role === 'participant' ? '' : t(`schedule.role.${one.role}`),
                    one.personId === me ? t('schedule.me') : '',
                  ]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </small>
                {noteOf(one) === '' ? null : <p>{noteOf(one)}</p>}
                {start === '' ? null : (
                  <p>
                    {proposal(one, start, end)}{' '}
                    {mayDo('edit', item, me) ? (
                      <button type="button" onClick={() => props.onAdopt({ start, end }, one.proposedFor)}>
                        {t('schedule.adopt')}
                      </button>
                    ) : null}
                  </p>
                )}
              </div>
              {isTask && response === 'needsAction' ? null : (
                <em data-response={response}>
                  {response === 'needsAction' ? null : (
                    <Icon name={response === 'accepted' ? 'check' : 'close'} size={14} />
                  )}
                  {t(`schedule.response.${response}`)}
                </em>
              )}
            </li>
          );
        })}
      </ul>
      {item.people.length > shownPeople && !all ? (
        <Button size="small" look="quiet" onClick={() => setAll(true)}>
          {t('schedule.morePeople', { count: item.people.length - shownPeople })}
        </Button>
      ) : null}
    </section>
  );
}
