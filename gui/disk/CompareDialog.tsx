// Shows what changed between an older version of a file and the present one, line by line of the text in them.
import { useEffect, useId, useState, type JSX } from 'react';
import type { DiskNode } from '#sdk/api.ts';
import { compareText, type TextChange } from '#sdk/disk/rules/compare-text.ts';
import { asOfficeError } from '#sdk/errors.ts';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { SkeletonBlock } from '../parts/SkeletonBlock.tsx';
import { useTranslator } from '../parts/text.ts';

/** Lines around a change that are shown; of those between, how many there are. */
const around = 3;

/** The dialog of one file. */
export function CompareDialog(props: {
  readonly row: DiskNode;
  readonly number: number;
  readonly onClose: () => void;
}): JSX.Element {
  const { row, number } = props;
  const { office } = useApp();
  const translator = useTranslator();
  const { t } = translator;
  const titleId = useId();
  const [changes, setChanges] = useState<readonly TextChange[]>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const load = async (): Promise<void> => {
      try {
        const [older, newer] = await Promise.all([
          office.disk.text(row.id, { version: number }, { signal }),
          office.disk.text(row.id, {}, { signal }),
        ]);
        if (signal.aborted) return;
        if (older.failure !== undefined || newer.failure !== undefined) setProblem(t('disk.compareNoText'));
        else setChanges(compareText(older.text, newer.text));
      } catch (error) {
        if (!signal.aborted) setProblem(errorText(translator, asOfficeError(error).data));
      }
    };
    void load();
    return () => controller.abort();
  }, [office, row.id, number, t, translator]);
  const isSame = changes?.every(({ kind }) => kind === 'same') === true;
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      aria-labelledby={titleId}
      transitionDuration={180}
      className="tg-disk-preview"
    >
      <div className="tg-dialog">
        <h2 id={titleId} className="tg-truncate">
          {t('disk.compareTitle', { name: row.name, number })}
        </h2>
        {problem === undefined ? null : <p role="alert">{problem}</p>}
        {changes === undefined && problem === undefined ? <SkeletonBlock width="100%" height={240} /> : null}
        {isSame ? <p>{t('disk.compareSame')}</p> : null}
        {changes === undefined || isSame ? null : (
          <div className="tg-disk-compare" tabIndex={0}>
            {changes.map((change, at) => (
              // Runs of a comparison never change their order.
              // oxlint-disable-next-line react/no-array-index-key
              <Run key={at} change={change} isFirst={at === 0} isLast={at === changes.length - 1} />
            ))}
          </div>
        )}
        <div className="tg-dialog__acts">
          <Button onClick={props.onClose}>{t('words.close')}</Button>
        </div>
      </div>
    </Dialog>
  );
}

function Run(props: {
  readonly change: TextChange;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}): JSX.Element {
  const { kind, lines } = props.change;
  const { t } = useTranslator();
  const head = props.isFirst ? 0 : around;
  const tail = props.isLast ? 0 : around;
  if (kind === 'same' && lines.length > head + tail + 1) {
    const left = lines.length - head - tail;
    return (
      <>
        <Lines kind="same" lines={lines.slice(0, head)} />
        <p className="tg-disk-compare__gap">{t('disk.compareSkipped', { count: left })}</p>
        <Lines kind="same" lines={tail === 0 ? [] : lines.slice(-tail)} />
      </>
    );
  }
  return <Lines kind={kind} lines={lines} />;
}

function Lines({ kind, lines }: TextChange): JSX.Element {
  const { t } = useTranslator();
  const signs = { same: ' ', removed: '−', added: '+' } as const;
  return (
    <>
      {lines.map((line, at) => (
        // Lines of a comparison never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={at} data-kind={kind}>
          <span aria-label={kind === 'same' ? undefined : t(`disk.compare_${kind}`)}>{signs[kind]}</span>
          {kind === 'added' ? (
            <ins>{line}</ins>
          ) : kind === 'removed' ? (
            <del>{line}</del>
          ) : (
            <span>{line}</span>
          )}
        </p>
      ))}
    </>
  );
}
