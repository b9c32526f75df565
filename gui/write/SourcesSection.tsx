// What a document rests on: files and knowledge bases; passages of them are found without a model and put in with their place.
import { useRef, useState, type JSX } from 'react';
import type { KnowledgeBase } from '#sdk/ask/ask-api.ts';
import type { WritingSource } from '#sdk/write/index.ts';
import type { AssistScreen, AssistSnapshot } from '#sdk/write/screens/assist.ts';
import { sourcePlace } from '#sdk/write/rules/suggestion.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { FolderTreeDialog } from '../disk/FolderTreeDialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { useTranslator } from '../parts/text.ts';

/** See the file's first line. */
export function SourcesSection(props: {
  readonly screen: AssistScreen;
  readonly snapshot: AssistSnapshot;
  readonly readOnly: boolean;
  /** The words of the place one is at, for looking without typing. */
  readonly wordsHere: () => string;
  readonly onQuote: (source: WritingSource) => void;
}): JSX.Element {
  const { screen, snapshot, readOnly } = props;
  const { office } = useApp();
  const { t, language } = useTranslator();
  const notify = useNotify();
  const file = useRef<HTMLInputElement>(null);
  const [bases, setBases] = useState<readonly KnowledgeBase[]>();
  const [picking, setPicking] = useState(false);
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly WritingSource[]>();
  const [busy, setBusy] = useState(false);
  const { rests, sources, sentences } = snapshot;
  const chosen = new Set(rests.flatMap(({ baseId }) => (baseId === undefined ? [] : [baseId])));
  const cited = new Set(sentences.flatMap((sentence) => sentence.sources));
  const shown = sources.length > 0 ? sources : (found ?? []);

  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    await notify.attempt(work);
    setBusy(false);
  };
  const loadBases = (): void => {
    if (bases !== undefined) return;
    office.ask
      .place()
      .then((place) => setBases(place.bases))
      // Where questions are switched off there are no bases to choose.
      .catch(() => setBases([]));
  };
  return (
    <section aria-label={t('write.sources')} aria-busy={busy}>
      <h2>
        {t('write.sources')}
        <small>
          {t('write.sourceCount', {
            files: rests.length - chosen.size,
            bases: chosen.size,
          })}
        </small>
      </h2>
      <ul className="tg-tools__rests">
        {rests.map((rest) => (
          <li key={rest.id}>
            <Icon name={rest.kind === 'file' ? 'file' : 'search'} size={16} />
            <span className="tg-truncate" title={rest.name}>
              {rest.name}
            </span>
            {readOnly ? null : (
              <IconButton
                icon="close"
                size={16}
                label={t('write.removeSource', { name: rest.name })}
                onClick={() => void run(() => screen.remove(rest.id))}
              />
            )}
          </li>
        ))}
      </ul>
      {readOnly ? null : (
        <div className="tg-tools__adds">
          <button type="button" onClick={() => file.current?.click()}>
            + {t('write.addFile')}
          </button>
          <button type="button" onClick={() => setPicking(true)}>
            + {t('write.addFromDisk')}
          </button>
          <MenuButton
            label={t('write.addBase')}
            entries={
              bases === undefined || bases.length === 0
                ? [
                    {
                      id: 'none',
                      label: t('write.addBase'),
                      disabledReason: t(bases === undefined ? 'words.loading' : 'write.noBases'),
                    },
                  ]
                : bases.map(({ id, name }) => ({ id, label: name, checked: chosen.has(id) }))
            }
            onChoose={(id) => void run(() => screen.toggleBase(id))}
          >
            {({ expanded, toggle }) => (
              <button
                type="button"
                aria-expanded={expanded}
                onClick={() => {
                  loadBases();
                  toggle();
                }}
              >
                + {t('write.addBase')}
              </button>
            )}
          </MenuButton>
          <input
            ref={file}
            type="file"
            hidden
            multiple
            accept=".docx,.pdf,.txt,.md"
            aria-label={t('write.addFile')}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])];
              event.target.value = '';
              void run(async () => {
                for (const each of files) await screen.addFile(each.name, each);
              });
            }}
          />
        </div>
      )}
      {rests.length === 0 ? null : (
        <form
          className="tg-tools__wish"
          onSubmit={(event) => {
            event.preventDefault();
            const wanted = words.trim() === '' ? props.wordsHere() : words;
            void run(async () => setFound(await screen.find(wanted)));
          }}
        >
          <input
            aria-label={t('write.findSource')}
            placeholder={t('write.findSource')}
            maxLength={200}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <button type="submit" aria-label={t('write.findSource')}>
            <Icon name="search" size={18} />
          </button>
        </form>
      )}
      {found?.length === 0 && sources.length === 0 ? (
        <p className="tg-tools__why">{t('write.noPassage')}</p>
      ) : null}
      <ol className="tg-tools__passages">
        {shown.map((source) => (
          <li key={source.n} data-cited={cited.has(source.n) || undefined}>
            <b>{source.n}</b>
            <div>
              <p title={source.document}>{sourcePlace(source, language)}</p>
              <blockquote>{source.quote}</blockquote>
              {readOnly ? null : (
                <button type="button" className="tg-tools__act" onClick={() => props.onQuote(source)}>
                  {t('write.quote')}
                </button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {picking ? (
        <FolderTreeDialog
          files
          title={t('write.addFromDisk')}
          label={t('write.addFile')}
          moving={[]}
          onChoose={(node) => {
            setPicking(false);
            void run(() => screen.addStored({ fileId: node.fileId, name: node.name, size: node.size }));
          }}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </section>
  );
}
