// Draws a group's announcement over its conversation, with its text, until whoever looks has read it.
import { useLayoutEffect, useRef, useState, type JSX } from 'react';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { GroupNoticeScreen } from '#sdk/groups/screens/group-notice.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useText } from '../parts/text.ts';
import { AnnouncementText } from './AnnouncementText.tsx';
import './NoticeBanner.css';

/** Nothing where nothing is announced, or all of it has been read; it is found again in the group's details. */
export function NoticeBanner(props: {
  readonly chatId: string;
  readonly groupId: string;
}): JSX.Element | null {
  const { office } = useApp();
  const screen = useOwnScreen(() => new GroupNoticeScreen(office, props.chatId, props.groupId));
  return screen === undefined ? null : <Shown screen={screen} />;
}

function Shown({ screen }: { readonly screen: GroupNoticeScreen }): JSX.Element | null {
  const t = useText();
  const notify = useNotify();
  const [whole, setWhole] = useState(false);
  const { notice } = useScreen(screen);
  const [isCut, setCut] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  const isShown = notice !== undefined;
  // How much of it is seen depends on the width.
  useLayoutEffect(() => {
    const box = text.current;
    if (!isShown || box === null) return undefined;
    const watch = new ResizeObserver(() => setCut(box.scrollHeight > box.clientHeight + 1));
    watch.observe(box);
    return () => watch.disconnect();
  }, [isShown, notice]);
  if (notice === undefined) return null;
  return (
    <div className="tg-notice-place">
      <section className="tg-notice-banner" aria-label={t('groups.notice')}>
        <Icon name="bell" size={16} />
        <div
          ref={text}
          className="tg-notice-banner__text"
          data-whole={whole || undefined}
          lang={textLanguage(notice)}
        >
          <AnnouncementText text={notice} />
        </div>
        {whole || !isCut ? null : (
          <Button size="small" look="quiet" onClick={() => setWhole(true)}>
            {t('chat.showAll')}
          </Button>
        )}
        <Button size="small" onClick={() => void notify.attempt(() => screen.markRead())}>
          {t('groups.noticeRead')}
        </Button>
      </section>
    </div>
  );
}
