// A field that says whom something is for: everybody, or departments and people as chips.
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { useState, type JSX } from 'react';
import type { Audience } from '#sdk/announcements/announcements-api.ts';
import type { Department } from '#sdk/api.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { Checkbox } from '../parts/Checkbox.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { useTranslator } from '../parts/text.ts';
import { PickerDialog } from '../picker/PickerDialog.tsx';
import '../parts/people-chips.css';
import '../parts/Field.css';
import './announcements.css';

/** Departments keep standing for their people, so they are found here and not turned into people. */
export function AudienceField(props: {
  /** What it is for; whom an announcement is for without it. */
  readonly label?: string;
  readonly audience: readonly Audience[];
  readonly onChange: (audience: readonly Audience[]) => void;
}): JSX.Element {
  const { audience, onChange } = props;
  const { office } = useApp();
  const { t, language } = useTranslator();
  const notify = useNotify();
  const label = props.label ?? t('workbench.announcement.audience');
  const [people, setPeople] = useState(false);
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<
    readonly Pick<Department, 'id' | 'name' | 'nameEn' | 'fullPath' | 'fullPathEn'>[]
  >([]);
  const isEverybody = audience.some(({ kind }) => kind === 'everybody');
  const search = (text: string): void => {
    setTyped(text);
    if (text.trim() === '') return setFound([]);
    void notify.attempt(async () => setFound((await office.contacts.search(text)).departments.slice(0, 6)));
  };
  const nameOf = (one: Audience): string => forReader(one, language).name || (one.id ?? '');
  const add = (one: Audience): void => {
    if (!audience.some(({ kind, id }) => kind === one.kind && id === one.id)) onChange([...audience, one]);
  };
  return (
    <div className="tg-field" role="group" aria-label={label}>
      <span className="tg-field__label">{label}</span>
      <Checkbox
        checked={isEverybody}
        onChange={(checked) => onChange(checked ? [{ kind: 'everybody' }] : [])}
      >
        {t('workbench.announcement.everybody')}
      </Checkbox>
      {isEverybody ? null : (
        <>
          <div className="tg-audience">
            {audience.map((one) => (
              <span key={`${one.kind} ${one.id}`} className="tg-people-field__chip">
                {nameOf(one)}
                <IconButton
                  icon="close"
                  size={16}
                  label={t('workbench.takeOff', { name: nameOf(one) })}
                  onClick={() => onChange(audience.filter((each) => each !== one))}
                />
              </span>
            ))}
            <Button size="small" icon="plus" onClick={() => setPeople(true)}>
              {t('workbench.approval.choosePeople')}
            </Button>
          </div>
          <SearchBox
            value={typed}
            placeholder={t('workbench.announcement.chooseAudience')}
            onChange={search}
          />
          {found
            .map((one) => forReader(one, language))
            .map((department) => (
              <button
                key={department.id}
                type="button"
                className="tg-audience__found"
                onClick={() => {
                  add({ kind: 'department', id: department.id, name: department.name });
                  setTyped('');
                  setFound([]);
                }}
              >
                {department.fullPath === '' ? department.name : department.fullPath}
              </button>
            ))}
        </>
      )}
      {people ? (
        <PickerDialog
          title={label}
          options={{ mode: 'people', limit: 200 }}
          onPick={async (picked) => {
            const added = picked.people.map(({ id, name }) => ({ kind: 'person' as const, id, name }));
            onChange([
              ...audience,
              ...added.filter(({ id }) => !audience.some((one) => one.kind === 'person' && one.id === id)),
            ]);
            return true;
          }}
          onClose={() => setPeople(false)}
        />
      ) : null}
    </div>
  );
}
