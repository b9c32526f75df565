// Locks the screen at once; where no password is chosen yet, leads to where one is.
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { asOfficeError } from '#sdk/errors.ts';
import { useApp } from './app-parts.ts';
import { useNotify } from './useNotify.ts';

/** For the shortcut, the account menu and the settings. */
export function useLockNow(): () => void {
  const { office } = useApp();
  const notify = useNotify();
  const navigate = useNavigate();
  return useCallback(() => {
    office.lock.lock().catch((error: unknown) => {
      const { data, code } = asOfficeError(error);
      if (code !== 'lockNotSet') return notify.fail(data);
      notify.inform({ key: 'lock.setFirst' });
      void navigate('/setting/generalSetting');
    });
  }, [office, notify, navigate]);
}
