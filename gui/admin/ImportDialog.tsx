// Imports people from a table: read, checked, imported; every wrong row is named, and the report can be taken along.
import { useId, useRef, useState, type JSX } from 'react';
import type { ImportOutcome, ReportWords, RowProblem } from '#sdk/admin/admin-api.ts';
import { ImportPeopleScreen } from '#sdk/admin/screens/import-people.ts';
import { rowProblems } from '#sdk/admin/rules/row-problems.ts';
import type { Translate } from '#sdk/locales/index.ts';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { Checkbox } from '../parts/Checkbox.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { useTranslator } from '../parts/text.ts';
import { saveMade } from '../files/save-made.ts';
import '../parts/ConfirmDialog.css';

/** Media type of a workbook. */
export const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const outcomes = [
  'added',
  'changed',
  'same',
  'refused',
] as const satisfies readonly ImportOutcome['outcome'][];

function reportWords(t: Translate): ReportWords {
  const pairs = <K extends string>(names: readonly K[], said: (name: K) => string) =>
    Object.fromEntries(names.map((name) => [name, said(name)])) as Record<K, string>;
  return {
    sheet: t('admin.importing.title'),
    head: ['#', t('admin.person.loginName'), t('admin.person.state'), '', t('admin.person.code')],
    outcome: pairs(outcomes, (name) => t(`admin.importing.${name}`)),
    problem: pairs<RowProblem>(rowProblems, (name) => t(`admin.importing.problem.${name}`)),
  };
}

/** Mounted is open. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const { office } = useApp();
  const id = useId();
  const screen = useOwnScreen(() => new ImportPeopleScreen(office));
  return (
    <Dialog isOpen onClose={onClose} aria-labelledby={id} data-size="wide" transitionDuration={180}>
      {screen === undefined ? null : <Importing screen={screen} titleId={id} onClose={onClose} />}
    </Dialog>
  );
}

function Importing(props: {
  readonly screen: ImportPeopleScreen;
  readonly titleId: string;
  readonly onClose: () => void;
}): JSX.Element {
  const { screen } = props;
  const { office } = useApp();
  const translator = useTranslator();
  const { t, language } = translator;
  const notify = useNotify();
  const found = useScreen(screen);
  const file = useRef<HTMLInputElement>(null);
  const [codes, setCodes] = useState(false);
  const [makeDepartments, setMakes] = useState(false);
  const { rows, phase, sent, counts, wrong, error, fileName } = found;
  const running = phase === 'running';
  const run = (dryRun: boolean): void => void screen.run({ dryRun, codes, makeDepartments });
  return (
    <div className="tg-dialog">
      <h2 id={props.titleId}>{t('admin.importing.title')}</h2>
      <div className="tg-dialog__body tg-admin__form">
        <p>{t('admin.importing.detail')}</p>
        <div className="tg-admin__acts">
          <Button icon="file" disabled={running} onClick={() => file.current?.click()}>
            {fileName === '' ? t('admin.importing.choose') : fileName}
          </Button>
          <Button
            look="quiet"
            onClick={() =>
              void notify.attempt(async () =>
                saveMade({
                  name: `${t('admin.pages.people')}.xlsx`,
                  type: sheetType,
                  bytes: await office.admin.sheetTemplate(language),
                }),
              )
            }
          >
            {t('admin.person.template')}
          </Button>
        </div>
        <input
          ref={file}
          type="file"
          hidden
          accept=".xlsx,.xls,.csv"
          aria-label={t('admin.importing.choose')}
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            if (chosen !== undefined)
              void chosen.arrayBuffer().then((bytes) => screen.read(chosen.name, new Uint8Array(bytes)));
            event.target.value = '';
          }}
        />
        <Checkbox checked={makeDepartments} disabled={running} onChange={setMakes}>
          {t('admin.importing.makeDepartments')}
        </Checkbox>
        <Checkbox checked={codes} disabled={running} onChange={setCodes}>
          {t('admin.importing.codes')}
        </Checkbox>
        {error === undefined ? null : (
          <FieldMessage tone="error">{errorText(translator, error)}</FieldMessage>
        )}
        {phase === 'choosing' ? null : (
          <div role="status" className="tg-admin__progress">
            <progress value={phase === 'read' ? 0 : sent} max={rows.length} />
            <span className="tg-number">
              {t('admin.importing.progress', { done: sent, total: rows.length })}
            </span>
            {phase === 'checked' || phase === 'done' ? <b>{t(`admin.importing.${phase}`)}</b> : null}
          </div>
        )}
        {phase === 'checked' || phase === 'done' || running ? (
          <dl className="tg-admin__counts">
            {outcomes.map((name) => (
              <div key={name}>
                <dt>{t(`admin.importing.${name}`)}</dt>
                <dd className="tg-number">{counts[name]}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {wrong.length === 0 ? null : (
          <ul className="tg-admin__wrong" tabIndex={0} aria-label={t('admin.importing.refused')}>
            {wrong.map((row) => (
              <li key={row.row}>
                <span className="tg-number">{t('admin.importing.row', { row: row.row })}</span>
                <span className="tg-truncate">{row.loginName}</span>
                <span>{row.problem == null ? '' : t(`admin.importing.problem.${row.problem}`)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="tg-dialog__acts">
        {phase === 'checked' || phase === 'done' ? (
          <Button
            look="quiet"
            onClick={() =>
              void notify.attempt(async () =>
                saveMade({
                  name: `${t('admin.importing.title')}.xlsx`,
                  type: sheetType,
                  bytes: await office.admin.sheetReport(found.outcomes, reportWords(t)),
                }),
              )
            }
          >
            {t('admin.importing.report')}
          </Button>
        ) : null}
        <Button onClick={props.onClose}>{t('admin.person.close')}</Button>
        <Button disabled={rows.length === 0 || running} onClick={() => run(true)}>
          {t('admin.importing.check')}
        </Button>
        <Button look="primary" busy={running} disabled={rows.length === 0} onClick={() => run(false)}>
          {t('admin.importing.run')}
        </Button>
      </div>
    </div>
  );
}
