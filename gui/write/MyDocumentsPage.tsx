// My documents: found, ordered, renamed where they stand, thrown away with a way back.
import { useState, type JSX } from 'react';
import { useNavigate } from 'react-router';
import { MyDocumentsScreen } from '#sdk/write/screens/my-documents.ts';
import { writeModules } from '#sdk/write/rules/modules.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { Banner } from '../parts/Banner.tsx';
import { Button } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { Segments } from '../parts/Segments.tsx';
import { Select } from '../parts/Select.tsx';
import { useTranslator } from '../parts/text.ts';
import { DocumentLine } from './DocumentLine.tsx';
import { WithWriting } from './WritingOff.tsx';
import { WriteNav } from './WriteNav.tsx';

/** See the file's first line. */
export function MyDocumentsPage(): JSX.Element {
  return (
    <WithWriting>
      <OwnDocuments />
    </WithWriting>
  );
}

function OwnDocuments(): JSX.Element {
  const { office } = useApp();
  const { t } = useTranslator();
  const screen = useOwnScreen(() => new MyDocumentsScreen(office));
  return (
    <AppFrame
      current="aiWriting"
      place={t('write.documents')}
      turn="main"
      list={<WriteNav />}
      main={screen === undefined ? <ListSkeleton /> : <Documents screen={screen} />}
    />
  );
}

function Documents({ screen }: { readonly screen: MyDocumentsScreen }): JSX.Element {
  const translator = useTranslator();
  const { t, language } = translator;
  const notify = useNotify();
  const navigate = useNavigate();
  const { of, search, order, module, rows, loading, stored, more, error } = useScreen(screen);
  const [removed, setRemoved] = useState<{ id: string; title: string }>();
  const [purging, setPurging] = useState<{ id: string; title: string }>();
  const inBin = of === 'bin';
  return (
    <>
      <PaneHeader
        title={t('write.documents')}
        acts={
          <Button look="primary" icon="plus" onClick={() => void navigate('/main/smartWrite/writeModule')}>
            {t('write.start')}
          </Button>
        }
      />
      <div className="tg-write-bar">
        <Segments
          label={t('write.which')}
          chosen={of}
          choices={[
            { id: 'all', label: t('words.all') },
            { id: 'own', label: t('write.own') },
            { id: 'shared', label: t('write.shared') },
            { id: 'bin', label: t('write.bin') },
          ]}
          onChoose={(chosen) => screen.setOf(chosen)}
        />
        <SearchBox
          value={search}
          placeholder={t('write.searchDocuments')}
          onChange={(words) => screen.setSearch(words)}
        />
        <Select
          label={t('write.kindOfDocument')}
          value={module ?? ''}
          choices={[
            { value: '', label: t('write.allKinds') },
            ...writeModules.map((each) => ({ value: each.id, label: each[language] })),
          ]}
          onChoose={(chosen) => screen.setModule(writeModules.find(({ id }) => id === chosen)?.id)}
        />
        <Select
          label={t('write.order')}
          value={order}
          choices={[
            { value: 'updated', label: t('write.byUpdated') },
            { value: 'created', label: t('write.byCreated') },
            { value: 'title', label: t('write.byTitle') },
          ]}
          onChoose={(chosen) => screen.setOrder(chosen as typeof order)}
        />
      </div>
      {stored ? <Banner tone="warn" text={t('write.storedOnly')} /> : null}
      {removed === undefined ? null : (
        <p className="tg-write-undo" role="status">
          {t('write.removed', { title: removed.title })}
          <Button
            look="quiet"
            size="small"
            icon="undo"
            onClick={() => {
              setRemoved(undefined);
              void notify.attempt(() => screen.restore(removed.id));
            }}
          >
            {t('words.undo')}
          </Button>
        </p>
      )}
      <div className="tg-write-list">
        {error !== undefined ? (
          <ErrorState
            detail={errorText(translator, error)}
            code={error.code}
            onRetry={() => void screen.reload()}
          />
        ) : loading && rows.length === 0 ? (
          <ListSkeleton />
        ) : rows.length === 0 ? (
          <EmptyState
            figure="house"
            title={t(search !== '' ? 'write.noneFound' : inBin ? 'write.binEmpty' : 'write.none')}
            {...(inBin || search !== '' ? {} : { detail: t('write.noneDetail') })}
          />
        ) : (
          <ul aria-label={t('write.documents')}>
            {rows.map((row) => (
              <DocumentLine
                key={row.id}
                row={row}
                onRename={(title) => notify.attempt(() => screen.rename(row.id, title))}
                onRemove={() =>
                  void notify
                    .attempt(() => screen.remove(row.id))
                    .then((worked) => worked && setRemoved({ id: row.id, title: row.title }))
                }
                onRestore={() => void notify.attempt(() => screen.restore(row.id))}
                onPurge={() => setPurging(row)}
              />
            ))}
          </ul>
        )}
        {more ? (
          <Button look="quiet" fill busy={loading} onClick={() => void screen.loadMore()}>
            {t('write.more')}
          </Button>
        ) : null}
      </div>
      {purging === undefined ? null : (
        <ConfirmDialog
          open
          destructive
          title={t('write.purgeTitle', { title: purging.title })}
          act={t('write.purge')}
          onClose={() => setPurging(undefined)}
          onConfirm={() => {
            setPurging(undefined);
            void notify.attempt(() => screen.purge(purging.id));
          }}
        >
          {t('write.purgeDetail')}
        </ConfirmDialog>
      )}
    </>
  );
}
