// Printing the schedule: how it shall lie on paper, seen before it is printed.
import { useMemo, useState, type JSX } from 'react';
import { createPortal } from 'react-dom';
import type { Occurrence } from '#sdk/api.ts';
import { dayRows } from '#sdk/schedule/screens/day-rows.ts';
import type { ScheduleSnapshot } from '#sdk/schedule/screens/schedule.ts';
import { Button } from '../../parts/Button.tsx';
import { Checkbox } from '../../parts/Checkbox.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Segments } from '../../parts/Segments.tsx';
import { useTranslator } from '../../parts/text.ts';
import { hasDays, hasGrid, type Printed, type PrintLayout } from './printed.ts';
import { PrintSheet } from './PrintSheet.tsx';

/** The dialog, with the sheet beside its questions; the same sheet, beside the page, is what the printer gets. */
export function PrintDialog(props: {
  readonly snapshot: ScheduleSnapshot;
  readonly occurrences: readonly Occurrence[];
  readonly onClose: () => void;
}): JSX.Element {
  const { snapshot, occurrences } = props;
  const { t } = useTranslator();
  const grid = hasGrid(snapshot);
  const [layout, setLayout] = useState<PrintLayout>(grid ? 'grid' : 'list');
  const [turned, setTurned] = useState<boolean>();
  const [hasDetails, setDetails] = useState(snapshot.view !== 'month');
  const [isColoured, setColoured] = useState(true);
  const isLandscape = turned ?? layout === 'grid';
  const { from, to } = snapshot;
  const hasRows = hasDays(snapshot);
  // Once for the sheet that is seen and the one that is printed, and for all that is asked about them.
  const days = useMemo(
    () => (hasRows ? dayRows(occurrences, from, to) : []),
    [hasRows, occurrences, from, to],
  );
  const printed: Printed = { snapshot, occurrences, days, layout, isLandscape, hasDetails, isColoured };
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      aria-labelledby="schedule-print"
      data-size="wide"
      className="tg-print-dialog"
      transitionDuration={120}
    >
      <div className="tg-dialog">
        <h2 id="schedule-print">{t('schedule.printTitle')}</h2>
        <div className="tg-print-dialog__body">
          <div className="tg-print-dialog__choices">
            {grid ? (
              <Segments
                label={t('schedule.printLayout')}
                choices={[
                  { id: 'grid', label: t('schedule.printAs.grid') },
                  { id: 'list', label: t('schedule.printAs.list') },
                ]}
                chosen={layout}
                onChoose={setLayout}
              />
            ) : null}
            <Segments
              label={t('schedule.printPaper')}
              choices={[
                { id: 'portrait', label: t('schedule.printOn.portrait') },
                { id: 'landscape', label: t('schedule.printOn.landscape') },
              ]}
              chosen={isLandscape ? 'landscape' : 'portrait'}
              onChoose={(paper) => setTurned(paper === 'landscape')}
            />
            {hasRows ? (
              <>
                <Checkbox checked={hasDetails} onChange={setDetails}>
                  {t('schedule.printDetails')}
                </Checkbox>
                <Checkbox checked={isColoured} onChange={setColoured}>
                  {t('schedule.printColours')}
                </Checkbox>
              </>
            ) : null}
          </div>
          <div className="tg-print-dialog__preview" data-landscape={isLandscape || undefined}>
            <PrintSheet printed={printed} />
          </div>
        </div>
        <div className="tg-dialog__acts">
          <Button onClick={props.onClose}>{t('words.cancel')}</Button>
          <Button look="primary" disabled={snapshot.loading} onClick={() => globalThis.print()}>
            {t('schedule.print')}
          </Button>
        </div>
      </div>
      {createPortal(
        <div className="tg-print-root" aria-hidden="true">
          <PrintSheet printed={printed} />
        </div>,
        document.body,
      )}
    </Dialog>
  );
}
