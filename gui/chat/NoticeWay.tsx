// Draws what can be done at a system notice: answers of the schedule, or the button that leads where it points.
import type { JSX } from 'react';
import { useNavigate } from 'react-router';
import { noticeTarget, noticeThing, type SystemNotice } from '#sdk/contract/markup/system-notice.ts';
import { noticeRoute } from '#sdk/navigation/notice-route.ts';
import { Button } from '../parts/Button.tsx';
import { useText } from '../parts/text.ts';
import { NoticeActs } from '../schedule/NoticeActs.tsx';

/** Nothing for a notice that leads nowhere. */
export function NoticeWay({ notice }: { readonly notice: SystemNotice }): JSX.Element | null {
  const navigate = useNavigate();
  const t = useText();
  const thing = noticeThing(notice);
  if (thing?.topic.startsWith('schedule.') === true) return <NoticeActs {...thing} />;
  const route = noticeRoute({
    path: notice.path,
    reference: thing?.reference,
    message: noticeTarget(notice),
  });
  return route === undefined ? null : (
    <div className="tg-kind__acts">
      <Button size="small" onClick={() => void navigate(route)}>
        {t('chat.cardActs.show')}
      </Button>
    </div>
  );
}
