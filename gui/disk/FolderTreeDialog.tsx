// Chooses a place on any disk in a tree, with the row in which a folder is made or renamed; or a file, to be sent from there.
import { useEffect, useId, useRef, type JSX, type KeyboardEvent } from 'react';
import type { Disk, DiskNode } from '#sdk/api.ts';
import { FolderTreeScreen, type TreeRow } from '#sdk/disk/screens/folder-tree.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { Icon } from '../parts/Icon.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { useTranslator } from '../parts/text.ts';
import { EditRow } from './EditRow.tsx';
import { Tile } from './row-facts.tsx';
import './DiskPage.css';
import './FolderTree.css';
import '../parts/ConfirmDialog.css';

type Props = {
  readonly title?: string;
  readonly label: string;
  /** What would be moved there: a place it may not go to says why. */
  readonly moving: readonly DiskNode[];
  /** A file is chosen instead of a folder. */
  readonly files?: boolean;
  readonly onChoose: (node: DiskNode) => void;
  readonly onClose: () => void;
};

/** Mounted is open. */
export function FolderTreeDialog(props: Props): JSX.Element {
  const { office } = useApp();
  const { t } = useTranslator();
  const titleId = useId();
  const screen = useOwnScreen(
    () =>
      new FolderTreeScreen(office, {
        files: props.files === true,
        moving: props.moving,
        label: t('disk.newFolder'),
      }),
  );
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      aria-labelledby={titleId}
      transitionDuration={180}
      className="tg-disk-tree-dialog"
    >
      <div className="tg-dialog tg-disk-tree">
        <h2 id={titleId}>{props.title ?? t(props.files ? 'disk.chooseFile' : 'disk.chooseFolder')}</h2>
        {screen === undefined ? null : <Choosing {...props} screen={screen} />}
      </div>
    </Dialog>
  );
}

function Choosing(props: Props & { readonly screen: FolderTreeScreen }): JSX.Element {
  const { screen } = props;
  const translator = useTranslator();
  const { t, translateRef } = translator;
  const notify = useNotify();
  const { rows, chosen, editing, loading, error } = useScreen(screen);
  const tree = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!loading && editing === undefined) tree.current?.focus({ preventScroll: true });
  }, [loading, editing]);
  useEffect(() => {
    tree.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const problem = screen.problem();
  const choose = (): void => {
    const node = screen.chosen();
    if (problem !== undefined || node === undefined)
      return notify.inform({ key: `errors.${problem ?? 'diskSelectDirectory'}` });
    if (editing !== undefined) return notify.inform({ key: 'errors.diskOneEdit' });
    props.onChoose(node);
  };
  const edit = async (what: 'new' | 'rename'): Promise<void> => {
    const why = await screen.edit(what);
    if (why !== undefined) notify.inform({ key: `errors.${why}` });
  };
  const done = async (typed: string): Promise<string | undefined> => {
    const wrong = await screen.confirmEdit(typed);
    return wrong === undefined ? undefined : errorText(translator, wrong);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return;
    const row = rows.find((one) => one.kind !== 'new' && one.node.id === chosen);
    const isOpen = row !== undefined && row.kind !== 'new' && row.open;
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => screen.move(1),
      ArrowUp: () => screen.move(-1),
      Home: () => screen.move(-rows.length),
      End: () => screen.move(rows.length),
      ArrowRight: () => (isOpen ? screen.move(1) : void screen.setOpen(chosen ?? '', true)),
      ArrowLeft: () => (isOpen ? void screen.setOpen(chosen ?? '', false) : screen.moveOut()),
      Enter: choose,
      F2: () => void edit('rename'),
    };
    const step = event.altKey && event.key === 'n' ? () => void edit('new') : steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    step();
  };
  return (
    <>
      {loading ? (
        <div className="tg-disk-tree__list">
          <ListSkeleton rows={5} />
        </div>
      ) : error !== undefined && rows.length === 0 ? (
        <ErrorState small detail={errorText(translator, error)} onRetry={() => void screen.load()} />
      ) : (
        <div
          ref={tree}
          className="tg-disk-tree__list"
          role="tree"
          aria-label={t('disk.title')}
          aria-activedescendant={chosen === undefined ? undefined : `${id}-${chosen}`}
          tabIndex={0}
          onKeyDown={press}
        >
          {rows.map((row) =>
            row.kind === 'new' || row.node.id === editing ? (
              <EditRow
                key={row.kind === 'new' ? 'new' : row.node.id}
                style={{ paddingInlineStart: row.depth * 20 + 8 }}
                name={row.kind === 'new' ? t('disk.newFolder') : row.node.name}
                onDone={done}
                onCancel={() => screen.cancelEdit()}
              />
            ) : (
              <Line
                key={row.node.id}
                id={`${id}-${row.node.id}`}
                row={row}
                isChosen={row.node.id === chosen}
                screen={screen}
                onTake={choose}
              />
            ),
          )}
        </div>
      )}
      <p className="tg-disk-tree__why" role="status">
        {error !== undefined
          ? errorText(translator, error)
          : problem === undefined
            ? ''
            : translateRef({ key: `errors.${problem}`, parameters: { path: screen.chosen()?.name ?? '' } })}
      </p>
      <div className="tg-dialog__acts">
        {props.files ? null : (
          <>
            <Button icon="plus" onClick={() => void edit('new')}>
              {t('disk.newFolder')}
            </Button>
            <Button onClick={() => void edit('rename')}>{t('disk.rename')}</Button>
            <span className="tg-disk-tree__gap" />
          </>
        )}
        <Button onClick={props.onClose}>{t('disk.cancel')}</Button>
        <Button look="primary" onClick={choose}>
          {props.label}
        </Button>
      </div>
    </>
  );
}

function Line(props: {
  readonly id: string;
  readonly row: Exclude<TreeRow, { kind: 'new' }>;
  readonly isChosen: boolean;
  readonly screen: FolderTreeScreen;
  readonly onTake: () => void;
}): JSX.Element {
  const { row, screen } = props;
  const { node, disk, depth, open } = row;
  const { t, locale } = useTranslator();
  return (
    <div
      id={props.id}
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={props.isChosen}
      aria-expanded={node.isFolder ? open : undefined}
      aria-busy={row.busy || undefined}
      className="tg-disk-tree__row"
      style={{ paddingInlineStart: depth * 20 + 4 }}
      onClick={() => screen.choose(node.id)}
      onDoubleClick={() => (node.isFolder ? void screen.setOpen(node.id, !open) : props.onTake())}
    >
      {node.isFolder ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t(open ? 'disk.closeFolder' : 'disk.openFolder', { name: node.name })}
          onClick={(event) => {
            event.stopPropagation();
            void screen.setOpen(node.id, !open);
          }}
        >
          <Icon name="next" size={16} />
        </button>
      ) : (
        <span className="tg-disk-tree__leaf" />
      )}
      <Tile row={node} />
      <span className="tg-truncate" title={node.name}>
        {disk === undefined ? node.name : nameOf(disk)}
      </span>
      {node.isFolder ? null : <span className="tg-number">{sizeText(node.size, locale)}</span>}
    </div>
  );

  function nameOf(one: Disk): string {
    const kind = t(`disk.kinds.${one.kind}`);
    return one.kind === 'personal' ? kind : `${kind} · ${one.name}`;
  }
}
