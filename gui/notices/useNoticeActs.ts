// What can be done with a notice in the window: go where it leads, read it, have its kind told no more.
import { useNavigate } from 'react-router';
import { noticeRoute } from '#sdk/navigation/notice-route.ts';
import type { NoticeItem } from '#sdk/notices/index.ts';
import type { NoticeCentreScreen } from '#sdk/notices/screens/notice-centre.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useText } from '../parts/text.ts';

/** The acts; each is about the notice that is looked at unless another one is named. */
export type NoticeActs = {
  readonly open: (item?: NoticeItem) => void;
  readonly read: (item?: NoticeItem) => Promise<boolean>;
  readonly mute: (item?: NoticeItem) => Promise<boolean>;
};

/** See the file's first line. */
export function useNoticeActs(screen: NoticeCentreScreen): NoticeActs {
  const notify = useNotify();
  const navigate = useNavigate();
  const t = useText();
  const read = (item = screen.current): Promise<boolean> =>
    notify.attempt(async () => {
      if (item !== undefined) await screen.read(item.mid);
    });
  return {
    read,
    open(item = screen.current) {
      const route = item && noticeRoute(item);
      if (route === undefined) return;
      void read(item);
      void navigate(route);
    },
    mute: (item = screen.current) =>
      notify.attempt(async () => {
        if (item === undefined) return;
        const { kind } = item;
        const before = await screen.setLevel(kind, 'count');
        notify.undoable({ key: 'noticeCentre.muted', parameters: { kind: t(`topics.${kind}`) } }, () =>
          screen.setLevel(kind, before),
        );
      }),
  };
}
