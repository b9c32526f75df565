// Draws what narrows the notices down: all or unread, and the kinds; beside the list, or above it where it is narrow.
import type { JSX } from 'react';
import { noticeTopicSettings } from '#sdk/notices/index.ts';
import type { NoticeCentreScreen } from '#sdk/notices/screens/notice-centre.ts';
import { useScreen } from '../ground/useScreen.ts';
import { ChipRow } from '../parts/ChipRow.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Select } from '../parts/Select.tsx';
import { useText } from '../parts/text.ts';
import { Glyph } from '../workbench/Glyph.tsx';
import { kindLook } from './kind-look.ts';

/** The list pane. */
export function NoticeViews({ screen }: { readonly screen: NoticeCentreScreen }): JSX.Element {
  const t = useText();
  const { kind, unreadOnly, unread } = useScreen(screen);
  return (
    <div className="tg-notice-views">
      {([false, true] as const).map((only) => (
        <button
          key={String(only)}
          type="button"
          className="tg-notice-view"
          aria-pressed={unreadOnly === only}
          onClick={() => screen.setUnreadOnly(only)}
        >
          <Icon name={only ? 'unread' : 'bell'} size={18} />
          <span className="tg-truncate">{t(only ? 'noticeCentre.unread' : 'noticeCentre.all')}</span>
          <span className="tg-number">{only && unread > 0 ? unread : ''}</span>
        </button>
      ))}
      <h2>{t('noticeCentre.kinds')}</h2>
      {noticeTopicSettings.map((one) => (
        <button
          key={one}
          type="button"
          className="tg-notice-view"
          aria-pressed={kind === one}
          onClick={() => screen.setKind(kind === one ? undefined : one)}
        >
          <Glyph {...kindLook[one]} size={24} />
          <span className="tg-truncate">{t(`topics.${one}`)}</span>
        </button>
      ))}
    </div>
  );
}

/** The same in one line. */
export function NoticeKinds({ screen }: { readonly screen: NoticeCentreScreen }): JSX.Element {
  const t = useText();
  const { kind, unreadOnly, unread } = useScreen(screen);
  return (
    <div className="tg-notices__narrow">
      <ChipRow
        label={t('noticeCentre.title')}
        chosen={unreadOnly ? 'unread' : 'all'}
        onChoose={(id) => screen.setUnreadOnly(id === 'unread')}
        choices={[
          { id: 'all', label: t('noticeCentre.all') },
          {
            id: 'unread',
            label: unread > 0 ? `${t('noticeCentre.unread')} ${unread}` : t('noticeCentre.unread'),
          },
        ]}
      />
      <Select
        label={t('noticeCentre.kinds')}
        value={kind ?? ''}
        choices={[
          { value: '', label: t('noticeCentre.kinds') },
          ...noticeTopicSettings.map((one) => ({ value: one, label: t(`topics.${one}`) })),
        ]}
        onChoose={(chosen) => screen.setKind(noticeTopicSettings.find((one) => one === chosen))}
      />
    </div>
  );
}
