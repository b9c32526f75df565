// The organisation cache (spec §3) and the keys people are found by.
import type { Driver, SqlRow } from '../driver.ts';
import { nameKeys, nameQueryKey } from '../names-search.ts';
import type { OrganisationDepartmentRow, OrganisationPersonRow } from '../rows.ts';
import type { Store } from '../store.ts';
import { type Column, id, insertSql, integer, mapping, text, toSqlId } from './column.ts';

/** `delFlag` as the user centre writes it; reading: "2" removed, "0" present. */
const removedFlag: Column<boolean> = {
  name: 'delFlag',
  write: (removed) => (removed ? '2' : '0'),
  read: (value) => value === '2',
};

const department = mapping<OrganisationDepartmentRow>({
  id: id('objId'),
  label: text('label'),
  createTime: integer('create_time'),
  type: text('type'),
  title: text('title'),
  departmentName: text('deptName'),
});
const person = mapping<Omit<OrganisationPersonRow, 'pinyin' | 'titleEn' | 'departmentNameEn'>>({
  id: id('objId'),
  label: text('label'),
  departmentId: id('related_dept_id'),
  createTime: integer('create_time'),
  title: text('title'),
  type: text('type'),
  loginName: text('userName'),
  departmentName: text('deptName'),
  removed: removedFlag,
});

/** With what lies beside it: the spec's table has no columns for words in English and for readings. */
function personOf(found: SqlRow): OrganisationPersonRow {
  const row = person.row(found);
  const { title_en: title, department_en: departmentName, pinyin } = found;
  return {
    ...row,
    ...(title !== null && { titleEn: String(title), departmentNameEn: String(departmentName) }),
    ...(pinyin !== null && { pinyin: String(pinyin) }),
  };
}

/** Opens the organisation cache. */
export function openOrganisation(driver: Driver): Store['organisation'] {
  const insertDepartment = driver.prepare(insertSql('organisation_department', department.names, 'INSERT'));
  const insertPerson = driver.prepare(insertSql('organisation_user', person.names, 'INSERT'));
  const insertEnglish = driver.prepare('INSERT INTO person_english VALUES (?, ?, ?)');
  const dropEnglish = driver.prepare('DELETE FROM person_english WHERE person_id = +?');
  const insertReading = driver.prepare('INSERT INTO person_reading VALUES (?, ?)');
  const dropReading = driver.prepare('DELETE FROM person_reading WHERE person_id = +?');
  const dropKeys = driver.prepare('DELETE FROM person_key WHERE person_id = +?');
  const addKey = driver.prepare('INSERT OR REPLACE INTO person_key (key, person_id) VALUES (?, ?)');
  const columns = 'u.*, title_en, department_en, pinyin';
  const beside =
    'LEFT JOIN person_english e ON e.person_id = u.objId LEFT JOIN person_reading r ON r.person_id = u.objId';
  const one = driver.prepare(`SELECT ${columns} FROM organisation_user u ${beside} WHERE u.objId = +?`);
  const some = driver.prepare(
    `SELECT ${columns} FROM organisation_user u ${beside} WHERE u.delFlag <> '2' ORDER BY u.objId LIMIT +?`,
  );
  // In the order of the keys, which needs no sorting: the shortest key that fits comes first.
  const find = driver.prepare(
    `SELECT ${columns} FROM person_key k CROSS JOIN organisation_user u ON u.objId = k.person_id
     ${beside}
     WHERE k.key >= +? AND k.key < +? AND u.delFlag <> '2' ORDER BY k.key, k.person_id LIMIT +? OFFSET +?`,
  );

  /** A person stands there once per key that fits, so more rows are read until enough people are found. */
  function search(key: string, limit: number): OrganisationPersonRow[] {
    const people = new Map<string, OrganisationPersonRow>();
    for (let offset = 0; people.size < limit; offset += limit) {
      const rows = find.all(key, `${key}\u{10ffff}`, limit, offset);
      for (const row of rows.map(personOf)) if (people.size < limit) people.set(row.id, row);
      if (rows.length < limit) break;
    }
    return [...people.values()];
  }

  return {
    putDepartments: (rows) =>
      driver.transaction(() => {
        for (const row of rows) insertDepartment.run(...department.values(row));
      }),
    putPeople: (rows) =>
      driver.transaction(() => {
        for (const row of rows) {
          insertPerson.run(...person.values(row));
          const personId = toSqlId(row.id);
          dropKeys.run(personId);
          const { titleEn = '', departmentNameEn = '', pinyin = '' } = row;
          dropReading.run(personId);
          if (pinyin !== '') insertReading.run(personId, pinyin);
          dropEnglish.run(personId);
          if (titleEn !== '' || departmentNameEn !== '')
            insertEnglish.run(personId, titleEn, departmentNameEn);
          const names = [row.label, row.loginName, titleEn, departmentNameEn];
          for (const key of nameKeys({ names, pinyin })) addKey.run(key, personId);
        }
      }),
    person(personId) {
      const found = one.get(toSqlId(personId));
      return found === undefined ? undefined : personOf(found);
    },
    people(most) {
      const rows = some.all(most + 1);
      return rows.length > most ? undefined : rows.map(personOf);
    },
    searchPeople(prefix, limit) {
      const key = nameQueryKey(prefix);
      return key === '' || limit <= 0 ? [] : search(key, limit);
    },
  };
}
