// Draws a folder or list of the disk: crumbs, what can be done with what is chosen, table or tiles, and what is dropped here.
import { useEffect, useEffectEvent, useState, type DragEvent, type JSX } from 'react';
import { useNavigate } from 'react-router';
import type { DiskNode } from '#sdk/api.ts';
import type { DiskFolderScreen, DiskFolderSnapshot } from '#sdk/disk/screens/disk-folder.ts';
import { errorCatalogue, mayHelpAgain } from '#sdk/errors.ts';
import { errorText } from '../ground/error-text.ts';
import { useScreen } from '../ground/useScreen.ts';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { NoPermission } from '../parts/NoPermission.tsx';
import { SeenBanner } from '../parts/SeenBanner.tsx';
import { useTranslator } from '../parts/text.ts';
import { actOfKey } from './disk-act.ts';
import { diskLayout } from './disk-clip.ts';
import { DiskDialogs } from './DiskDialogs.tsx';
import { DiskGrid } from './DiskGrid.tsx';
import { DiskHeader } from './DiskHeader.tsx';
import { DiskMenu } from './DiskMenu.tsx';
import { DiskSkeleton } from './DiskSkeleton.tsx';
import { DiskTable } from './DiskTable.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useDiskActs } from './useDiskActs.ts';
import { useDiskUpload } from './useDiskUpload.ts';
import { useLive } from './useLive.ts';

/** Acts of the folder itself, which need no row. */
const ofFolder = new Set(['newFolder', 'paste', 'up', 'refresh', 'details']);

/** The main pane. */
export function DiskPane({ screen }: { readonly screen: DiskFolderScreen }): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const navigate = useNavigate();
  const fold = useFrameFold();
  const upload = useDiskUpload(screen);
  const verbs = useDiskActs(screen);
  const snapshot = useScreen(screen);
  const { view, folder, rows, loading, error, chosen, seenAt, query } = snapshot;
  const layout = useLive(diskLayout);
  const [menu, setMenu] = useState<{ left: number; top: number; row: DiskNode | undefined }>();
  const [dropping, setDropping] = useState(false);
  const { act, mayAdd, editing } = verbs;

  const over = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files') || !mayAdd) return;
    event.preventDefault();
    setDropping(true);
  };
  const drop = (event: DragEvent): void => {
    setDropping(false);
    if (folder === undefined || !mayAdd || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    void upload.dropped(folder, event.dataTransfer);
  };
  /** Keys that nothing inside has taken: those of the folder work wherever the focus is on the page. */
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Element)) return;
    if (target.closest('input, textarea, [contenteditable], [role=dialog], [role=menu]') !== null) return;
    const name = actOfKey(event);
    if (name === undefined || !ofFolder.has(name)) return;
    event.preventDefault();
    void act(name);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const moveTo = (targetId: string, ids: readonly string[]): void => {
    const moved = rows.filter(({ id }) => ids.includes(id));
    if (moved.length > 0) void verbs.relocation.relocate(moved, targetId, false);
  };
  const turns = fold === 'turns' || fold === 'phone';
  const events = {
    onOpen: verbs.openRow,
    onAct: (name: Parameters<typeof act>[0], row: DiskNode | undefined) => void act(name, row),
    onMenu: (at: { left: number; top: number }, row: DiskNode | undefined) => setMenu({ ...at, row }),
    onDropFiles: (row: DiskNode, transfer: DataTransfer) => {
      setDropping(false);
      void upload.dropped(row, transfer);
    },
    onDropRows: (row: DiskNode, ids: readonly string[]) => moveTo(row.id, ids),
  };
  const Rows = layout === 'grid' ? DiskGrid : DiskTable;
  return (
    <div
      className="tg-disk"
      data-dropping={dropping || undefined}
      onDragOver={over}
      onDragLeave={(event) =>
        event.currentTarget.contains(event.relatedTarget as Node | null) ? undefined : setDropping(false)
      }
      onDrop={drop}
    >
      <DiskHeader
        screen={screen}
        mayAdd={mayAdd}
        onAct={(name) => void act(name)}
        onDropRows={moveTo}
        onDropFiles={(id, transfer) => {
          setDropping(false);
          void upload.dropped({ id }, transfer);
        }}
        onBack={turns ? () => void navigate('/main/disk') : undefined}
        onUpload={(files) => void (folder !== undefined && files.length > 0 && upload.files(folder, files))}
      />
      <SeenBanner seenAt={seenAt} />
      {chosen.size === 0 ? null : <SelectionBar screen={screen} onAct={(name) => void act(name)} />}
      {error !== undefined ? (
        error.code === 'diskPermission' || error.code === 'forbidden' ? (
          <NoPermission who={t('disk.whoGrants')} />
        ) : (
          <ErrorState
            title={t('disk.loadFailed')}
            detail={
              errorCatalogue[error.code].kind === 'network' && query === ''
                ? t('disk.neverOpened')
                : errorText(translator, error)
            }
            {...(mayHelpAgain(error) && { onRetry: () => void screen.reload() })}
            code={error.code}
          />
        )
      ) : loading && rows.length === 0 ? (
        <DiskSkeleton grid={layout === 'grid'} />
      ) : rows.length === 0 && editing === undefined ? (
        <div
          className="tg-disk-empty"
          tabIndex={-1}
          onContextMenu={(event) => {
            event.preventDefault();
            setMenu({ left: event.pageX, top: event.pageY, row: undefined });
          }}
        >
          <Nothing snapshot={snapshot} onTask={() => void act('newTask')} />
        </div>
      ) : (
        <Rows
          screen={screen}
          editing={editing}
          onEdited={verbs.edited}
          onCancelEdit={verbs.cancelEdit}
          {...events}
        />
      )}
      {dropping && folder !== undefined ? (
        <p className="tg-disk__drop" role="status">
          {t('disk.dropHere', { folder: folder.name === '' ? t('disk.allFiles') : folder.name })}
        </p>
      ) : null}
      <DiskMenu
        at={menu}
        row={menu?.row}
        screen={screen}
        mayAdd={mayAdd}
        onAct={(name) => void act(name, menu?.row)}
        onClose={() => setMenu(undefined)}
      />
      <DiskDialogs screen={screen} verbs={verbs} />
      <p className="tg-hidden" role="status">
        {view === 'trash' || loading ? '' : t('disk.counted', { count: snapshot.total })}
      </p>
    </div>
  );
}

function Nothing(props: { readonly snapshot: DiskFolderSnapshot; readonly onTask: () => void }): JSX.Element {
  const { view, query, folder, type } = props.snapshot;
  const { t } = useTranslator();
  const mayAdd = folder?.level === 'edit' || folder?.level === 'manage';
  const words =
    type !== undefined
      ? (['disk.emptyFound', 'disk.emptyTypeDetail'] as const)
      : query.trim() !== ''
        ? (['disk.emptyFound', 'disk.emptyFoundDetail'] as const)
        : view === 'trash'
          ? (['disk.emptyTrash', 'disk.emptyTrashDetail'] as const)
          : view === 'shared' || view === 'mine'
            ? (['disk.emptyShares', 'disk.emptySharesDetail'] as const)
            : view === 'starred'
              ? (['disk.emptyStarred', 'disk.emptyStarredDetail'] as const)
              : view === 'recent'
                ? (['disk.emptyRecent', 'disk.emptyRecentDetail'] as const)
                : view === 'task' && folder === undefined
                  ? (['disk.emptyTasks', 'disk.emptyTasksDetail'] as const)
                  : folder === undefined
                    ? (['disk.emptyDisks', 'disk.emptyDisksDetail'] as const)
                    : (['disk.emptyFolder', mayAdd ? 'disk.emptyDetail' : 'disk.emptyReadOnly'] as const);
  return (
    <EmptyState
      figure="boat"
      title={t(words[0])}
      detail={t(words[1])}
      {...(words[0] === 'disk.emptyTasks' && {
        act: (
          <Button look="primary" icon="plus" onClick={props.onTask}>
            {t('disk.newTask')}
          </Button>
        ),
      })}
    />
  );
}
