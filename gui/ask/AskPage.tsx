// The questions' page: past conversations, the open one, and the source that is being read beside it.
import { useEffect, type JSX } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { mayHelpAgain } from '#sdk/errors.ts';
import { mayAdminister } from '#sdk/admin/rules/may-administer.ts';
import { noBasesWords } from '#sdk/ask/rules/no-bases.ts';
import { AskScreen } from '#sdk/ask/screens/ask.ts';
import { listText } from '#sdk/locales/list-text.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { useTranslator } from '../parts/text.ts';
import { AskList } from './AskList.tsx';
import { Conversation } from './Conversation.tsx';
import { SourceReader } from './SourceReader.tsx';
import './ask.css';
import './ask-parts.css';

/** The address names the open conversation. */
export function AskPage(): JSX.Element {
  const { office } = useApp();
  const { t } = useTranslator();
  const screen = useOwnScreen(() => new AskScreen(office, Date.now));
  return screen === undefined ? (
    <AppFrame current="aiQa" place={t('ask.title')} turn="main" list={<ListSkeleton />} main={null} />
  ) : (
    <Opened screen={screen} />
  );
}

function Opened({ screen }: { readonly screen: AskScreen }): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const { person } = useDesk();
  const fold = useFrameFold();
  const takesTurns = fold === 'turns' || fold === 'phone';
  const { sessionId } = useParams();
  const navigate = useNavigate();
  // Where list and conversation take turns, the address says that it is the list's.
  const [query] = useSearchParams();
  const { phase, error, place, source, sessionId: open, session } = useScreen(screen);
  useEffect(() => void screen.open(sessionId), [screen, sessionId]);
  // A question on the empty page makes a conversation: the address follows it.
  useEffect(() => {
    if (open !== undefined && sessionId === undefined && phase === 'ready' && !query.has('list'))
      void navigate(`/main/aiQa/${open}`, { replace: true });
  }, [open, sessionId, phase, navigate, query]);
  /** What stands there in place of a conversation has a way to the list as a conversation has. */
  const instead = (state: JSX.Element): JSX.Element =>
    takesTurns ? (
      <div className="tg-ask">
        <PaneHeader onBack={() => void navigate('/main/aiQa?list')} title={t('ask.title')} />
        {state}
      </div>
    ) : (
      state
    );
  const main = (): JSX.Element => {
    if (phase === 'failed' && error !== undefined)
      return instead(
        <ErrorState
          detail={errorText(translator, error)}
          code={error.code}
          {...(mayHelpAgain(error) && { onRetry: () => void screen.load() })}
        />,
      );
    if (phase === 'ready' && place?.bases.length === 0 && session === undefined) {
      const words = noBasesWords(place, mayAdminister(person.permissions));
      return instead(
        <EmptyState
          level={takesTurns ? 2 : 1}
          figure="house"
          title={t(words.title)}
          detail={t(words.hint, { names: listText(translator, place.administrators) })}
          act={
            place.mayCreate ? (
              <Button icon="plus" onClick={() => void navigate('/main/aiQa/manage')}>
                {t('ask.newBase')}
              </Button>
            ) : null
          }
        />,
      );
    }
    return <Conversation screen={screen} />;
  };
  return (
    <AppFrame
      current="aiQa"
      place={t('ask.title')}
      turn={query.has('list') ? 'list' : 'main'}
      list={<AskList screen={screen} />}
      main={main()}
      {...(source === undefined
        ? {}
        : { details: <SourceReader screen={screen} />, onCloseDetails: () => screen.closeSource() })}
    />
  );
}
