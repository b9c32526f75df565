// Starts a task folder: its title, its members, and the folders it begins with, one path a line.
import { useId, useState, type JSX } from 'react';
import type { DiskNode } from '#sdk/api.ts';
import { nameProblem } from '#sdk/disk/rules/disk-names.ts';
import { asOfficeError } from '#sdk/errors.ts';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Field } from '../parts/Field.tsx';
import { GranteeField, type Grantee } from '../parts/GranteeField.tsx';
import { useTranslator } from '../parts/text.ts';
import { useFindPeople } from './useFindPeople.ts';

/** `onStarted` gets the task's own folder. */
export function StartTaskDialog(props: {
  readonly onStarted: (root: DiskNode) => void;
  readonly onClose: () => void;
}): JSX.Element {
  const { office } = useApp();
  const translator = useTranslator();
  const { t } = translator;
  const titleId = useId();
  const pathsId = useId();
  const [title, setTitle] = useState('');
  const [members, setMembers] = useState<readonly Grantee[]>([]);
  const [paths, setPaths] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const find = useFindPeople();
  const start = async (): Promise<void> => {
    const wrong = title.trim() === '' ? ('diskNameForbidden' as const) : nameProblem(title);
    if (wrong !== undefined)
      return setProblem(errorText(translator, { code: wrong, params: { name: title } }));
    setBusy(true);
    try {
      const lines = paths.split('\n').map((line) => line.trim());
      const root = await office.disk.startTask({
        title: title.trim(),
        memberIds: members.map(({ id }) => id),
        paths: lines.filter((line) => line !== ''),
      });
      props.onStarted(root);
    } catch (error) {
      setProblem(errorText(translator, asOfficeError(error).data));
      setBusy(false);
    }
  };
  return (
    <Dialog isOpen onClose={props.onClose} aria-labelledby={titleId} transitionDuration={180}>
      <form
        className="tg-dialog tg-disk-task"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <h2 id={titleId}>{t('disk.newTask')}</h2>
        <Field
          label={t('disk.taskTitle')}
          value={title}
          onChange={(value) => {
            setTitle(value);
            setProblem(undefined);
          }}
          autoFocus
          error={problem}
        />
        <span className="tg-field__label">{t('disk.taskMembers')}</span>
        <GranteeField
          label={t('disk.taskMembers')}
          placeholder={t('disk.taskMembersHint')}
          picked={members}
          onChange={setMembers}
          find={find}
        />
        <label className="tg-field__label" htmlFor={pathsId}>
          {t('disk.taskPaths')}
        </label>
        <textarea
          id={pathsId}
          rows={3}
          value={paths}
          placeholder={t('disk.taskPathsHint')}
          onChange={(event) => setPaths(event.target.value)}
        />
        <div className="tg-dialog__acts">
          <Button onClick={props.onClose}>{t('disk.cancel')}</Button>
          <Button type="submit" look="primary" busy={busy} disabled={members.length === 0}>
            {t('disk.start')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
