// Draws one notice in full: its words, when it was told, what can be done about it, and how loudly its kind is told.
import { lazy, Suspense, type JSX } from 'react';
import { noticeLevels, type NoticeLevel } from '#sdk/notices/index.ts';
import { asCharacter } from '#sdk/locales/emoji-text.ts';
import { noticeText } from '#sdk/locales/notice-text.ts';
import { momentText } from '#sdk/locales/time-text.ts';
import { noticeRoute } from '#sdk/navigation/notice-route.ts';
import type { NoticeItem } from '#sdk/notices/index.ts';
import type { NoticeCentreScreen } from '#sdk/notices/screens/notice-centre.ts';
import { useApp } from '../ground/app-parts.ts';
import { loadPart } from '../ground/lazy-part.ts';
import { PaneBoundary } from '../ground/PaneBoundary.tsx';
import { useNotify } from '../ground/useNotify.ts';
import { useNow } from '../ground/useNow.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { Select } from '../parts/Select.tsx';
import { useTranslator } from '../parts/text.ts';
import { DetailHead } from '../workbench/DetailHead.tsx';
import '../workbench/Detail.css';
import '../chat/kinds/CardMessage.css';
import { useNoticeActs } from './useNoticeActs.ts';

const ScheduleActs = lazy(async () => ({
  default: (await loadPart(() => import('../schedule/NoticeActs.tsx'))).NoticeActs,
}));
const ApprovalPane = lazy(async () => ({
  default: (await loadPart(() => import('../approval/ApprovalPane.tsx'))).ApprovalPane,
}));

/** A request is decided here, an item of the schedule answered; everything else leads where it is settled. */
export function NoticeDetail(props: {
  readonly screen: NoticeCentreScreen;
  readonly item: NoticeItem;
  readonly onClose: () => void;
}): JSX.Element {
  const { screen, item, onClose } = props;
  const requestId = /^approval:(\d+)/u.exec(item.reference)?.[1];
  if (requestId === undefined) return <PlainDetail {...props} />;
  const shown = screen.getSnapshot().items ?? [];
  return (
    <Suspense fallback={null}>
      <ApprovalPane
        key={requestId}
        requestId={requestId}
        place={{ at: shown.findIndex(({ mid }) => mid === item.mid) + 1, of: shown.length }}
        onStep={(by) => screen.step(by)}
        onClose={onClose}
        onDone={() => undefined}
      />
    </Suspense>
  );
}

function PlainDetail(props: {
  readonly screen: NoticeCentreScreen;
  readonly item: NoticeItem;
  readonly onClose: () => void;
}): JSX.Element {
  const { screen, item } = props;
  const { settings } = useApp();
  const translator = useTranslator();
  const { t } = translator;
  const notify = useNotify();
  const now = useNow();
  const acts = useNoticeActs(screen);
  const levels = useScreen(settings);
  const isOfSchedule = item.topic.startsWith('schedule.');
  return (
    <div className="tg-detail">
      <DetailHead title={t(`topics.${item.kind}`)} onStep={(by) => screen.step(by)} onClose={props.onClose} />
      <div className="tg-detail__body">
        <h2 className="tg-detail__title">{noticeText(translator, item, asCharacter)}</h2>
        <dl className="tg-detail__facts">
          <dt>{t('workbench.todo.createdAt')}</dt>
          <dd>{momentText(translator, item.time, now)}</dd>
          <dt>{t('noticeCentre.level')}</dt>
          <dd>
            <Select
              label={t('noticeCentre.level')}
              value={levels[item.kind]}
              choices={noticeLevels.map((level) => ({ value: level, label: t(`topics.${level}`) }))}
              onChoose={(level) =>
                void notify.attempt(() => screen.setLevel(item.kind, level as NoticeLevel))
              }
            />
          </dd>
        </dl>
        {isOfSchedule ? (
          <PaneBoundary onFail={() => undefined}>
            <Suspense fallback={null}>
              <ScheduleActs key={item.mid} reference={item.reference} topic={item.topic} />
            </Suspense>
          </PaneBoundary>
        ) : null}
      </div>
      <div className="tg-detail__acts">
        {isOfSchedule || noticeRoute(item) === undefined ? null : (
          <Button look="primary" fill icon="next" onClick={() => acts.open(item)}>
            {t('noticeCentre.open')}
          </Button>
        )}
        {item.unread ? (
          <Button fill onClick={() => void acts.read(item)}>
            {t('noticeCentre.read')}
          </Button>
        ) : null}
        {levels[item.kind] === 'count' ? null : (
          <Button fill look="quiet" onClick={() => void acts.mute(item)}>
            {t('noticeCentre.mute', { kind: t(`topics.${item.kind}`) })}
          </Button>
        )}
      </div>
    </div>
  );
}
