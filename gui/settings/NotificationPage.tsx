// The notification page: what is said of new messages, and everything this window has said since it was opened.
import type { JSX } from 'react';
import { useApp } from '../ground/app-parts.ts';
import { noticeSentence } from '../ground/notice-sentence.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { useTranslator } from '../parts/text.ts';
import { NoticePermissionRow } from './NoticePermissionRow.tsx';
import { SettingSections } from './SettingSections.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import './Settings.css';

/** `/setting/messageInform`. */
export function NotificationPage(): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const { notices } = useApp();
  const { log } = useScreen(notices);
  return (
    <>
      <SettingSections page="messageInform" extras={{ notices: <NoticePermissionRow /> }} />
      <SettingsSection title={t('settings.noticeLog')}>
        {log.length === 0 ? (
          <p className="tg-setting tg-setting--none">{t('frame.noNotifications')}</p>
        ) : null}
        {log.map((notice) => (
          <div key={notice.id} className="tg-setting">
            <div className="tg-setting__text">
              <span>{noticeSentence(translator, notice)}</span>
              <small className="tg-number">{fullTime(translator, notice.time)}</small>
            </div>
          </div>
        ))}
        {log.length === 0 ? null : (
          <div className="tg-setting tg-setting--acts">
            <Button icon="trash" onClick={() => notices.clearLog()}>
              {t('settings.clearLog')}
            </Button>
          </div>
        )}
      </SettingsSection>
    </>
  );
}
