// What a base holds: documents with the state of their index, or questions with their answers; and what may be done with it.
import { useCallback, useEffect, useRef, useState, type JSX } from 'react';
import { useNavigate } from 'react-router';
import type { BaseDocument, KnowledgeBase, Pair } from '#sdk/ask/ask-api.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { FolderTreeDialog } from '../disk/FolderTreeDialog.tsx';
import { saveMade } from '../files/save-made.ts';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { Button } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { useTranslator } from '../parts/text.ts';
import { BaseDialog } from './BaseDialog.tsx';
import { GrantsDialog } from './GrantsDialog.tsx';
import { HeldRows } from './HeldRows.tsx';
import { PairDialog } from './PairDialog.tsx';

/** Texts travel as they are, everything else as a file that the office reads out. */
const plainText = /\.(?:txt|md|markdown|text)$/i;
const mostText = 250_000;
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Held = { documents: readonly BaseDocument[]; pairs: readonly Pair[] };
type Asks = 'edit' | 'grants' | 'remove' | 'disk' | { pair: Pair | undefined };

/** Its owner gives it the base as a key. */
export function BaseContent(props: {
  readonly base: KnowledgeBase;
  readonly onChanged: () => Promise<void>;
}): JSX.Element {
  const { base, onChanged } = props;
  const { office } = useApp();
  const { t, language } = useTranslator();
  const navigate = useNavigate();
  const fold = useFrameFold();
  const notify = useNotify();
  const [held, setHeld] = useState<Held>();
  const [asks, setAsks] = useState<Asks>();
  const chooser = useRef<HTMLInputElement>(null);
  const isManager = base.level === 'manage';
  const isLibrary = base.kind === 'library';
  const load = useCallback(async () => {
    const [documents, pairs] = await Promise.all([
      isLibrary ? [] : office.ask.documents(base.id),
      isLibrary ? office.ask.pairs(base.id) : [],
    ]);
    setHeld({ documents, pairs });
  }, [office, base.id, isLibrary]);
  useEffect(() => {
    void notify.attempt(load);
    return office.ask.baseChanged(base.id)(() => {
      void load().catch(() => undefined);
      void onChanged();
    });
  }, [office, base.id, load, notify, onChanged]);
  const act = (work: () => Promise<unknown>): Promise<boolean> =>
    notify.attempt(async () => {
      await work();
      await load();
      await onChanged();
    });
  const add = (files: readonly File[]): void =>
    void act(async () => {
      for (const file of files) {
        if (isLibrary) {
          const { read } = await office.ask.importPairs(base.id, new Uint8Array(await file.arrayBuffer()));
          notify.done({ key: 'ask.imported', parameters: { count: read } });
        } else if (plainText.test(file.name) && file.size < mostText)
          await office.ask.addTexts(base.id, [{ name: file.name, text: await file.text() }]);
        else await office.ask.addFile(base.id, file.name, file);
      }
    });
  const choose = (id: string): void => {
    if (id === 'edit' || id === 'grants' || id === 'remove' || id === 'disk') setAsks(id);
    if (id === 'import') chooser.current?.click();
    if (id === 'export')
      void notify.attempt(async () =>
        saveMade({
          name: `${base.name}.xlsx`,
          type: sheetType,
          bytes: await office.ask.exportPairs(base.id, language),
        }),
      );
  };
  const exportEntry = { id: 'export', label: t('ask.exportPairs'), icon: 'down' as const };
  const entries = [
    ...(isManager
      ? [
          { id: 'edit', label: t('ask.edit'), icon: 'write' as const },
          { id: 'grants', label: t('ask.authorise'), icon: 'people' as const },
          isLibrary
            ? { id: 'import', label: t('ask.importPairs'), icon: 'up' as const }
            : { id: 'disk', label: t('ask.addFromDisk'), icon: 'disk' as const },
        ]
      : []),
    ...(isLibrary ? [exportEntry] : []),
    ...(isManager
      ? ([
          'line',
          { id: 'remove', label: t('ask.removeBase'), icon: 'trash' as const, danger: true },
        ] as const)
      : []),
  ];
  return (
    <>
      <PaneHeader
        {...((fold === 'turns' || fold === 'phone') && {
          onBack: () => void navigate('/main/aiQa/manage'),
        })}
        title={base.name}
        meta={base.introduction}
        acts={
          <>
            {isManager ? (
              <Button
                look="primary"
                icon="plus"
                onClick={() => (isLibrary ? setAsks({ pair: undefined }) : chooser.current?.click())}
              >
                {t(isLibrary ? 'ask.addPair' : 'ask.addFiles')}
              </Button>
            ) : null}
            {entries.length === 0 ? null : (
              <MenuButton label={t('ask.more')} entries={entries} onChoose={choose}>
                {({ expanded, toggle }) => (
                  <IconButton icon="more" label={t('ask.more')} expanded={expanded} onClick={toggle} />
                )}
              </MenuButton>
            )}
          </>
        }
      />
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={isLibrary ? '.xlsx' : '.pdf,.docx,.xlsx,.md,.txt,.html,.htm'}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <HeldRows
        held={held}
        isLibrary={isLibrary}
        isManager={isManager}
        onRemoveDocument={(id) => void act(() => office.ask.removeDocuments([id]))}
        onRemovePair={(id) => void act(() => office.ask.removePairs([id]))}
        onEditPair={(pair) => setAsks({ pair })}
      />
      {asks === 'edit' ? (
        <BaseDialog
          heading={t('ask.edit')}
          begins={base}
          withSynonyms
          onSave={({ name, introduction, synonyms }) =>
            act(() => office.ask.updateBase({ id: base.id, rev: base.rev, name, introduction, synonyms }))
          }
          onClose={() => setAsks(undefined)}
        />
      ) : null}
      {asks === 'grants' ? <GrantsDialog base={base} onClose={() => setAsks(undefined)} /> : null}
      {asks === 'disk' ? (
        <FolderTreeDialog
          files
          title={t('ask.addFromDisk')}
          label={t('ask.addFiles')}
          moving={[]}
          onChoose={(node) => {
            setAsks(undefined);
            void act(() => office.ask.addDiskFile(base.id, node));
          }}
          onClose={() => setAsks(undefined)}
        />
      ) : null}
      {typeof asks === 'object' ? (
        <PairDialog
          begins={asks.pair ?? { question: '', answer: '' }}
          onSave={(pair) =>
            act(() =>
              office.ask.putPairs(base.id, [
                { ...pair, ...(asks.pair !== undefined && { id: asks.pair.id }) },
              ]),
            )
          }
          onClose={() => setAsks(undefined)}
        />
      ) : null}
      <ConfirmDialog
        open={asks === 'remove'}
        title={t('ask.removeBaseQuestion', { name: base.name })}
        act={t('ask.removeBase')}
        destructive
        onClose={() => setAsks(undefined)}
        onConfirm={() => {
          setAsks(undefined);
          void notify.attempt(async () => {
            await office.ask.removeBase(base.id);
            void navigate('/main/aiQa/manage');
            await onChanged();
          });
        }}
      >
        {null}
      </ConfirmDialog>
    </>
  );
}
