// Draws the way to the folder as crumbs that take what is dropped on them, and what can be done with the list.
import { useRef, useState, type DragEvent, type JSX } from 'react';
import { Link } from 'react-router';
import type { DiskFolderScreen } from '#sdk/disk/screens/disk-folder.ts';
import { fileTypes } from '#sdk/disk/rules/file-type.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { useTranslator } from '../parts/text.ts';
import { detailsShown, diskLayout } from './disk-clip.ts';
import { keyHints, type DiskAct } from './disk-act.ts';
import { draggedIds, rowsType } from './useRowActs.ts';
import { useLive } from './useLive.ts';
import { addressOf, diskViews, otherViews } from './views.ts';

type Step = { readonly to: string; readonly label: string; readonly folderId?: string };

/** `onBack` only while list and main take turns. */
export function DiskHeader(props: {
  readonly screen: DiskFolderScreen;
  readonly mayAdd: boolean;
  readonly onAct: (act: DiskAct) => void;
  readonly onDropRows: (folderId: string, ids: readonly string[]) => void;
  readonly onDropFiles: (folderId: string, transfer: DataTransfer) => void;
  readonly onBack: (() => void) | undefined;
  /** Sends files up to the folder; the list has its own button for it, which is away then. */
  readonly onUpload: (files: readonly File[]) => void;
}): JSX.Element {
  const { screen, mayAdd, onAct, onBack, onUpload } = props;
  const { t, translateRef } = useTranslator();
  const { view, crumbs, disk, query, type } = useScreen(screen);
  const [searches, setSearches] = useState(false);
  const opener = useRef<HTMLSpanElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const layout = useLive(diskLayout);
  const details = useLive(detailsShown);
  const isSearch = searches || query !== '';
  const isDisk = diskViews.some((one) => one.view === view);
  const entry = [...diskViews, ...otherViews].find((one) => one.view === view);
  // Only the root of a disk has no name; what is shared begins where one may look.
  const root = crumbs.find(({ name }) => name === '');
  const isNamed = disk !== undefined && disk.kind !== 'personal' && root !== undefined;
  const steps: Step[] = [
    ...(isDisk ? [{ to: '/main/disk/personal', label: t('disk.allFiles') }] : []),
    {
      to: addressOf(view),
      label: entry === undefined ? '' : translateRef({ key: entry.label }),
      ...(!isNamed && root !== undefined && { folderId: root.id }),
    },
    ...(isNamed ? [{ to: addressOf(view, root.id), label: disk.name, folderId: root.id }] : []),
    ...crumbs
      .filter((crumb) => crumb !== root)
      .map((crumb) => ({ to: addressOf(view, crumb.id), label: crumb.name, folderId: crumb.id })),
  ];
  const close = (): void => {
    setSearches(false);
    void screen.setQuery('');
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus());
  };
  return (
    <header className="tg-header tg-disk-head" data-searches={isSearch || undefined}>
      {onBack === undefined ? null : <IconButton icon="back" label={t('words.back')} onClick={onBack} />}
      <nav className="tg-disk-crumbs" aria-label={t('disk.path')}>
        <ol>
          {steps.map((step, at) => (
            <li key={`${step.to}-${step.label}`} data-last={at === steps.length - 1 || undefined}>
              {at === 0 ? null : <Icon name="next" size={16} />}
              {at === steps.length - 1 ? (
                <h1 className="tg-truncate" aria-current="page" title={step.label}>
                  {step.label}
                </h1>
              ) : (
                <Crumb step={step} onDropRows={props.onDropRows} onDropFiles={props.onDropFiles} />
              )}
            </li>
          ))}
        </ol>
      </nav>
      <div className="tg-header__acts">
        {isSearch ? (
          <SearchBox
            value={query}
            placeholder={t('disk.search')}
            inputRef={(field) => {
              if (field !== null && searches && query === '') field.focus();
            }}
            onChange={(typed) => void screen.setQuery(typed)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              event.stopPropagation();
              close();
            }}
          />
        ) : (
          <span ref={opener}>
            <IconButton icon="search" label={t('disk.search')} onClick={() => setSearches(true)} />
          </span>
        )}
        <MenuButton
          label={t('disk.filter')}
          entries={[
            { id: 'all', label: t('disk.types.all'), checked: type === undefined },
            'line',
            ...fileTypes.map((id) => ({ id, label: t(`disk.types.${id}`), checked: type === id })),
          ]}
          onChoose={(id) => void screen.setType(fileTypes.find((one) => one === id))}
        >
          {({ expanded, toggle }) => (
            <IconButton
              icon="filter"
              label={t('disk.filter')}
              hint={type === undefined ? '' : t(`disk.types.${type}`)}
              pressed={type !== undefined}
              expanded={expanded}
              onClick={toggle}
            />
          )}
        </MenuButton>
        <IconButton
          icon={layout === 'grid' ? 'todo' : 'apps'}
          label={t(layout === 'grid' ? 'disk.list' : 'disk.grid')}
          onClick={() => diskLayout.set(layout === 'grid' ? 'list' : 'grid')}
        />
        {onBack === undefined ? (
          <IconButton
            icon="panel"
            label={t('disk.details')}
            hint={keyHints.details ?? ''}
            pressed={details}
            onClick={() => detailsShown.set(!details)}
          />
        ) : mayAdd ? (
          <>
            <IconButton icon="up" label={t('disk.upload')} onClick={() => files.current?.click()} />
            <input
              ref={files}
              type="file"
              multiple
              hidden
              onChange={({ target }) => {
                onUpload([...(target.files ?? [])]);
                target.value = '';
              }}
            />
          </>
        ) : null}
        {mayAdd ? (
          <Button size="small" icon="plus" onClick={() => onAct('newFolder')}>
            {t('disk.newFolder')}
          </Button>
        ) : null}
        {view === 'task' && crumbs.length === 0 ? (
          <Button size="small" icon="plus" onClick={() => onAct('newTask')}>
            {t('disk.newTask')}
          </Button>
        ) : null}
      </div>
    </header>
  );
}

function Crumb(props: {
  readonly step: Step;
  readonly onDropRows: (folderId: string, ids: readonly string[]) => void;
  readonly onDropFiles: (folderId: string, transfer: DataTransfer) => void;
}): JSX.Element {
  const { to, label, folderId } = props.step;
  const over = (event: DragEvent<HTMLElement>): void => {
    const { types } = event.dataTransfer;
    if (folderId === undefined || !(types.includes(rowsType) || types.includes('Files'))) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setAttribute('data-over', '');
  };
  return (
    <Link
      className="tg-truncate"
      to={to}
      title={label}
      draggable={false}
      onDragOver={over}
      onDragLeave={(event) => event.currentTarget.removeAttribute('data-over')}
      onDrop={(event) => {
        event.currentTarget.removeAttribute('data-over');
        const ids = draggedIds(event.dataTransfer);
        const { types } = event.dataTransfer;
        if (folderId === undefined || (ids === undefined && !types.includes('Files'))) return;
        event.preventDefault();
        event.stopPropagation();
        if (ids === undefined) props.onDropFiles(folderId, event.dataTransfer);
        else props.onDropRows(folderId, ids);
      }}
    >
      {label}
    </Link>
  );
}
