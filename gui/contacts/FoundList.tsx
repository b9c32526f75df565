// Draws what a look-up found: departments to go to, people with what matched marked.
import { useId, useRef, useState, type JSX, type KeyboardEvent } from 'react';
import type { Department, Person } from '#sdk/api.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Tag } from '../parts/Tag.tsx';
import { useText } from '../parts/text.ts';
import { nameRanges } from '#sdk/search/highlight.ts';
import { Marked } from '../search/Marked.tsx';

/** One Tab stop; arrows walk, Enter opens. */
export function FoundList(props: {
  readonly found: { readonly people: readonly Person[]; readonly departments: readonly Department[] };
  readonly query: string;
  readonly online: ReadonlySet<string>;
  readonly personId: string | undefined;
  readonly onOpen: (personId: string) => void;
  readonly onDepartment: (departmentId: string) => void;
}): JSX.Element {
  const t = useText();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const { people, departments } = props.found;
  const total = people.length + departments.length;
  const open = (index: number): void => {
    const person = people[index];
    const department = departments[index - people.length];
    if (person !== undefined) props.onOpen(person.id);
    else if (department !== undefined) props.onDepartment(department.id);
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
      setActive(next);
      list.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') open(active);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={list}
      className="tg-list-rows tg-contacts"
      role="listbox"
      tabIndex={0}
      aria-label={t('contacts.title')}
      aria-activedescendant={`${id}-${active}`}
      onKeyDown={press}
    >
      {people.length === 0 ? null : (
        <div role="group" aria-label={t('contacts.people')}>
          <h3 className="tg-contacts__group">{t('contacts.people')}</h3>
          {people.map((person, at) => (
            <div
              key={person.id}
              id={`${id}-${at}`}
              role="option"
              className="tg-found-row"
              aria-selected={person.id === props.personId}
              data-active={at === active || undefined}
              onClick={() => {
                setActive(at);
                open(at);
              }}
            >
              <Avatar
                id={person.id}
                name={person.name}
                photo={person.avatar}
                online={props.online.has(person.id)}
              />
              <span className="tg-found-row__text">
                <b className="tg-truncate">
                  <Marked text={person.name} ranges={nameRanges(person.name, props.query)} />
                  {person.removed ? <Tag tone="plain">{t('contacts.removed')}</Tag> : null}
                </b>
                <span className="tg-truncate">
                  {[person.departmentName, person.title].filter(Boolean).join(' · ')}
                </span>
              </span>
            </div>
          ))}
        </div>
      )}
      {departments.length === 0 ? null : (
        <div role="group" aria-label={t('contacts.departments')}>
          <h3 className="tg-contacts__group">{t('contacts.departments')}</h3>
          {departments.map((department, at) => (
            <div
              key={department.id}
              id={`${id}-${people.length + at}`}
              role="option"
              className="tg-found-row"
              aria-selected={false}
              data-active={people.length + at === active || undefined}
              onClick={() => props.onDepartment(department.id)}
            >
              <span className="tg-found-row__sign">
                <Icon name="people" size={18} />
              </span>
              <span className="tg-found-row__text">
                <b className="tg-truncate">
                  <Marked text={department.name} ranges={nameRanges(department.name, props.query)} />
                </b>
                <span className="tg-truncate">{department.fullPath}</span>
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
