// Requests at the left, and beside them the one that is open or the form that is filled in.
import type { JSX } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { RequestListScreen } from '#sdk/approval/screens/request-list.ts';
import type { RequestQuery } from '#sdk/approval/approval-api.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { useApp } from '../ground/app-parts.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { useText } from '../parts/text.ts';
import { ApprovalPane } from './ApprovalPane.tsx';
import { RequestForm } from './RequestForm.tsx';
import { RequestList } from './RequestList.tsx';
import './approval.css';

/** What a page of requests is opened with: its entry in the rail, its route and the parts it offers. */
export type RequestsPageProps = {
  readonly entry: 'approval' | 'apply';
  readonly route: string;
  readonly parts: readonly RequestQuery['part'][];
};

/** The address names the open request, or in `?new=` the form that is filled in. */
export function RequestsPage(props: RequestsPageProps): JSX.Element {
  const { office } = useApp();
  const t = useText();
  const [search] = useSearchParams();
  const asked = search.get('part');
  const part = props.parts.find((known) => known === asked) ?? props.parts[0];
  const screen = useOwnScreen(() => new RequestListScreen(office, part));
  const place = t(props.entry === 'apply' ? 'workbench.apply.title' : 'workbench.approval.title');
  if (screen === undefined)
    return <AppFrame current={props.entry} place={place} turn="list" list={<ListSkeleton />} main={null} />;
  return <Whole {...props} screen={screen} place={place} />;
}

function Whole(
  props: RequestsPageProps & { readonly screen: RequestListScreen; readonly place: string },
): JSX.Element {
  const { screen, route } = props;
  const t = useText();
  const navigate = useNavigate();
  const { requestId } = useParams();
  const [search] = useSearchParams();
  const fold = useFrameFold();
  const { rows = [] } = useScreen(screen);
  const wanted = search.get('new');
  const again = search.get('again') ?? undefined;
  const turns = fold === 'turns' || fold === 'phone';
  const go = (id: string | undefined): void => void navigate(id === undefined ? route : `${route}/${id}`);
  const at = rows.findIndex(({ id }) => id === requestId);
  const step = (by: 1 | -1): void => {
    const next = rows[at === -1 ? 0 : at + by];
    if (next !== undefined) go(next.id);
  };
  const main =
    wanted !== null || again !== undefined ? (
      <RequestForm
        key={again ?? wanted}
        form={wanted === null || wanted === '' ? undefined : wanted}
        again={again}
        onChoose={(key) => void navigate(`${route}?new=${key}`)}
        onDone={(id) => go(id)}
        onClose={() => go(requestId)}
      />
    ) : requestId === undefined ? (
      <EmptyState
        level={1}
        figure="runner"
        title={t('workbench.approval.welcome')}
        detail={t('workbench.approval.welcomeDetail')}
      />
    ) : (
      <ApprovalPane
        key={requestId}
        wide
        requestId={requestId}
        place={at === -1 ? undefined : { at: at + 1, of: rows.length }}
        onStep={step}
        onDone={() => {
          if (screen.getSnapshot().part === 'waiting') step(1);
        }}
        onAgain={(id) => void navigate(`${route}?again=${id}`)}
        {...(turns ? { onClose: () => go(undefined) } : {})}
      />
    );
  return (
    <AppFrame
      current={props.entry}
      place={props.place}
      turn={requestId === undefined && wanted === null && again === undefined ? 'list' : 'main'}
      list={
        <RequestList
          screen={screen}
          title={props.place}
          parts={props.parts}
          asks={props.entry === 'apply'}
          openId={requestId}
          onOpen={go}
          onNew={() => void navigate(`${route}?new=`)}
        />
      }
      main={main}
    />
  );
}
