// The versions of a document: what each was beside what is there now, keeping one under a name, going back to one.
import { useCallback, useEffect, useId, useState, type JSX } from 'react';
import { asOfficeError, type ErrorData } from '#sdk/errors.ts';
import type { DocumentForm, DocumentVersion, RichText, WrittenDocument } from '#sdk/write/index.ts';
import { writeDate } from '#sdk/locales/date-format.ts';
import { textBlocks } from '#sdk/write/rules/blocks.ts';
import { compareBlocks } from '#sdk/write/rules/merge.ts';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { useTranslator } from '../parts/text.ts';

type Whole = { number: number; title: string; form: DocumentForm; body: RichText };

/** See the file's first line. */
export function VersionsDialog(props: {
  readonly document: WrittenDocument;
  readonly readOnly: boolean;
  readonly onRestore: (version: Whole) => void;
  readonly beforeKeeping: () => Promise<void>;
  readonly onClose: () => void;
}): JSX.Element {
  const { document } = props;
  const { office } = useApp();
  const translator = useTranslator();
  const { t, timeLocale } = translator;
  const notify = useNotify();
  const id = useId();
  const [versions, setVersions] = useState<readonly DocumentVersion[]>();
  const [error, setError] = useState<ErrorData>();
  const [name, setName] = useState('');
  const [open, setOpen] = useState<Whole>();
  const load = useCallback((): void => {
    office.write
      .versions(document.id)
      .then(setVersions)
      .catch((thrown: unknown) => setError(asOfficeError(thrown).data));
  }, [office, document.id]);
  useEffect(load, [load]);
  const keep = (): void =>
    void notify.attempt(async () => {
      await props.beforeKeeping();
      await office.write.keepVersion(document.id, name);
      setName('');
      load();
    });
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      aria-labelledby={id}
      className="tg-versions"
      transitionDuration={120}
    >
      <div className="tg-dialog">
        <h2 id={id}>{t('write.versions')}</h2>
        <div className="tg-dialog__body tg-versions__body">
          <div className="tg-versions__list">
            {error === undefined ? null : (
              <ErrorState small detail={errorText(translator, error)} code={error.code} onRetry={load} />
            )}
            {versions?.length === 0 ? (
              <EmptyState small figure="house" title={t('write.noVersions')} />
            ) : null}
            <ul>
              {versions?.map((version) => (
                <li key={version.number}>
                  <button
                    type="button"
                    aria-pressed={open?.number === version.number}
                    onClick={() =>
                      void notify.attempt(async () =>
                        setOpen(await office.write.version(document.id, version.number)),
                      )
                    }
                  >
                    <b>
                      {version.name === '' ? t('write.version', { number: version.number }) : version.name}
                    </b>
                    <small className="tg-number">
                      {version.by.name} ·{' '}
                      {writeDate(timeLocale, version.time, {
                        month: 'numeric',
                        day: 'numeric',
                        hour: '2-digit',
                        minute: '2-digit',
                      })}{' '}
                      · {t('write.words', { count: version.words })}
                    </small>
                  </button>
                </li>
              ))}
            </ul>
          </div>
          <div className="tg-versions__compare" aria-live="polite">
            {open === undefined ? (
              <p>{t('write.chooseVersion')}</p>
            ) : (
              compareBlocks(open.body.content, document.body.content).map(({ change, node }, at) => (
                <p key={at} data-change={change}>
                  {change === 'gone' ? '− ' : change === 'new' ? '+ ' : ''}
                  {textBlocks([node])
                    .map(({ text }) => text)
                    .join(' ')}
                </p>
              ))
            )}
          </div>
        </div>
        <div className="tg-dialog__acts">
          {props.readOnly ? null : (
            <form
              className="tg-versions__keep"
              onSubmit={(event) => {
                event.preventDefault();
                keep();
              }}
            >
              <input
                aria-label={t('write.versionName')}
                placeholder={t('write.versionName')}
                maxLength={80}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
              <Button type="submit" disabled={name.trim() === ''}>
                {t('write.keepVersion')}
              </Button>
            </form>
          )}
          <Button onClick={props.onClose}>{t('words.close')}</Button>
          <Button
            look="primary"
            disabled={open === undefined || props.readOnly}
            onClick={() => {
              if (open !== undefined) props.onRestore(open);
              props.onClose();
            }}
          >
            {t('write.restoreVersion')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
