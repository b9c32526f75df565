// The account page: who is signed in, the remembered devices, and the way out.
import type { JSX } from 'react';
import { useSignOut } from '../app/useSignOut.ts';
import { Button } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { useText } from '../parts/text.ts';
import { DeviceList } from './DeviceList.tsx';
import { SettingRow } from './SettingRow.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** `/setting/userInfo`. */
export function AccountPage(): JSX.Element {
  const t = useText();
  const { asking, ask, busy, close, signOut } = useSignOut();
  return (
    <>
      <SettingsSection title={t('settings.session')}>
        <DeviceList />
        <SettingRow label={t('settings.signOut')} hint={t('settings.signOutHint')}>
          <Button icon="exit" onClick={ask}>
            {t('settings.signOut')}
          </Button>
        </SettingRow>
      </SettingsSection>
      <ConfirmDialog
        open={asking}
        title={t('frame.signOutTitle')}
        act={t('settings.signOut')}
        busy={busy}
        onConfirm={() => void signOut()}
        onClose={close}
      >
        {t('frame.signOutDetail')}
      </ConfirmDialog>
    </>
  );
}
