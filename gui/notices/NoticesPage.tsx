// The centre of notices: kinds at the left, the list, and beside it the notice that is looked at.
import type { JSX } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { offeredBy } from '#sdk/chat/rules/office-offers.ts';
import { noticeTopicSettings, type NoticeTopicSetting } from '#sdk/notices/index.ts';
import { NoticeCentreScreen } from '#sdk/notices/screens/notice-centre.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { KeyLegend } from '../parts/KeyLegend.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { SeenBanner } from '../parts/SeenBanner.tsx';
import { useText } from '../parts/text.ts';
import { NoticeDetail } from './NoticeDetail.tsx';
import { NoticeKinds, NoticeViews } from './NoticeViews.tsx';
import { NoticeList } from './NoticeList.tsx';
import './NoticesPage.css';

const settingsRoute = '/setting/messageInform';

/** The address may narrow it: `?unread`, `?kind=noticeDisk`. */
export function NoticesPage(): JSX.Element {
  const { office, config } = useApp();
  const t = useText();
  const [search] = useSearchParams();
  const isOffered = offeredBy(useScreen(config), 'notices');
  const named = search.get('kind');
  const kind = noticeTopicSettings.find((one): one is NoticeTopicSetting => one === named);
  const screen = useOwnScreen(
    () => new NoticeCentreScreen(office, { unreadOnly: search.has('unread'), kind }),
  );
  const place = t('noticeCentre.title');
  if (!isOffered)
    return (
      <AppFrame
        current="notices"
        place={place}
        turn="main"
        main={<EmptyState level={1} figure="boat" title={t('errors.notOfferedHere')} />}
      />
    );
  return screen === undefined ? (
    <AppFrame current="notices" place={place} turn="main" main={<ListSkeleton />} />
  ) : (
    <Whole screen={screen} place={place} />
  );
}

function Whole(props: { readonly screen: NoticeCentreScreen; readonly place: string }): JSX.Element {
  const { screen, place } = props;
  const fold = useFrameFold();
  const { items, selected, unread } = useScreen(screen);
  const narrow = fold === 'turns' || fold === 'phone';
  const item = items?.find(({ mid }) => mid === selected);
  const close = (): void => screen.select(undefined);
  return (
    <AppFrame
      current="notices"
      place={unread > 0 ? `${place} ${unread}` : place}
      turn="main"
      {...(narrow ? {} : { list: <NoticeViews screen={screen} /> })}
      main={<Main screen={screen} narrow={narrow} />}
      {...(item === undefined
        ? {}
        : { details: <NoticeDetail screen={screen} item={item} onClose={close} />, onCloseDetails: close })}
    />
  );
}

function Main(props: { readonly screen: NoticeCentreScreen; readonly narrow: boolean }): JSX.Element {
  const { screen, narrow } = props;
  const t = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const { unread, seenAt } = useScreen(screen);
  const readAll = (): void => void notify.attempt(() => screen.readAll());
  return (
    <div className="tg-notices">
      <PaneHeader
        title={t('noticeCentre.title')}
        {...(unread > 0 ? { meta: t('frame.unreadCount', { count: unread }) } : {})}
        acts={
          <>
            {unread === 0 ? null : (
              <Button size="small" onClick={readAll}>
                {t('noticeCentre.readAll')}
              </Button>
            )}
            <IconButton
              icon="settings"
              label={t('noticeCentre.settings')}
              onClick={() => void navigate(settingsRoute)}
            />
          </>
        }
      />
      {narrow ? <NoticeKinds screen={screen} /> : null}
      <SeenBanner seenAt={seenAt} />
      <NoticeList screen={screen} onReadAll={readAll} />
      {narrow ? null : (
        <footer className="tg-notices__foot">
          <KeyLegend
            keys={[
              ['J K', t('noticeCentre.keys.move')],
              ['Enter', t('noticeCentre.keys.open')],
              ['E', t('noticeCentre.keys.read')],
              ['Shift+E', t('noticeCentre.keys.all')],
              ['M', t('noticeCentre.keys.mute')],
            ]}
          />
        </footer>
      )}
    </div>
  );
}
