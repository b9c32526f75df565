// People as administrators look after them: a table, a bar of acts for those who are chosen, and one of them opened.
import { useEffect, useState, type JSX } from 'react';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import type { AdminDepartment } from '#sdk/admin/admin-api.ts';
import { PeopleTableScreen } from '#sdk/admin/screens/people-table.ts';
import { treeRows } from '#sdk/admin/rules/tree-rows.ts';
import { saveMade } from '../files/save-made.ts';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { Segments } from '../parts/Segments.tsx';
import { Select } from '../parts/Select.tsx';
import { useTranslator } from '../parts/text.ts';
import { Confirm } from '../ground/Confirm.tsx';
import { AddPersonDialog } from './AddPersonDialog.tsx';
import { ImportDialog, sheetType } from './ImportDialog.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { PersonDialog } from './PersonDialog.tsx';

/** The page. */
export function PeopleAdmin(): JSX.Element {
  const { office } = useApp();
  const screen = useOwnScreen(() => new PeopleTableScreen(office));
  return screen === undefined ? <ListSkeleton rows={8} /> : <People screen={screen} />;
}

function People({ screen }: { readonly screen: PeopleTableScreen }): JSX.Element {
  const { office } = useApp();
  const translator = useTranslator();
  const { t, language } = translator;
  const notify = useNotify();
  const { rows, total, more, chosen, state, sought, departmentId, error, openId, busy } = useScreen(screen);
  const [departments, setDepartments] = useState<readonly AdminDepartment[]>([]);
  const [dialog, setDialog] = useState<'add' | 'import'>();
  const [exporting, setExporting] = useState(false);
  const [asks, setAsks] = useState<'disable' | 'remove'>();
  useEffect(() => {
    void notify.attempt(async () => setDepartments(await office.admin.departments()));
  }, [office, notify]);
  const choices = treeRows(departments, new Set()).map(({ department, depth }) => ({
    value: department.id,
    label: `${'\u3000'.repeat(depth)}${forReader(department, language).name}`,
  }));
  const ids = [...chosen];
  const setDisabled = (disabled: boolean): void => {
    setAsks(undefined);
    void notify.attempt(async () => {
      const { done, refused } = await screen.setDisabled(ids, disabled);
      const key = disabled ? 'admin.person.disabledDone' : 'admin.person.enabledDone';
      if (done > 0)
        notify.undoable({ key, parameters: { count: done } }, () => screen.setDisabled(ids, !disabled));
      if (refused > 0) notify.inform({ key: 'admin.person.refused', parameters: { count: refused } });
    });
  };
  /** Everybody of the organisation, as a table that can be imported again. */
  const exportAll = async (): Promise<void> => {
    setExporting(true);
    await notify.attempt(async () =>
      saveMade({
        name: `${t('admin.pages.people')}.xlsx`,
        type: sheetType,
        bytes: await office.admin.exportSheet(language),
      }),
    );
    setExporting(false);
  };
  const remove = (): void => {
    setAsks(undefined);
    void notify.attempt(async () => {
      const { done, refused } = await screen.remove(ids);
      if (done > 0) notify.done({ key: 'admin.person.removedDone', parameters: { count: done } });
      if (refused > 0) notify.inform({ key: 'admin.person.refused', parameters: { count: refused } });
    });
  };
  const asked = asks ?? 'disable';
  const opened = rows?.find(({ id }) => id === openId);
  return (
    <div className="tg-admin__wide">
      <div className="tg-admin__bar">
        <SearchBox
          value={sought}
          placeholder={t('admin.person.search')}
          onChange={(text) => screen.seek(text)}
        />
        <Select
          label={t('admin.person.department')}
          value={departmentId ?? ''}
          choices={[{ value: '', label: t('admin.person.all') }, ...choices]}
          onChoose={(id) => screen.filter({ departmentId: id === '' ? undefined : id })}
        />
        <Segments
          label={t('admin.person.state')}
          choices={[
            { id: 'present', label: t('admin.person.present') },
            { id: 'disabled', label: t('admin.person.disabledState') },
          ]}
          chosen={state}
          onChoose={(next) => screen.filter({ state: next })}
        />
        <span className="tg-admin__gap" />
        <Button icon="down" busy={exporting} onClick={() => void exportAll()}>
          {t('admin.person.export')}
        </Button>
        <Button icon="up" onClick={() => setDialog('import')}>
          {t('admin.person.import')}
        </Button>
        <Button look="primary" icon="plus" onClick={() => setDialog('add')}>
          {t('admin.person.add')}
        </Button>
      </div>
      {chosen.size === 0 ? (
        <p className="tg-admin__count tg-number">{t('admin.person.count', { count: total })}</p>
      ) : (
        <div
          className="tg-admin__bar"
          role="toolbar"
          aria-label={t('admin.person.selected', { count: chosen.size })}
        >
          <strong className="tg-number">{t('admin.person.selected', { count: chosen.size })}</strong>
          {state === 'present' ? (
            <>
              <Select
                label={t('admin.person.move')}
                value=""
                choices={[{ value: '', label: t('admin.person.move') }, ...choices]}
                onChoose={(id) => {
                  if (id !== '')
                    void notify.attempt(async () => {
                      const count = await screen.move(ids, id);
                      notify.done({ key: 'admin.person.moved', parameters: { count } });
                    });
                }}
              />
              <Button busy={busy} onClick={() => setAsks('disable')}>
                {t('admin.person.disable')}
              </Button>
            </>
          ) : (
            <Button busy={busy} onClick={() => setDisabled(false)}>
              {t('admin.person.enable')}
            </Button>
          )}
          <Button busy={busy} onClick={() => setAsks('remove')}>
            {t('admin.person.remove')}
          </Button>
        </div>
      )}
      {error === undefined ? null : (
        <ErrorState
          small
          detail={errorText(translator, error)}
          code={error.code}
          onRetry={() => void screen.reload()}
        />
      )}
      {rows === undefined ? (
        <ListSkeleton rows={10} />
      ) : rows.length === 0 ? (
        <EmptyState
          small
          figure="fish"
          title={t('admin.person.empty')}
          detail={t('admin.person.emptyDetail')}
        />
      ) : (
        <PeopleTable screen={screen} rows={rows} chosen={chosen} />
      )}
      {more ? (
        <Button look="quiet" onClick={() => void notify.attempt(() => screen.loadMore())}>
          {t('workbench.loadMore')}
        </Button>
      ) : null}
      {dialog === 'add' ? (
        <AddPersonDialog screen={screen} departments={choices} onClose={() => setDialog(undefined)} />
      ) : null}
      {dialog === 'import' ? (
        <ImportDialog
          onClose={() => {
            setDialog(undefined);
            void screen.reload();
          }}
        />
      ) : null}
      {opened === undefined ? null : (
        <PersonDialog
          key={opened.id}
          screen={screen}
          person={opened}
          departments={choices}
          onClose={() => screen.open(undefined)}
        />
      )}
      <Confirm
        open={asks !== undefined}
        destructive
        title={
          ids.length === 1
            ? t(`admin.person.${asked}Title`, { name: rows?.find(({ id }) => id === ids[0])?.name ?? '' })
            : t(`admin.person.${asked}ManyTitle`, { count: ids.length })
        }
        act={t(`admin.person.${asked}`)}
        onConfirm={() => (asked === 'remove' ? remove() : setDisabled(true))}
        onClose={() => setAsks(undefined)}
      >
        {t(`admin.person.${asked}Detail`)}
      </Confirm>
    </div>
  );
}
