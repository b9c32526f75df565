// Draws the rows of the lock screen that are not in the table: which password unlocks, and locking at once.
import { useState, type JSX } from 'react';
import { LockScreen } from '#sdk/account/screens/lock.ts';
import { useApp } from '../ground/app-parts.ts';
import { useLockNow } from '../ground/useLockNow.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { useText } from '../parts/text.ts';
import { LockDialog } from './LockDialog.tsx';
import { SettingRow } from './SettingRow.tsx';

/** Under the table's own rows of the group. */
export function LockSettings(): JSX.Element | null {
  const { office } = useApp();
  const screen = useOwnScreen(() => new LockScreen(office, Date.now));
  return screen === undefined ? null : <Rows screen={screen} />;
}

function Rows({ screen }: { readonly screen: LockScreen }): JSX.Element {
  const t = useText();
  const { way } = useScreen(screen);
  const lockNow = useLockNow();
  const [choosing, setChoosing] = useState(false);
  const { autoLockMinutes } = useScreen(useApp().settings);
  const [seen, setSeen] = useState(autoLockMinutes);
  if (seen !== autoLockMinutes) {
    setSeen(autoLockMinutes);
    // A lock that nothing opens would never close: whoever wants one chooses its password now.
    if (way === 'none' && autoLockMinutes > 0) setChoosing(true);
  }
  return (
    <>
      <SettingRow label={t('lock.password')} hint={t(`lock.way.${way}`)}>
        <Button icon="lock" onClick={() => setChoosing(true)}>
          {t(way === 'none' ? 'lock.set' : 'lock.change')}
        </Button>
      </SettingRow>
      {way === 'none' ? null : (
        <SettingRow label={t('lock.now')} hint={t('lock.nowHint')}>
          <Button onClick={lockNow}>{t('lock.now')}</Button>
        </SettingRow>
      )}
      {choosing ? <LockDialog onClose={() => setChoosing(false)} /> : null}
    </>
  );
}
