// Draws one request with its acts; used beside the to-do list, on the workbench and on the pages of requests.
import { useEffect, useState, type JSX } from 'react';
import { RequestListScreen } from '#sdk/approval/screens/request-list.ts';
import type { RequestAction } from '#sdk/approval/actions/request-actions.ts';
import type { ActInput, Request } from '#sdk/approval/approval-api.ts';
import { asOfficeError } from '#sdk/errors.ts';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { SeenBanner } from '../parts/SeenBanner.tsx';
import { useTranslator } from '../parts/text.ts';
import { DetailHead } from '../workbench/DetailHead.tsx';
import { RequestActs } from './RequestActs.tsx';
import { RequestBody } from './RequestBody.tsx';
import '../workbench/Detail.css';
import './approval.css';

/** So long an act can be taken back here; the office allows a little more. */
const undoMs = 8_000;

/** What a pane is opened with. `onDone` is told when something was decided; `onAgain` leads to the form of a returned request. */
type PaneProps = {
  readonly requestId: string;
  readonly wide?: boolean;
  readonly place?: { readonly at: number; readonly of: number } | undefined;
  readonly onStep?: (by: 1 | -1) => void;
  readonly onClose?: () => void;
  readonly onDone?: () => void;
  readonly onAgain?: (id: string) => void;
};

/** The pane; with its own screen, so that it can stand anywhere. */
export function ApprovalPane(props: PaneProps): JSX.Element {
  const { office } = useApp();
  const screen = useOwnScreen(() => new RequestListScreen(office));
  const { requestId } = props;
  useEffect(() => {
    void screen?.open(requestId);
  }, [screen, requestId]);
  return screen === undefined ? <Waiting {...props} /> : <Pane {...props} screen={screen} />;
}

function Head(props: PaneProps): JSX.Element {
  const { t } = useTranslator();
  const { place } = props;
  const title =
    place === undefined || place.at < 1
      ? t('workbench.approval.title')
      : t('workbench.approval.place', place);
  return <DetailHead title={title} onStep={props.onStep} onClose={props.onClose} />;
}

function Waiting(props: PaneProps): JSX.Element {
  return (
    <div className="tg-detail" data-wide={props.wide || undefined}>
      <Head {...props} />
      <div className="tg-detail__body">
        <ListSkeleton />
      </div>
    </div>
  );
}

function Pane(props: PaneProps & { readonly screen: RequestListScreen }): JSX.Element {
  const { screen, onDone } = props;
  const translator = useTranslator();
  const { t } = translator;
  const notify = useNotify();
  const { open, openError, doing, undo } = useScreen(screen);
  const [done, setDone] = useState<RequestAction['name']>();
  useEffect(() => {
    if (undo === undefined) return undefined;
    const timer = setTimeout(() => screen.forgetUndo(), undoMs);
    return () => clearTimeout(timer);
  }, [screen, undo]);
  if (open === undefined) {
    if (openError === undefined) return <Waiting {...props} />;
    return (
      <div className="tg-detail" data-wide={props.wide || undefined}>
        <Head {...props} />
        {openError.code === 'notFound' ? (
          <EmptyState small figure="house" title={t('workbench.approval.gone')} />
        ) : (
          <ErrorState small detail={errorText(translator, openError)} code={openError.code} />
        )}
      </div>
    );
  }
  const act = async (name: RequestAction['name'], input: ActInput): Promise<boolean> => {
    try {
      await screen.act(name, input);
    } catch (error) {
      notify.fail(asOfficeError(error).data);
      return false;
    }
    setDone(name);
    if (screen.getSnapshot().undo === undefined) notify.done({ key: `workbench.approval.done.${name}` });
    return true;
  };
  return (
    <div className="tg-detail" data-wide={props.wide || undefined}>
      <Head {...props} />
      <SeenBanner seenAt={open.seenAt} />
      <div className="tg-detail__body">
        <RequestBody request={open} />
      </div>
      {undo === undefined ? (
        <RequestActs
          key={open.rev}
          request={open}
          doing={doing}
          onAct={act}
          onAgain={props.onAgain === undefined ? undefined : () => props.onAgain?.(open.id)}
        />
      ) : (
        <Undo
          done={done}
          request={open}
          onUndo={() => void notify.attempt(() => screen.undo())}
          onNext={onDone === undefined ? undefined : onDone}
        />
      )}
    </div>
  );
}

/** What was just done, for as long as it can be taken back. */
function Undo(props: {
  readonly done: RequestAction['name'] | undefined;
  readonly request: Request;
  readonly onUndo: () => void;
  readonly onNext: (() => void) | undefined;
}): JSX.Element {
  const { t } = useTranslator();
  return (
    <div className="tg-detail__acts tg-approval-undo" role="status">
      <span>{t(`workbench.approval.done.${props.done ?? 'approve'}`)}</span>
      <Button size="small" icon="undo" onClick={props.onUndo}>
        {t('workbench.approval.undo')}
      </Button>
      {props.onNext === undefined ? null : (
        <Button size="small" look="primary" onClick={props.onNext}>
          {t('workbench.approval.next')}
        </Button>
      )}
    </div>
  );
}
