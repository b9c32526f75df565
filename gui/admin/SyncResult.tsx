// What a sync of the directory did, or would do.
import type { JSX } from 'react';
import type { SyncReport } from '#sdk/admin/admin-api.ts';
import { rowProblems } from '#sdk/admin/rules/row-problems.ts';
import { useText } from '../parts/text.ts';

/** Its counts, and the rows that changed. */
export function SyncResult({ report }: { readonly report: SyncReport }): JSX.Element {
  const t = useText();
  const { people, departments, added, changed, disabled, enabled, same, ms } = report;
  const said = (problem: string | null | undefined): string => {
    const known = rowProblems.find((each) => each === problem);
    return known === undefined ? '' : `: ${t(`admin.importing.problem.${known}`)}`;
  };
  return (
    <div role="status">
      {report.dryRun ? <p>{t('admin.directory.dryRun')}</p> : null}
      <p className="tg-number">
        {t('admin.directory.report', { people, departments, added, changed, disabled, enabled, same, ms })}
      </p>
      {report.rows.length === 0 ? null : (
        <ul className="tg-admin__wrong" tabIndex={0} aria-label={t('admin.directory.sync')}>
          {report.rows.map((row) => (
            <li key={`${row.what} ${row.name} ${row.act}`}>
              <span>{t(`admin.directory.act.${row.act}`)}</span>
              <span className="tg-truncate">{`${row.name}${said(row.problem)}`}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
