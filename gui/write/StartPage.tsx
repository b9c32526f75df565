// Where a document begins: a kind, a topic, wishes; from its skeleton, blank, or from a file.
import { useEffect, useRef, useState, type FormEvent, type JSX } from 'react';
import { useNavigate } from 'react-router';
import type { WritingDesk } from '#sdk/write/index.ts';
import { beginDocument } from '#sdk/write/actions/begin-document.ts';
import { bringDocument } from '#sdk/write/actions/bring-document.ts';
import { startOf } from '#sdk/write/actions/new-document.ts';
import { moduleOf, writeModules, type WriteModule, type WriteModuleId } from '#sdk/write/rules/modules.ts';
import { OfficeError } from '#sdk/errors.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { Segments } from '../parts/Segments.tsx';
import { useTranslator } from '../parts/text.ts';
import { ModuleGlyph } from './ModuleGlyph.tsx';
import { StartSources, type StartRests } from './StartSources.tsx';
import { today } from './today.ts';
import { WithWriting } from './WritingOff.tsx';
import { WriteNav } from './WriteNav.tsx';

/** See the file's first line. */
export function StartPage(): JSX.Element {
  const { t } = useTranslator();
  return (
    <WithWriting>
      <AppFrame
        current="aiWriting"
        place={t('write.title')}
        turn="main"
        list={<WriteNav />}
        main={<Start />}
      />
    </WithWriting>
  );
}

function Start(): JSX.Element {
  const { office } = useApp();
  const { t, language: face } = useTranslator();
  const notify = useNotify();
  const navigate = useNavigate();
  const [desk, setDesk] = useState<WritingDesk>();
  const [module, setModule] = useState<WriteModuleId>('notice');
  const [topic, setTopic] = useState('');
  const [wishes, setWishes] = useState('');
  const [language, setLanguage] = useState<'zh' | 'en'>(face);
  const [rests, setRests] = useState<StartRests>({ files: [], bases: [] });
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    office.write
      .desk()
      .then(setDesk)
      .catch(() => undefined);
  }, [office]);

  const open = (id: string): void => void navigate(`/main/smartWrite/writing/${id}`);
  const begin = async (blank: boolean): Promise<void> => {
    if (topic.trim() === '') {
      setWrong(true);
      field.current?.focus();
      return;
    }
    setBusy(true);
    await notify.attempt(async () => {
      const start = startOf({ module, topic, language, wishes, blank }, desk, today());
      const baseIds = rests.bases.map(({ id }) => id);
      const { id, error } = await beginDocument(office.write, start, { files: rests.files, baseIds });
      if (error !== undefined) notify.fail(error);
      open(id);
    });
    setBusy(false);
  };
  const bring = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    setBusy(true);
    await notify.attempt(async () => {
      // Kind and size are looked at before a byte is read.
      if (!/\.(?:docx|md|markdown|txt)$/iu.test(chosen.name)) throw new OfficeError('importType');
      if (chosen.size > 20 * 1_048_576) throw new OfficeError('referenceTooLarge');
      const read = await office.write.read({
        name: chosen.name,
        bytes: new Uint8Array(await chosen.arrayBuffer()),
      });
      const { document, lost } = await bringDocument(office.write, read, { module: read.module ?? module });
      if (lost > 0) notify.done({ key: 'write.picturesLost', parameters: { count: lost } });
      open(document.id);
    });
    setBusy(false);
  };
  const recent = (desk?.recentModules ?? [])
    .map((id) => writeModules.find((known) => known.id === id))
    .filter((known) => known !== undefined)
    .slice(0, 5);
  const groups = [
    ['write.recentModules', recent],
    ['write.officialModules', writeModules.filter(({ kind }) => kind === 'official')],
    ['write.workModules', writeModules.filter(({ kind }) => kind === 'work')],
  ] as const;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void begin(false);
  };
  return (
    <>
      <PaneHeader title={t('write.start')} meta={t('write.startMeta')} />
      <div className="tg-write-start">
        <div className="tg-write-start__modules">
          {groups.map(([name, modules]) =>
            modules.length === 0 ? null : (
              <section key={name} aria-label={t(name)}>
                <h2>{t(name)}</h2>
                <div className="tg-write-start__grid" role="group">
                  {modules.map((each) => (
                    <ModuleTile
                      key={each.id}
                      module={each}
                      language={face}
                      chosen={each.id === module}
                      onChoose={() => setModule(each.id)}
                    />
                  ))}
                </div>
              </section>
            ),
          )}
        </div>
        <form className="tg-write-start__form" onSubmit={submit}>
          <h2>{moduleOf(module)[face]}</h2>
          <p>{moduleOf(module).about[face]}</p>
          <Field
            label={t('write.topic')}
            value={topic}
            inputRef={field}
            autoFocus
            hint={t('write.topicHint')}
            error={wrong && topic.trim() === '' ? t('errors.documentTitleMissing') : undefined}
            onChange={setTopic}
          />
          <label className="tg-write-start__wishes">
            <span>{t('write.wishes')}</span>
            <textarea
              rows={4}
              maxLength={600}
              value={wishes}
              placeholder={t('write.wishesHint')}
              onChange={(event) => setWishes(event.target.value)}
            />
          </label>
          <Segments
            label={t('write.language')}
            chosen={language}
            choices={[
              { id: 'zh', label: '中文' },
              { id: 'en', label: 'English' },
            ]}
            onChoose={setLanguage}
          />
          <StartSources rests={rests} onChange={setRests} />
          <Button look="primary" type="submit" fill busy={busy}>
            {t('write.beginOutline')}
          </Button>
          <div className="tg-write-start__ways">
            <Button look="quiet" onClick={() => void begin(true)}>
              {t('write.beginBlank')}
            </Button>
            <Button look="quiet" icon="file" onClick={() => file.current?.click()}>
              {t('write.beginFile')}
            </Button>
            <Button
              look="quiet"
              icon="copy"
              onClick={() => void navigate('/main/smartWrite/officialTemplate')}
            >
              {t('write.beginTemplate')}
            </Button>
          </div>
          <input
            ref={file}
            type="file"
            hidden
            accept=".docx,.md,.markdown,.txt"
            aria-label={t('write.beginFile')}
            onChange={(event) => {
              void bring(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </form>
      </div>
    </>
  );
}

function ModuleTile(props: {
  readonly module: WriteModule;
  readonly language: 'zh' | 'en';
  readonly chosen: boolean;
  readonly onChoose: () => void;
}): JSX.Element {
  const { module, language } = props;
  return (
    <button
      type="button"
      className="tg-write-tile"
      aria-pressed={props.chosen}
      title={module.about[language]}
      onClick={props.onChoose}
    >
      <ModuleGlyph module={module.id} language={language} />
      <span>
        <b>{module[language]}</b>
        <small>{module.about[language]}</small>
      </span>
    </button>
  );
}
