// Tasks on paper: a box to tick, who does it, when it is due, how far it is.
import type { JSX } from 'react';
import { nameText } from '#sdk/locales/name-text.ts';
import { momentText } from '#sdk/locales/time-text.ts';
import type { ScheduleSnapshot } from '#sdk/schedule/screens/schedule.ts';
import { useNow } from '../../ground/useNow.ts';
import { useTranslator } from '../../parts/text.ts';

/** The table. */
export function PrintTasks({ snapshot }: { readonly snapshot: ScheduleSnapshot }): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const now = useNow();
  if (snapshot.tasks.length === 0) return <p>{t('schedule.noTasks')}</p>;
  return (
    <table className="tg-print-table">
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {t('schedule.field.title')}
          </th>
          <th scope="col">{t('schedule.role.executor')}</th>
          <th scope="col">{t('schedule.field.due')}</th>
          <th scope="col">{t('schedule.progress')}</th>
        </tr>
      </thead>
      <tbody>
        {snapshot.tasks.map((task) => (
          <tr key={task.id} data-done={task.status !== 'confirmed' || undefined}>
            <td>
              <span className="tg-print-row__box" />
            </td>
            <td>{task.title}</td>
            <td>{nameText(translator, task.people.find(({ role }) => role === 'executor')?.name ?? '')}</td>
            <td className="tg-number">{momentText(translator, snapshot.taskDues.get(task.id) ?? 0, now)}</td>
            <td className="tg-number">{task.progress}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
