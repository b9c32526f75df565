// Draws what a look-up found: people, departments and groups to go to, with what matched marked.
import { useImperativeHandle, useRef, type JSX, type KeyboardEvent, type Ref } from 'react';
import type { EverythingHits } from '#sdk/api.ts';
import { areByPlace, areGuesses } from '#sdk/contacts/rules/are-guesses.ts';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { pathAbove, pathText } from '#sdk/contacts/rules/department-path.ts';
import { nameHitRanges, personHitLine } from '#sdk/contacts/rules/hit-ranges.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Tag } from '../parts/Tag.tsx';
import { useTranslator } from '../parts/text.ts';
import { Marked } from '../search/Marked.tsx';
import { PersonName } from '../parts/PersonName.tsx';

/** What the field above does with its keys: arrows walk, Enter opens; other keys are its own. */
export type FoundKeys = { readonly press: (event: KeyboardEvent) => void };

/** The id of a row; the field names the one its keys stand on. */
export const foundRowId = (list: string, index: number): string => `${list}-${index}`;

/** One Tab stop; arrows walk, Enter opens, here and from the field above. */
export function FoundList(props: {
  readonly id: string;
  readonly keys: Ref<FoundKeys>;
  /** The row the arrows stand on. */
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly found: EverythingHits;
  readonly query: string;
  readonly online: ReadonlySet<string>;
  readonly personId: string | undefined;
  readonly onOpen: (personId: string) => void;
  readonly onDepartment: (departmentId: string) => void;
  readonly onGroup: (groupId: string, name: string) => void;
}): JSX.Element {
  const { t, language } = useTranslator();
  const { id, onActive } = props;
  const list = useRef<HTMLDivElement>(null);
  const { groups } = props.found;
  const people = props.found.people.map((one) => forReader(one, language));
  const departments = props.found.departments.map((one) => forReader(one, language));
  const peopleTitle = t(
    areGuesses(props.query, props.found.people) ? 'contacts.didYouMean' : 'contacts.people',
  );
  const total = people.length + departments.length + groups.length;
  const active = Math.min(props.active, total - 1);
  const hits = people.map((person) => ({ person, ...personHitLine(person, props.query) }));
  // Where only a title or a department answers, the department is what was meant; its people follow.
  const departmentsLead = departments.length > 0 && areByPlace(props.query, props.found.people);
  const firstPerson = departmentsLead ? departments.length : 0;
  const firstDepartment = departmentsLead ? 0 : people.length;
  const open = (index: number): void => {
    const person = people[index - firstPerson];
    const department = departments[index - firstDepartment];
    if (person !== undefined) props.onOpen(person.id);
    else if (department !== undefined) props.onDepartment(department.id);
    else {
      const group = groups[index - people.length - departments.length];
      if (group !== undefined) props.onGroup(group.id, group.name);
    }
  };
  const press = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      Home: 0,
      End: total - 1,
    };
    const target = steps[event.key];
    if (target !== undefined) {
      const next = Math.max(0, Math.min(total - 1, target));
      onActive(next);
      list.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') open(active);
    else return;
    event.preventDefault();
  };
  useImperativeHandle(props.keys, () => ({ press }));
  const departmentGroup =
    departments.length === 0 ? null : (
      <div role="group" aria-label={t('contacts.departments')}>
        <h3 className="tg-contacts__group" role="presentation">
          {t('contacts.departments')}
        </h3>
        {departments.map((department, at) => (
          <div
            key={department.id}
            id={foundRowId(id, firstDepartment + at)}
            role="option"
            className="tg-found-row"
            aria-selected={false}
            data-active={firstDepartment + at === active || undefined}
            onClick={() => props.onDepartment(department.id)}
          >
            <span className="tg-found-row__sign">
              <Icon name="people" size={18} />
            </span>
            <span className="tg-found-row__text">
              <b>
                <span className="tg-truncate" lang={textLanguage(department.name)}>
                  <Marked text={department.name} ranges={nameHitRanges(department.name, '', props.query)} />
                </span>
              </b>
              <span className="tg-truncate" title={pathText(department.fullPath)}>
                {pathAbove(department.fullPath)}
              </span>
            </span>
          </div>
        ))}
      </div>
    );
  return (
    <div
      ref={list}
      id={id}
      className="tg-list-rows tg-contacts"
      role="listbox"
      tabIndex={0}
      aria-label={t('contacts.title')}
      aria-activedescendant={foundRowId(id, active)}
      onKeyDown={press}
    >
      {departmentsLead ? departmentGroup : null}
      {people.length === 0 ? null : (
        <div role="group" aria-label={peopleTitle}>
          <h3 className="tg-contacts__group" role="presentation">
            {peopleTitle}
          </h3>
          {hits.map(({ person, ranges, detail, detailRanges }, at) => (
            <div
              key={person.id}
              id={foundRowId(id, firstPerson + at)}
              role="option"
              className="tg-found-row"
              aria-selected={person.id === props.personId}
              data-active={firstPerson + at === active || undefined}
              onClick={() => {
                onActive(firstPerson + at);
                open(firstPerson + at);
              }}
            >
              <Avatar
                id={person.id}
                name={person.name}
                photo={person.avatar}
                online={props.online.has(person.id)}
              />
              <span className="tg-found-row__text">
                <b>
                  <span className="tg-truncate" lang={textLanguage(person.name)}>
                    <PersonName name={person.name}>
                      <Marked text={person.name} ranges={ranges} />
                    </PersonName>
                  </span>
                  {person.removed ? <Tag tone="plain">{t('contacts.removed')}</Tag> : null}
                </b>
                <span className="tg-truncate" title={detail}>
                  <Marked text={detail} ranges={detailRanges} />
                </span>
              </span>
            </div>
          ))}
        </div>
      )}
      {departmentsLead ? null : departmentGroup}
      {groups.length === 0 ? null : (
        <div role="group" aria-label={t('contacts.groupsFound')}>
          <h3 className="tg-contacts__group" role="presentation">
            {t('contacts.groupsFound')}
          </h3>
          {groups.map((group, at) => {
            const index = people.length + departments.length + at;
            return (
              <div
                key={group.id}
                id={foundRowId(id, index)}
                role="option"
                className="tg-found-row"
                aria-selected={false}
                data-active={index === active || undefined}
                onClick={() => props.onGroup(group.id, group.name)}
              >
                <Avatar id={group.chatId} name={group.name} photo={group.avatar} kind="group" />
                <span className="tg-found-row__text">
                  <b>
                    <span className="tg-truncate" lang={textLanguage(group.name)}>
                      <Marked text={group.name} ranges={nameHitRanges(group.name, '', props.query)} />
                    </span>
                  </b>
                  <span className="tg-truncate">{t('contacts.headcount', { count: group.memberCount })}</span>
                </span>
              </div>
            );
          })}
        </div>
      )}
    </div>
  );
}
