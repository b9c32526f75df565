// The table of people: chosen by a box, opened by their name; columns give way where there is no room.
import type { JSX } from 'react';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import type { AdminPerson } from '#sdk/admin/admin-api.ts';
import type { PeopleTableScreen } from '#sdk/admin/screens/people-table.ts';
import { rowTime } from '#sdk/locales/time-text.ts';
import { useNow } from '../ground/useNow.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { useTranslator } from '../parts/text.ts';
import { PersonName } from '../parts/PersonName.tsx';

/** Rows keep who is chosen by who they are, however the list moves. */
export function PeopleTable(props: {
  readonly screen: PeopleTableScreen;
  readonly rows: readonly AdminPerson[];
  readonly chosen: ReadonlySet<string>;
}): JSX.Element {
  const { screen, rows, chosen } = props;
  const translator = useTranslator();
  const { t } = translator;
  const now = useNow();
  const all = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  return (
    <div className="tg-admin__table">
      <table>
        <thead>
          <tr>
            <th className="tg-admin__check">
              <input
                type="checkbox"
                aria-label={t('admin.person.all')}
                checked={all}
                onChange={(event) => screen.chooseAll(event.target.checked)}
              />
            </th>
            <th>{t('admin.person.name')}</th>
            <th data-narrow="no">{t('admin.person.loginName')}</th>
            <th data-narrow="no">{t('admin.person.department')}</th>
            <th data-narrow="no">{t('admin.person.role')}</th>
            <th data-narrow="no">{t('admin.person.lastActive')}</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .map((told) => forReader(told, translator.language))
            .map((person) => (
              <tr key={person.id} aria-selected={chosen.has(person.id)}>
                <td className="tg-admin__check">
                  <input
                    type="checkbox"
                    aria-label={person.name}
                    checked={chosen.has(person.id)}
                    onChange={(event) => screen.choose(person.id, event.target.checked)}
                  />
                </td>
                <td>
                  <button type="button" className="tg-admin__who" onClick={() => screen.open(person.id)}>
                    <Avatar id={person.id} name={person.name} photo="" size="small" />
                    <span>
                      <b className="tg-truncate">
                        <PersonName name={person.name} />
                      </b>
                      <small className="tg-truncate">
                        {person.title === '' ? person.departmentPath : person.title}
                      </small>
                    </span>
                  </button>
                </td>
                <td data-narrow="no">{person.loginName}</td>
                <td data-narrow="no" className="tg-admin__path" title={person.departmentPath}>
                  {person.departmentPath.split('/').slice(-2).join(' / ')}
                </td>
                <td data-narrow="no">
                  {person.role === 'member' ? '' : t(`admin.roleName.${person.role}`)}
                  {person.source === 'directory' ? ` ${t('admin.person.fromDirectory')}` : ''}
                </td>
                <td data-narrow="no" className="tg-number">
                  {person.lastActive == null
                    ? t('admin.person.never')
                    : rowTime(translator, person.lastActive, now)}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
