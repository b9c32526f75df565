// Imports a file: first what would happen, row by row, then the act.
import { useRef, useState, type JSX } from 'react';
import type { ImportReport } from '#sdk/api.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useTranslator } from '../parts/text.ts';
import { useItemTypes } from './item-types.ts';

type Chosen = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };
const shownRows = 200;

/** The dialog. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const { office } = useApp();
  const { t } = useTranslator();
  const notify = useNotify();
  const types = useItemTypes();
  const [file, setFile] = useState<Chosen>();
  const [report, setReport] = useState<ImportReport>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const run = async (chosen: Chosen, dryRun: boolean): Promise<void> => {
    setBusy(true);
    await notify.attempt(async () => {
      const found = await office.schedule.importFile(chosen, { dryRun, types });
      setReport(found);
      if (dryRun) return;
      const { added, known, refused } = found;
      notify.inform({ key: 'schedule.importDone', parameters: { added, known, refused } });
      onClose();
    });
    setBusy(false);
  };
  const take = async (chosen: File): Promise<void> => {
    const next = { name: chosen.name, bytes: new Uint8Array(await chosen.arrayBuffer()) };
    setFile(next);
    await run(next, true);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      aria-labelledby="schedule-import"
      data-size="wide"
      transitionDuration={120}
    >
      <div className="tg-dialog">
        <h2 id="schedule-import">{t('schedule.importTitle')}</h2>
        <div className="tg-dialog__body">
          <input
            ref={input}
            type="file"
            hidden
            accept=".xlsx,.ods,.ics"
            aria-label={t('schedule.importChoose')}
            onChange={(event) => {
              const chosen = event.currentTarget.files?.[0];
              if (chosen !== undefined) void take(chosen);
            }}
          />
          <Button icon="attach" onClick={() => input.current?.click()}>
            {file?.name ?? t('schedule.importChoose')}
          </Button>
          <p>{t('schedule.importNote')}</p>
          {report === undefined ? null : (
            <div className="tg-import">
              <table>
                <thead>
                  <tr>
                    <th>{t('schedule.importColumn.row')}</th>
                    <th>{t('schedule.importColumn.title')}</th>
                    <th>{t('schedule.importColumn.outcome')}</th>
                  </tr>
                </thead>
                <tbody>
                  {report.rows.slice(0, shownRows).map((row) => (
                    <tr key={row.row} data-outcome={row.outcome}>
                      <td className="tg-number">{row.row}</td>
                      <td>{row.title}</td>
                      <td>
                        {row.problem === undefined
                          ? t(`schedule.importOutcome.${row.outcome}`)
                          : t(`errors.${row.problem}` as 'errors.repeatInvalid')}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </div>
        <div className="tg-dialog__acts">
          <Button onClick={onClose}>{t('words.cancel')}</Button>
          <Button
            look="primary"
            busy={busy}
            disabled={file === undefined || (report?.added ?? 0) === 0}
            onClick={() => file !== undefined && void run(file, false)}
          >
            {t('schedule.importDo', { count: report?.added ?? 0 })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
