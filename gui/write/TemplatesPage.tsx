// Templates: one's own and the office's, by kind; a template is filled in and becomes a document.
import { useCallback, useEffect, useState, type JSX } from 'react';
import { useNavigate } from 'react-router';
import { asOfficeError, type ErrorData } from '#sdk/errors.ts';
import type { DocumentTemplate } from '#sdk/write/index.ts';
import { startFromTemplate } from '#sdk/write/actions/new-document.ts';
import { textBlocks } from '#sdk/write/rules/blocks.ts';
import { moduleOf } from '#sdk/write/rules/modules.ts';
import { fieldsOf } from '#sdk/write/rules/skeleton.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { Field } from '../parts/Field.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { Tag } from '../parts/Tag.tsx';
import { useTranslator } from '../parts/text.ts';
import { ModuleGlyph } from './ModuleGlyph.tsx';
import { WithWriting } from './WritingOff.tsx';
import { WriteNav } from './WriteNav.tsx';

/** See the file's first line. */
export function TemplatesPage(): JSX.Element {
  const { t } = useTranslator();
  return (
    <WithWriting>
      <AppFrame
        current="aiWriting"
        place={t('write.templates')}
        turn="main"
        list={<WriteNav />}
        main={<Templates />}
      />
    </WithWriting>
  );
}

function Templates(): JSX.Element {
  const { office } = useApp();
  const translator = useTranslator();
  const { t, language } = translator;
  const notify = useNotify();
  const [all, setAll] = useState<readonly DocumentTemplate[]>();
  const [error, setError] = useState<ErrorData>();
  const [search, setSearch] = useState('');
  const [used, setUsed] = useState<DocumentTemplate>();
  const load = useCallback((): void => {
    setError(undefined);
    office.write
      .templates({})
      .then(setAll)
      .catch((thrown: unknown) => setError(asOfficeError(thrown).data));
  }, [office]);
  useEffect(load, [load]);
  const wanted = search.trim().toLowerCase();
  const rows = (all ?? []).filter(
    ({ title, module }) =>
      title.toLowerCase().includes(wanted) || moduleOf(module)[language].toLowerCase().includes(wanted),
  );
  return (
    <>
      <PaneHeader title={t('write.templates')} meta={t('write.templatesMeta')} />
      <div className="tg-write-bar">
        <SearchBox value={search} placeholder={t('write.searchTemplates')} onChange={setSearch} />
      </div>
      <div className="tg-write-list">
        {error !== undefined ? (
          <ErrorState detail={errorText(translator, error)} code={error.code} onRetry={load} />
        ) : all === undefined ? (
          <ListSkeleton />
        ) : rows.length === 0 ? (
          <EmptyState figure="house" title={t('write.noTemplates')} detail={t('write.noTemplatesDetail')} />
        ) : (
          <ul className="tg-write-cards" aria-label={t('write.templates')}>
            {rows.map((template) => (
              <li key={template.id}>
                <header>
                  <ModuleGlyph module={template.module} language={language} />
                  <b className="tg-truncate" title={template.title}>
                    {template.title}
                  </b>
                  {template.own ? <Tag>{t('write.ownTemplate')}</Tag> : null}
                </header>
                <p>
                  {textBlocks(template.body.content)
                    .map(({ text }) => text)
                    .filter((text) => text !== '')
                    .slice(0, 4)
                    .join(' / ')}
                </p>
                <footer>
                  <span>{moduleOf(template.module)[language]}</span>
                  {template.mayEdit ? (
                    <IconButton
                      icon="trash"
                      size={18}
                      label={t('write.removeTemplate', { title: template.title })}
                      onClick={() =>
                        void notify.attempt(() => office.write.removeTemplate(template.id)).then(load)
                      }
                    />
                  ) : null}
                  <Button size="small" onClick={() => setUsed(template)}>
                    {t('write.useTemplate')}
                  </Button>
                </footer>
              </li>
            ))}
          </ul>
        )}
      </div>
      {used === undefined ? null : <UseTemplate template={used} onClose={() => setUsed(undefined)} />}
    </>
  );
}

function UseTemplate(props: {
  readonly template: DocumentTemplate;
  readonly onClose: () => void;
}): JSX.Element {
  const { template } = props;
  const { office } = useApp();
  const { t } = useTranslator();
  const notify = useNotify();
  const navigate = useNavigate();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const fields = fieldsOf(template.title, template.form, template.body);
  const make = async (): Promise<void> => {
    setBusy(true);
    await notify.attempt(async () => {
      const made = await office.write.create(startFromTemplate(template, values));
      void navigate(`/main/smartWrite/writing/${made.id}`);
    });
    setBusy(false);
  };
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      aria-label={template.title}
      className="tg-write-form"
      transitionDuration={120}
    >
      <form
        className="tg-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <h2>{template.title}</h2>
        <div className="tg-dialog__body tg-write-form__parts">
          {fields.length === 0 ? <p>{t('write.noFields')}</p> : null}
          {fields.map((name) => (
            <Field
              key={name}
              label={name}
              value={values[name] ?? ''}
              onChange={(value) => setValues({ ...values, [name]: value })}
            />
          ))}
        </div>
        <div className="tg-dialog__acts">
          <Button onClick={props.onClose}>{t('words.cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('write.makeDocument')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
