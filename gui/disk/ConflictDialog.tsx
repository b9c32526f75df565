// Asks what becomes of things whose names are taken at the target: each one, or all the same way (spec §5).
import { useId, useState, type JSX } from 'react';
import type { DiskConflict } from '#sdk/api.ts';
import { fileHue, fileIcon } from '../files/file-hue.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Select } from '../parts/Select.tsx';
import { useTranslator } from '../parts/text.ts';
import type { Undecided } from './useRelocation.ts';
import '../parts/ConfirmDialog.css';

/** Rows that are shown one by one; the others go the way of all. */
const maxShown = 100;
const ways = ['skip', 'rename', 'replace'] as const satisfies readonly DiskConflict[];

/** Nothing is replaced unless somebody says so: keeping both is offered first. */
export function ConflictDialog(props: {
  readonly undecided: Undecided;
  readonly onClose: () => void;
  /** Gives up what was begun; without it the button only closes. */
  readonly onCancel?: () => void;
}): JSX.Element {
  const { taken, decide } = props.undecided;
  const { t } = useTranslator();
  const titleId = useId();
  const [all, setAll] = useState<DiskConflict>('rename');
  const [single, setSingle] = useState<Readonly<Record<string, DiskConflict>>>({});
  const choices = ways.map((value) => ({ value, label: t(`files.conflict.${value}`) }));
  return (
    <Dialog isOpen onClose={props.onClose} aria-labelledby={titleId} transitionDuration={180}>
      <form
        className="tg-dialog tg-disk-conflicts"
        onSubmit={(event) => {
          event.preventDefault();
          decide(
            Object.fromEntries(taken.map(({ id }) => [id, single[id] ?? all])),
            Object.keys(single).length === 0 ? all : undefined,
          );
        }}
      >
        <h2 id={titleId}>{t('disk.conflicts', { count: taken.length })}</h2>
        <p>{t('disk.conflictsDetail')}</p>
        {taken.length < 2 ? null : (
          <label className="tg-disk-conflicts__all">
            <span>{t('disk.forAll')}</span>
            <Select
              label={t('disk.forAll')}
              value={all}
              choices={choices}
              onChoose={(value) => {
                setAll(value as DiskConflict);
                setSingle({});
              }}
            />
          </label>
        )}
        <ul>
          {taken.slice(0, maxShown).map(({ id, name }) => (
            <li key={id}>
              <span className="tg-disk-tile" data-hue={fileHue(name)}>
                <Icon name={fileIcon(name)} size={18} />
              </span>
              <span className="tg-truncate" title={name}>
                {name}
              </span>
              <Select
                label={name}
                value={single[id] ?? all}
                choices={choices}
                onChoose={(value) => setSingle({ ...single, [id]: value as DiskConflict })}
              />
            </li>
          ))}
        </ul>
        {taken.length <= maxShown ? null : (
          <p className="tg-disk-hint">{t('disk.conflictsMore', { count: taken.length - maxShown })}</p>
        )}
        <div className="tg-dialog__acts">
          <Button onClick={props.onCancel ?? props.onClose}>{t('disk.cancel')}</Button>
          <Button type="submit" look="primary" autoFocus>
            {t('disk.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
