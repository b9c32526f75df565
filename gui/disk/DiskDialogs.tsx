// Draws the dialog that stands open on the disk's page.
import type { JSX } from 'react';
import { useNavigate } from 'react-router';
import type { DiskFolderScreen } from '#sdk/disk/screens/disk-folder.ts';
import { useApp } from '../ground/app-parts.ts';
import { Confirm } from '../ground/Confirm.tsx';
import { useNotify } from '../ground/useNotify.ts';
import { useTranslator } from '../parts/text.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DiskPreview } from './DiskPreview.tsx';
import { FolderTreeDialog } from './FolderTreeDialog.tsx';
import { AuthoriseDialog, LinkDialog, ShareDialog } from './GivingDialogs.tsx';
import { StartTaskDialog } from './StartTaskDialog.tsx';
import type { DiskVerbs } from './useDiskActs.ts';
import { TaskMembersDialog } from './TaskMembersDialog.tsx';
import { useTelling } from './useTelling.ts';
import { addressOf } from './views.ts';

/** At most one of them, and the question about names that are taken. */
export function DiskDialogs(props: {
  readonly screen: DiskFolderScreen;
  readonly verbs: DiskVerbs;
}): JSX.Element {
  const { screen, verbs } = props;
  const { office } = useApp();
  const { t } = useTranslator();
  const notify = useNotify();
  const navigate = useNavigate();
  const tell = useTelling();
  const { open, setOpen, relocation } = verbs;
  const close = (): void => setOpen(undefined);
  const purge = async (ids: readonly string[]): Promise<void> => {
    close();
    await notify.attempt(async () => tell(await office.disk.purge(ids), 'disk.purged'));
    await screen.reload();
  };
  const endTask = async (rootId: string): Promise<void> => {
    close();
    const task = screen.getSnapshot().tasks.find((one) => one.rootId === rootId);
    if (task !== undefined) await notify.attempt(() => office.disk.closeTask(task.id));
    await screen.reload();
  };
  const joined =
    open?.what === 'members'
      ? screen.getSnapshot().tasks.find(({ rootId }) => rootId === open.row.id)
      : undefined;
  const isPurge = open?.what === 'purge';
  const isEnd = open?.what === 'closeTask';
  return (
    <>
      {open?.what === 'move' || open?.what === 'copy' ? (
        <FolderTreeDialog
          label={t(open.what === 'move' ? 'disk.moveTo' : 'disk.copyTo')}
          moving={open.what === 'move' ? open.rows : []}
          onClose={close}
          onChoose={(target) => {
            close();
            void relocation.relocate(open.rows, target.id, open.what === 'copy');
          }}
        />
      ) : null}
      {open?.what === 'share' ? <ShareDialog rows={open.rows} onClose={close} /> : null}
      {open?.what === 'link' ? <LinkDialog row={open.row} onClose={close} /> : null}
      {open?.what === 'authorise' ? <AuthoriseDialog row={open.row} onClose={close} /> : null}
      {open?.what === 'preview' ? (
        <DiskPreview
          row={open.row}
          beside={screen.getSnapshot().rows.filter(({ isFolder }) => !isFolder)}
          onShow={(row) => setOpen({ what: 'preview', row })}
          onClose={close}
        />
      ) : null}
      {open?.what === 'newTask' ? (
        <StartTaskDialog
          onClose={close}
          onStarted={(root) => {
            close();
            void navigate(addressOf('task', root.id));
          }}
        />
      ) : null}
      {joined === undefined ? null : (
        <TaskMembersDialog
          task={joined}
          onClose={close}
          onChanged={() => {
            close();
            void screen.reload();
          }}
        />
      )}
      {relocation.undecided === undefined ? null : (
        <ConflictDialog undecided={relocation.undecided} onClose={relocation.leave} />
      )}
      <Confirm
        open={isPurge}
        destructive
        title={t('disk.purge')}
        act={t('disk.purge')}
        onClose={close}
        onConfirm={() => (isPurge ? void purge(open.rows.map(({ id }) => id)) : undefined)}
      >
        {!isPurge
          ? ''
          : open.rows.length === 1
            ? t('disk.purgeQuestion', { name: open.rows[0]?.name ?? '' })
            : t('disk.purgeMany', { count: open.rows.length })}
      </Confirm>
      <Confirm
        open={isEnd}
        title={t('disk.closeTask')}
        act={t('disk.closeTask')}
        onClose={close}
        onConfirm={() => (isEnd ? void endTask(open.row.id) : undefined)}
      >
        {isEnd ? t('disk.closeTaskQuestion', { name: open.row.name }) : ''}
      </Confirm>
    </>
  );
}
