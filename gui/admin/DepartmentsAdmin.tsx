// The tree of departments with one row that is edited in place: names, order, heads, what goes where.
import { useEffect, useRef, useState, type JSX, type KeyboardEvent } from 'react';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { DepartmentTreeScreen } from '#sdk/admin/screens/department-tree.ts';
import { stepInTree } from '#sdk/admin/rules/tree-step.ts';
import type { TreeRow } from '#sdk/admin/rules/tree-rows.ts';
import { asOfficeError } from '#sdk/errors.ts';
import { useApp } from '../ground/app-parts.ts';
import { Confirm } from '../ground/Confirm.tsx';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { isFocusFree } from '../parts/free-focus.ts';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { Select } from '../parts/Select.tsx';
import { useTranslator } from '../parts/text.ts';
import { PickerDialog } from '../picker/PickerDialog.tsx';
import { DepartmentEdit } from './DepartmentEdit.tsx';

/** The page. */
export function DepartmentsAdmin(): JSX.Element {
  const { office } = useApp();
  const screen = useOwnScreen(() => new DepartmentTreeScreen(office));
  return screen === undefined ? <ListSkeleton rows={8} /> : <Tree screen={screen} />;
}

function Tree({ screen }: { readonly screen: DepartmentTreeScreen }): JSX.Element {
  const translator = useTranslator();
  const { t, language } = translator;
  const notify = useNotify();
  const { rows, all, edit, selectedId, error, busy } = useScreen(screen);
  const [removing, setRemoving] = useState<string>();
  const [heading, setHeading] = useState<string>();
  const tree = useRef<HTMLDivElement>(null);
  const currentId = selectedId ?? rows[0]?.department.id;
  useEffect(() => {
    if (selectedId === undefined || edit !== undefined) return;
    const own = [...(tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [])];
    if (own.includes(document.activeElement as HTMLElement) || isFocusFree())
      own.find((each) => each.dataset['id'] === selectedId)?.focus();
  }, [selectedId, edit, rows]);
  if (all === undefined)
    return error === undefined ? (
      <ListSkeleton rows={8} />
    ) : (
      <ErrorState
        detail={errorText(translator, error)}
        code={error.code}
        onRetry={() => void screen.reload()}
      />
    );
  const act = (work: () => Promise<unknown>): void => void notify.attempt(work);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, row: TreeRow): void => {
    if (event.target !== event.currentTarget) return;
    const { id } = row.department;
    const done = (work: () => void): void => {
      event.preventDefault();
      work();
    };
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown'))
      return done(() => act(() => screen.step(id, event.key === 'ArrowUp' ? -1 : 1)));
    if (event.key === 'F2') return done(() => screen.edit({ kind: 'rename', id }));
    if (event.key === 'Insert') return done(() => screen.edit({ kind: 'add', parentId: id }));
    if (event.key === 'Delete') return done(() => setRemoving(id));
    const step = stepInTree(rows, id, event.key);
    if (step === undefined) return;
    done(() => {
      if (step.kind === 'fold') screen.fold(id, step.folded);
      else screen.select(step.id);
    });
  };
  const removed = all.find(({ id }) => id === removing);
  return (
    <div className="tg-admin__wide">
      <p className="tg-admin__count">{t('admin.department.keys')}</p>
      <div ref={tree} className="tg-admin__tree" role="tree" aria-label={t('admin.pages.departments')}>
        {rows.map((row) => {
          const { department, depth } = row;
          const { name } = forReader(department, language);
          const { id } = department;
          const isRoot = depth === 0;
          return (
            <div key={id} role="none">
              {edit?.kind === 'rename' && edit.id === id ? (
                <DepartmentEdit screen={screen} depth={depth} start={department} busy={busy} />
              ) : (
                <div
                  role="treeitem"
                  data-id={id}
                  aria-level={depth + 1}
                  aria-selected={id === currentId}
                  aria-expanded={row.hasChildren ? !row.folded : undefined}
                  aria-label={name}
                  tabIndex={id === currentId ? 0 : -1}
                  className="tg-admin__node"
                  style={{ paddingInlineStart: 8 + depth * 20 }}
                  onFocus={(event) => {
                    if (event.target === event.currentTarget) screen.select(id);
                  }}
                  onKeyDown={(event) => onKeyDown(event, row)}
                >
                  <button
                    type="button"
                    tabIndex={-1}
                    className="tg-admin__fold"
                    aria-hidden={!row.hasChildren}
                    aria-label={name}
                    data-folded={row.folded || undefined}
                    disabled={!row.hasChildren}
                    onClick={() => screen.fold(id, !row.folded)}
                  >
                    {row.hasChildren ? <Icon name="expand" size={16} /> : null}
                  </button>
                  <b className="tg-truncate">{name}</b>
                  <small className="tg-number">
                    {t('admin.department.people', { count: department.allPeople })}
                  </small>
                  <button
                    type="button"
                    tabIndex={-1}
                    className="tg-admin__head"
                    onClick={() => setHeading(id)}
                  >
                    {department.head?.name ?? t('admin.department.noHead')}
                  </button>
                  <span className="tg-admin__tools">
                    <IconButton
                      icon="plus"
                      size={16}
                      label={t('admin.department.add')}
                      onClick={() => screen.edit({ kind: 'add', parentId: id })}
                    />
                    <IconButton
                      icon="write"
                      size={16}
                      label={t('admin.department.rename')}
                      onClick={() => screen.edit({ kind: 'rename', id })}
                    />
                    <IconButton
                      icon="up"
                      size={16}
                      disabled={row.first}
                      label={t('admin.department.up')}
                      onClick={() => act(() => screen.step(id, -1))}
                    />
                    <IconButton
                      icon="down"
                      size={16}
                      disabled={row.last}
                      label={t('admin.department.down')}
                      onClick={() => act(() => screen.step(id, 1))}
                    />
                    {isRoot ? null : (
                      <>
                        <Select
                          label={t('admin.department.move')}
                          value=""
                          choices={[
                            { value: '', label: t('admin.department.move') },
                            ...all
                              .filter((each) => each.id !== id)
                              .map((each) => ({ value: each.id, label: forReader(each, language).name })),
                          ]}
                          onChoose={(parentId) => {
                            if (parentId !== '') act(() => screen.move(id, parentId));
                          }}
                        />
                        <IconButton
                          icon="trash"
                          size={16}
                          label={t('admin.department.remove')}
                          onClick={() => setRemoving(id)}
                        />
                      </>
                    )}
                  </span>
                </div>
              )}
              {edit?.kind === 'add' && edit.parentId === id ? (
                <DepartmentEdit
                  screen={screen}
                  depth={depth + 1}
                  start={{ name: '', nameEn: '' }}
                  busy={busy}
                />
              ) : null}
            </div>
          );
        })}
      </div>
      <Confirm
        open={removed !== undefined}
        destructive
        title={t('admin.department.removeTitle', { name: removed?.name ?? '' })}
        act={t('admin.department.remove')}
        onConfirm={() => {
          setRemoving(undefined);
          if (removed === undefined) return;
          void screen.remove(removed.id).then(
            () => notify.done({ key: 'admin.department.removed', parameters: { name: removed.name } }),
            (thrown: unknown) => notify.fail(asOfficeError(thrown).data),
          );
        }}
        onClose={() => setRemoving(undefined)}
      >
        {t('admin.department.removeDetail')}
      </Confirm>
      {heading === undefined ? null : (
        <PickerDialog
          title={t('admin.department.setHead')}
          options={{ mode: 'people', limit: 1 }}
          onPick={async ({ people }) => notify.attempt(() => screen.setHead(heading, people[0]?.id))}
          onClose={() => setHeading(undefined)}
        >
          <Button
            look="quiet"
            onClick={() => {
              act(() => screen.setHead(heading, undefined));
              setHeading(undefined);
            }}
          >
            {t('admin.department.clearHead')}
          </Button>
        </PickerDialog>
      )}
    </div>
  );
}
