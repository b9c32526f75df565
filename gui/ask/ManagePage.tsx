// The manager of knowledge bases: which there are, what they hold, how far the index is, and whom they are open to.
import { useCallback, useEffect, useState, type JSX } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { AskPlace } from '#sdk/ask/ask-api.ts';
import { asOfficeError, type ErrorData } from '#sdk/errors.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { ListHeader } from '../frame/ListHeader.tsx';
import { Button } from '../parts/Button.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { useTranslator } from '../parts/text.ts';
import { AppsPane } from './AppsPane.tsx';
import { BaseContent } from './BaseContent.tsx';
import { BaseDialog } from './BaseDialog.tsx';
import { BaseRow } from './BaseRow.tsx';
import { UnansweredList } from './UnansweredList.tsx';
import './ask.css';
import './ask-parts.css';

/** What stands in the address where the assistants are looked at. */
const appsPlace = 'apps';

/** The address names the base that is looked at, or the assistants. */
export function ManagePage(): JSX.Element {
  const { office } = useApp();
  const translator = useTranslator();
  const { t } = translator;
  const { baseId } = useParams();
  const navigate = useNavigate();
  const notify = useNotify();
  const [place, setPlace] = useState<AskPlace>();
  const [error, setError] = useState<ErrorData>();
  const [making, setMaking] = useState<'documents' | 'library'>();
  const load = useCallback(async () => {
    try {
      setPlace(await office.ask.place());
      setError(undefined);
    } catch (thrown) {
      setError(asOfficeError(thrown).data);
    }
  }, [office]);
  useEffect(() => void load(), [load]);
  const bases = place?.bases;
  const mayPublish = bases?.some(({ level }) => level === 'manage') === true;
  const base = bases?.find(({ id }) => id === baseId);
  return (
    <AppFrame
      current="aiQa"
      place={t('ask.manage')}
      turn={baseId === undefined ? 'list' : 'main'}
      list={
        <>
          <ListHeader>
            <Button look="quiet" icon="back" onClick={() => void navigate('/main/aiQa')}>
              {t('ask.title')}
            </Button>
          </ListHeader>
          <nav className="tg-ask-list" aria-label={t('ask.knowledge')}>
            {bases?.map((each) => (
              <BaseRow
                key={each.id}
                base={each}
                current={each.id === baseId}
                onOpen={() => void navigate(`/main/aiQa/manage/${each.id}`)}
              />
            ))}
          </nav>
          <div className="tg-ask-list__new">
            {mayPublish ? (
              <Button icon="spark" fill onClick={() => void navigate(`/main/aiQa/manage/${appsPlace}`)}>
                {t('ask.apps')}
              </Button>
            ) : null}
            <Button icon="plus" fill onClick={() => setMaking('documents')}>
              {t('ask.newBase')}
            </Button>
            <Button icon="plus" fill onClick={() => setMaking('library')}>
              {t('ask.newLibrary')}
            </Button>
          </div>
          {making === undefined ? null : (
            <BaseDialog
              heading={t(making === 'library' ? 'ask.newLibrary' : 'ask.newBase')}
              onClose={() => setMaking(undefined)}
              onSave={(input) =>
                notify.attempt(async () => {
                  const made = await office.ask.createBase({
                    name: input.name,
                    introduction: input.introduction,
                    kind: making,
                  });
                  await load();
                  void navigate(`/main/aiQa/manage/${made.id}`);
                })
              }
            />
          )}
        </>
      }
      main={
        error !== undefined ? (
          <ErrorState detail={errorText(translator, error)} code={error.code} onRetry={() => void load()} />
        ) : baseId === appsPlace ? (
          place === undefined ? (
            <ListSkeleton />
          ) : (
            <AppsPane place={place} />
          )
        ) : base === undefined ? (
          <UnansweredList manages={mayPublish} />
        ) : (
          <BaseContent key={base.id} base={base} onChanged={load} />
        )
      }
    />
  );
}
