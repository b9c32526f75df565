// What a new document is to rest on: files of this device or of a disk, and knowledge bases; each file is looked at before anything is sent.
import { useRef, useState, type JSX } from 'react';
import type { KnowledgeBase } from '#sdk/ask/ask-api.ts';
import { withReference, type ChosenReference } from '#sdk/write/actions/begin-document.ts';
import { referenceTypes } from '#sdk/write/rules/reference.ts';
import { FolderTreeDialog } from '../disk/FolderTreeDialog.tsx';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { useTranslator } from '../parts/text.ts';
import './assist.css';

/** What is chosen. */
export type StartRests = {
  readonly files: readonly ChosenReference[];
  readonly bases: readonly Pick<KnowledgeBase, 'id' | 'name'>[];
};

/** See the file's first line. */
export function StartSources(props: {
  readonly rests: StartRests;
  readonly onChange: (rests: StartRests) => void;
}): JSX.Element {
  const { rests, onChange } = props;
  const { office } = useApp();
  const { t } = useTranslator();
  const notify = useNotify();
  const file = useRef<HTMLInputElement>(null);
  const [known, setKnown] = useState<readonly KnowledgeBase[]>();
  const [picking, setPicking] = useState(false);
  const add = (chosen: readonly ChosenReference[]): Promise<boolean> =>
    notify.attempt(async () => {
      let { files } = rests;
      // Those before one that is refused are chosen all the same.
      try {
        for (const each of chosen) files = withReference(files, each);
      } finally {
        onChange({ ...rests, files });
      }
    });
  const loadBases = (): void => {
    if (known !== undefined) return;
    office.ask
      .place()
      .then(({ bases }) => setKnown(bases))
      // Where questions are switched off there are no bases to choose.
      .catch(() => setKnown([]));
  };
  const toggleBase = (id: string): void => {
    const base = known?.find((each) => each.id === id);
    if (base === undefined) return;
    const others = rests.bases.filter((each) => each.id !== id);
    onChange({ ...rests, bases: others.length < rests.bases.length ? others : [...others, base] });
  };
  const row = (key: string, icon: 'file' | 'search', name: string, drop: () => void): JSX.Element => (
    <li key={key}>
      <Icon name={icon} size={16} />
      <span className="tg-truncate" title={name}>
        {name}
      </span>
      <IconButton icon="close" size={16} label={t('write.removeSource', { name })} onClick={drop} />
    </li>
  );
  return (
    <section className="tg-tools tg-write-start__rests" aria-label={t('write.sources')}>
      <span>{t('write.sources')}</span>
      <ul className="tg-tools__rests">
        {rests.files.map((each, at) =>
          row(`file-${at}`, 'file', each.name, () =>
            onChange({ ...rests, files: rests.files.filter((other) => other !== each) }),
          ),
        )}
        {rests.bases.map((base) =>
          row(`base-${base.id}`, 'search', base.name, () =>
            onChange({ ...rests, bases: rests.bases.filter(({ id }) => id !== base.id) }),
          ),
        )}
      </ul>
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
            known === undefined || known.length === 0
              ? [
                  {
                    id: 'none',
                    label: t('write.addBase'),
                    disabledReason: t(known === undefined ? 'words.loading' : 'write.noBases'),
                  },
                ]
              : known.map(({ id, name }) => ({
                  id,
                  label: name,
                  checked: rests.bases.some((base) => base.id === id),
                }))
          }
          onChoose={toggleBase}
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
      </div>
      <p className="tg-write-start__limits">{t('write.sourceLimits')}</p>
      <input
        ref={file}
        type="file"
        hidden
        multiple
        accept={referenceTypes.map((type) => `.${type}`).join(',')}
        aria-label={t('write.addFile')}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = '';
          void add(chosen.map((each) => ({ name: each.name, size: each.size, content: each })));
        }}
      />
      {picking ? (
        <FolderTreeDialog
          files
          title={t('write.addFromDisk')}
          label={t('write.addFile')}
          moving={[]}
          onChoose={(node) => {
            setPicking(false);
            void add([{ fileId: node.fileId, name: node.name, size: node.size }]);
          }}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </section>
  );
}
