// Draws a system notice (messages of person 2) in the reader's language, with the way to what it is about.
import { lazy, Suspense, type JSX } from 'react';
import { useNavigate } from 'react-router';
import { lineText } from '#sdk/locales/card-text.ts';
import {
  noticeTarget,
  noticeThing,
  readSystemNotice,
  systemNoticesId,
} from '#sdk/contract/markup/system-notice.ts';
import { noticeRoute } from '#sdk/navigation/notice-route.ts';
import { summarize } from '#sdk/contract/markup/summary.ts';
import { loadPart } from '../ground/lazy-part.ts';
import { PaneBoundary } from '../ground/PaneBoundary.tsx';
import { Button } from '../parts/Button.tsx';
import { useTranslator } from '../parts/text.ts';
import './kinds/CardMessage.css';

const NoticeActs = lazy(async () => ({
  default: (await loadPart(() => import('../schedule/NoticeActs.tsx'))).NoticeActs,
}));

/** A text that is no notice is shown as it is. */
export function NoticeBody({ text }: { readonly text: string }): JSX.Element {
  const translator = useTranslator();
  const navigate = useNavigate();
  const notice = readSystemNotice(text);
  const thing = notice === undefined ? undefined : noticeThing(notice);
  const route =
    notice && noticeRoute({ path: notice.path, reference: thing?.reference, message: noticeTarget(notice) });
  const isOfSchedule = thing?.topic.startsWith('schedule.') === true;
  return (
    <div className="tg-kind">
      <p className="tg-kind__words">{lineText(translator, summarize(text, systemNoticesId))}</p>
      {route === undefined || isOfSchedule ? null : (
        <div className="tg-kind__acts">
          <Button size="small" onClick={() => void navigate(route)}>
            {translator.t('chat.cardActs.show')}
          </Button>
        </div>
      )}
      {thing !== undefined && isOfSchedule ? (
        <PaneBoundary onFail={() => undefined}>
          <Suspense fallback={null}>
            <NoticeActs {...thing} />
          </Suspense>
        </PaneBoundary>
      ) : null}
    </div>
  );
}
