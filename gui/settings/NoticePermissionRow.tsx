// Draws whether the browser may show notices, and the way to allow it.
import { useState, type JSX } from 'react';
import { chime } from '../ground/chime.ts';
import { askForNotices, noticePermission } from '../ground/system-notice.ts';
import { Button } from '../parts/Button.tsx';
import { useText } from '../parts/text.ts';
import { SettingRow } from './SettingRow.tsx';

/** Permission is asked for on a click and never by itself. */
export function NoticePermissionRow(): JSX.Element {
  const t = useText();
  const [permission, setPermission] = useState(noticePermission);
  return (
    <>
      <SettingRow label={t('settings.permission')} hint={t(`settings.permissions.${permission}`)}>
        {permission === 'notAsked' ? (
          <Button icon="bell" onClick={() => void askForNotices().then(setPermission)}>
            {t('settings.permissionAsk')}
          </Button>
        ) : null}
      </SettingRow>
      <SettingRow label={t('settings.soundTry')} hint={t('settings.soundTryHint')}>
        <Button onClick={chime}>{t('settings.soundPlay')}</Button>
      </SettingRow>
    </>
  );
}
