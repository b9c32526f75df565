// Looks after who takes part in a task that has begun: more members, each with a folder of their own, and some taken out.
import { useId, useState, type JSX } from 'react';
import type { DiskTask } from '#sdk/api.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { GranteeField, type Grantee } from '../parts/GranteeField.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { useTranslator } from '../parts/text.ts';
import { useFindPeople } from './useFindPeople.ts';

/** `onChanged` is called when it is as it was asked for. */
export function TaskMembersDialog(props: {
  readonly task: DiskTask;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}): JSX.Element {
  const { task } = props;
  const { office } = useApp();
  const { t } = useTranslator();
  const notify = useNotify();
  const titleId = useId();
  const [members, setMembers] = useState<readonly Grantee[]>([]);
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const there = new Set([task.starterId, ...task.members.map(({ id }) => id)]);
  const find = useFindPeople(there);
  const toggle = (id: string): void => {
    const next = new Set(leaving);
    if (!next.delete(id)) next.add(id);
    setLeaving(next);
  };
  const save = async (): Promise<void> => {
    setBusy(true);
    const worked = await notify.attempt(async () => {
      if (leaving.size > 0) await office.disk.removeTaskMembers({ id: task.id, memberIds: [...leaving] });
      setLeaving(new Set());
      const memberIds = members.map(({ id }) => id);
      if (memberIds.length > 0) await office.disk.addTaskMembers({ id: task.id, memberIds });
    });
    setBusy(false);
    if (!worked) return;
    notify.done({ key: 'disk.membersChanged' });
    props.onChanged();
  };
  return (
    <Dialog isOpen onClose={props.onClose} aria-labelledby={titleId} transitionDuration={180}>
      <form
        className="tg-dialog tg-disk-task"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <h2 id={titleId} className="tg-truncate" title={task.title}>
          {t('disk.membersOf', { name: task.title })}
        </h2>
        <ul className="tg-disk-members" aria-label={t('disk.taskMembers')}>
          {task.members.map(({ id, name, files }) => (
            <li key={id} data-leaving={leaving.has(id) || undefined}>
              <span className="tg-truncate" title={name}>
                {name}
              </span>
              <span className="tg-number">
                {leaving.has(id) ? t('disk.memberLeaves') : t('disk.taskFiles', { count: files })}
              </span>
              <IconButton
                icon={leaving.has(id) ? 'undo' : 'close'}
                size={16}
                label={t(leaving.has(id) ? 'disk.keepMember' : 'disk.removeMember', { name })}
                onClick={() => toggle(id)}
              />
            </li>
          ))}
        </ul>
        <GranteeField
          label={t('disk.addMembers')}
          placeholder={t('disk.addMembers')}
          picked={members}
          onChange={setMembers}
          find={find}
        />
        <p className="tg-disk-hint">{t('disk.membersHint')}</p>
        <div className="tg-dialog__acts">
          <Button onClick={props.onClose}>{t('disk.cancel')}</Button>
          <Button
            type="submit"
            look="primary"
            busy={busy}
            disabled={members.length === 0 && leaving.size === 0}
          >
            {t('disk.saveMembers')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
