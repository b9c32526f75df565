// People of an item by their role: one executor of a task, participants, informed.
import { useState, type JSX } from 'react';
import type { PersonRole } from '#sdk/api.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Button } from '../parts/Button.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { useText } from '../parts/text.ts';
import { PickerDialog } from '../picker/PickerDialog.tsx';

/** Somebody in an item. */
export type Invited = { readonly id: string; readonly name: string; readonly role: PersonRole };

/** The field. */
export function PeopleField(props: {
  readonly isTask: boolean;
  readonly people: readonly Invited[];
  /** Groups come where they were picked as a whole: who joins one later is asked too. */
  readonly onChange: (people: readonly Invited[], groups?: readonly string[]) => void;
}): JSX.Element {
  const { isTask, people, onChange } = props;
  const t = useText();
  const [picking, setPicking] = useState<PersonRole>();
  const roles: readonly PersonRole[] = isTask
    ? ['executor', 'participant', 'informed']
    : ['participant', 'informed'];
  const label = {
    executor: 'schedule.field.executor',
    participant: 'schedule.field.people',
    informed: 'schedule.field.informed',
  } as const;
  return (
    <>
      {roles.map((role) => (
        <div key={role} className="tg-item-form__people">
          <span>{t(label[role])}</span>
          {people
            .filter((one) => one.role === role)
            .map((one) => (
              <span key={one.id} className="tg-item-form__person">
                <Avatar id={one.id} name={one.name} size="tiny" />
                {one.name}
                <IconButton
                  icon="close"
                  size={16}
                  label={`${t('schedule.act.remove')} · ${one.name}`}
                  onClick={() => onChange(people.filter(({ id }) => id !== one.id))}
                />
              </span>
            ))}
          <Button size="small" icon="plus" onClick={() => setPicking(role)}>
            {t(role === 'executor' ? 'schedule.chooseExecutor' : 'schedule.choosePeople')}
          </Button>
        </div>
      ))}
      {picking === undefined ? null : (
        <PickerDialog
          title={t(picking === 'executor' ? 'schedule.chooseExecutor' : 'schedule.choosePeople')}
          options={{
            mode: 'people',
            single: picking === 'executor',
            already: picking === 'executor' ? [] : people.map(({ id }) => id),
          }}
          onPick={async (picked) => {
            const added = picked.people.map(({ id, name }) => ({ id, name, role: picking }));
            const ids = new Set(added.map(({ id }) => id));
            const others = people.filter(
              (one) => !ids.has(one.id) && !(picking === 'executor' && one.role === 'executor'),
            );
            const wholes = picking === 'participant' ? picked.wholes.map(({ id }) => id) : [];
            onChange([...others, ...added], wholes);
            return true;
          }}
          onClose={() => setPicking(undefined)}
        />
      )}
    </>
  );
}
