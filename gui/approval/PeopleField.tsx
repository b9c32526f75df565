// A field that holds people: chips, and the picker to choose them.
import { useState, type JSX } from 'react';
import type { Who } from '#sdk/approval/approval-api.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Button } from '../parts/Button.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { PersonName } from '../parts/PersonName.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { useText } from '../parts/text.ts';
import { PickerDialog } from '../picker/PickerDialog.tsx';
import '../parts/people-chips.css';
import '../parts/Field.css';

type Known = Pick<Who, 'id' | 'name' | 'avatar'>;

/** `known` are people whose names are at hand already. */
export function PeopleField(props: {
  readonly label: string;
  readonly known: readonly Known[];
  readonly ids: readonly string[];
  readonly limit: number;
  readonly refused?: readonly string[];
  readonly error?: string | undefined;
  readonly onChange: (ids: readonly string[]) => void;
}): JSX.Element {
  const t = useText();
  const { ids, limit } = props;
  const [met, setMet] = useState<readonly Known[]>(props.known);
  const [open, setOpen] = useState(false);
  return (
    <div className="tg-field tg-people-field" role="group" aria-label={props.label}>
      <span className="tg-field__label">{props.label}</span>
      <div className="tg-people-field__chips">
        {ids.map((id) => {
          const person = met.find((each) => each.id === id);
          return (
            <span key={id} className="tg-people-field__chip">
              <Avatar id={id} name={person?.name ?? id} photo={person?.avatar ?? ''} size="tiny" />
              {person === undefined ? id : <PersonName name={person.name} />}
              <IconButton
                icon="close"
                size={16}
                label={t('workbench.takeOff', { name: person?.name ?? id })}
                onClick={() => props.onChange(ids.filter((each) => each !== id))}
              />
            </span>
          );
        })}
        {ids.length < limit ? (
          <Button size="small" icon="plus" onClick={() => setOpen(true)}>
            {t('workbench.approval.choosePeople')}
          </Button>
        ) : null}
      </div>
      {props.error === undefined ? null : <FieldMessage tone="error">{props.error}</FieldMessage>}
      {open ? (
        <PickerDialog
          title={props.label}
          options={{ mode: 'people', limit: limit - ids.length, already: [...ids, ...(props.refused ?? [])] }}
          onPick={async ({ people }) => {
            setMet([...met, ...people.map(({ id, name, avatar }) => ({ id, name, avatar }))]);
            props.onChange([...ids, ...people.map(({ id }) => id)]);
            return true;
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
