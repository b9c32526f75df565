// A day of several people on paper: when each of them is busy, with what where one may know it.
import type { JSX } from 'react';
import type { Occurrence } from '#sdk/api.ts';
import { nameText } from '#sdk/locales/name-text.ts';
import { clockText } from '#sdk/locales/time-text.ts';
import { busyTitle } from '#sdk/schedule/screens/busy-titles.ts';
import type { ScheduleSnapshot } from '#sdk/schedule/screens/schedule.ts';
import { useDesk } from '../../ground/app-parts.ts';
import { useTranslator } from '../../parts/text.ts';

/** The table. */
export function PrintPeople(props: {
  readonly snapshot: ScheduleSnapshot;
  readonly occurrences: readonly Occurrence[];
}): JSX.Element {
  const { person } = useDesk();
  const translator = useTranslator();
  const { t } = translator;
  const { beside, besideBusy } = props.snapshot;
  const people = [{ id: person.id, name: person.name }, ...beside];
  return (
    <table className="tg-print-table">
      <tbody>
        {people.map(({ id, name }) => (
          <tr key={id}>
            <th scope="row">{nameText(translator, name)}</th>
            <td>
              <ul>
                {(besideBusy.find((one) => one.personId === id)?.busy ?? []).map((time) => (
                  <li key={`${time.start} ${time.end}`}>
                    <span className="tg-number">
                      {clockText(translator, time.start)}–{clockText(translator, time.end)}
                    </span>{' '}
                    {busyTitle(props.occurrences, { id, isOneself: id === person.id }, time) ??
                      t('schedule.busy')}
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
