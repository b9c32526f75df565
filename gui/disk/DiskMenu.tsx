// The menu of a row, or of the folder where no row is meant; what cannot be done says why.
import type { JSX } from 'react';
import type { DiskNode } from '#sdk/api.ts';
import type { ErrorCode } from '#sdk/errors.ts';
import type { DiskFolderScreen } from '#sdk/disk/screens/disk-folder.ts';
import { useScreen } from '../ground/useScreen.ts';
import { ContextMenu } from '../parts/ContextMenu.tsx';
import type { IconName } from '../parts/icon-paths.ts';
import type { MenuEntry } from '../parts/Menu.tsx';
import { useTranslator } from '../parts/text.ts';
import { diskClip } from './disk-clip.ts';
import { keyHints, type DiskAct } from './disk-act.ts';

/** Opens at a place of the page. */
export function DiskMenu(props: {
  readonly at: { readonly left: number; readonly top: number } | undefined;
  readonly row: DiskNode | undefined;
  readonly screen: DiskFolderScreen;
  readonly mayAdd: boolean;
  readonly onAct: (act: DiskAct) => void;
  readonly onClose: () => void;
}): JSX.Element | null {
  const { row, screen, mayAdd } = props;
  const { t, translateRef } = useTranslator();
  const { view, chosen, folder, tasks, query } = useScreen(screen);
  const rows = row === undefined ? [] : chosen.has(row.id) ? screen.chosenRows() : [row];
  const acts = screen.actsOf(rows);
  const one = (
    id: DiskAct,
    label: string,
    icon?: IconName,
    reason?: ErrorCode,
    danger?: true,
  ): MenuEntry => ({
    ...{ id, label },
    ...(icon !== undefined && { icon }),
    ...(keyHints[id] !== undefined && { hint: keyHints[id] }),
    ...(danger && { danger }),
    ...(reason !== undefined && {
      disabledReason: translateRef({ key: `errors.${reason}`, parameters: { path: row?.name ?? '' } }),
    }),
  });
  const ofFolder = (): MenuEntry[] => [
    ...(view === 'task' && folder === undefined
      ? [one('newTask', t('disk.newTask'), 'plus')]
      : [
          one('newFolder', t('disk.newFolder'), 'plus', mayAdd ? undefined : 'diskPermission'),
          ...(diskClip.get() === undefined
            ? []
            : [one('paste', t('disk.paste'), undefined, mayAdd ? undefined : 'diskPermission')]),
        ]),
    one('refresh', t('disk.refresh'), 'redo'),
  ];
  const ofTrash = (): MenuEntry[] => [
    one('restore', t('disk.restore'), 'undo'),
    one('purge', t('disk.purge'), 'trash', undefined, true),
  ];
  const ofRows = (only: DiskNode | undefined): MenuEntry[] => {
    const isAcross = folder === undefined;
    const task = tasks.find(({ rootId }) => rootId === only?.id);
    const isDisk = only !== undefined && only.parentId === '0';
    if (isDisk)
      return [
        one('open', t('disk.open'), 'eye'),
        ...(task === undefined || task.closed
          ? []
          : [
              one('members', t('disk.members'), 'people', screen.mayRun(task) ? undefined : 'diskPermission'),
              one(
                'closeTask',
                t('disk.closeTask'),
                'check',
                screen.mayRun(task) ? undefined : 'diskPermission',
              ),
            ]),
        one('details', t('disk.details'), 'info'),
      ];
    return [
      ...(only === undefined ? [] : [one('open', t(only.isFolder ? 'disk.open' : 'disk.preview'), 'eye')]),
      ...(only !== undefined && isAcross ? [one('show', t('disk.showPlace'), 'disk')] : []),
      one('download', t('disk.download'), 'down', acts.download.reason),
      'line',
      one('share', t('disk.share'), 'share', acts.share.reason),
      ...(only === undefined
        ? []
        : [
            one('link', t('disk.link'), 'link', acts.link.reason),
            one('authorise', t('disk.authorise'), 'people', acts.authorise.reason),
            ...(view === 'mine' && query === '' ? [one('unshare', t('disk.stopSharing'), 'close')] : []),
          ]),
      'line',
      one('move', t('disk.move'), undefined, acts.move.reason),
      one('copy', t('disk.copy'), 'copy', acts.copy.reason),
      one('clipCopy', t('disk.clipCopy'), undefined, acts.copy.reason),
      one('clipCut', t('disk.clipCut'), undefined, acts.move.reason),
      ...(only === undefined ? [] : [one('rename', t('disk.rename'), 'write', acts.rename.reason)]),
      one('star', t(rows.every(({ starred }) => starred) ? 'disk.unstar' : 'disk.star'), 'star'),
      ...(only === undefined ? [] : [one('details', t('disk.details'), 'info')]),
      'line',
      one('trash', t('disk.remove'), 'trash', acts.trash.reason, true),
    ];
  };
  const entries =
    row === undefined
      ? ofFolder()
      : view === 'trash' && query === ''
        ? ofTrash()
        : ofRows(rows.length === 1 ? row : undefined);
  return (
    <ContextMenu
      at={props.at}
      label={row?.name ?? t('disk.title')}
      entries={entries}
      onChoose={(id) => props.onAct(id as DiskAct)}
      onClose={props.onClose}
    />
  );
}
