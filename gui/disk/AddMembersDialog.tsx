// Adds members to a task that has begun: each gets a folder of their own.
import { useId, useState, type JSX } from 'react';
import type { DiskTask } from '#sdk/api.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { GranteeField, type Grantee } from '../parts/GranteeField.tsx';
import { useTranslator } from '../parts/text.ts';
import { useFindPeople } from './useFindPeople.ts';

/** `onAdded` is called when they are in. */
export function AddMembersDialog(props: {
  readonly task: DiskTask;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}): JSX.Element {
  const { task } = props;
  const { office } = useApp();
  const { t } = useTranslator();
  const notify = useNotify();
  const titleId = useId();
  const [members, setMembers] = useState<readonly Grantee[]>([]);
  const [busy, setBusy] = useState(false);
  const there = new Set([task.starterId, ...task.members.map(({ id }) => id)]);
  const find = useFindPeople(there);
  const add = async (): Promise<void> => {
    setBusy(true);
    const memberIds = members.map(({ id }) => id);
    const worked = await notify.attempt(async () => {
      await office.disk.addTaskMembers({ id: task.id, memberIds });
    });
    setBusy(false);
    if (!worked) return;
    notify.done({ key: 'disk.membersAdded' });
    props.onAdded();
  };
  return (
    <Dialog isOpen onClose={props.onClose} aria-labelledby={titleId} transitionDuration={180}>
      <form
        className="tg-dialog tg-disk-task"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <h2 id={titleId} className="tg-truncate" title={task.title}>
          {t('disk.addMembersTo', { name: task.title })}
        </h2>
        <GranteeField
          label={t('disk.taskMembers')}
          placeholder={t('disk.taskMembersHint')}
          picked={members}
          onChange={setMembers}
          find={find}
        />
        <p className="tg-disk-hint">{t('disk.addMembersHint')}</p>
        <div className="tg-dialog__acts">
          <Button onClick={props.onClose}>{t('disk.cancel')}</Button>
          <Button type="submit" look="primary" busy={busy} disabled={members.length === 0}>
            {t('disk.addMembers')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
