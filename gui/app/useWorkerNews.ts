// Turns what comes from the worker unasked into notices: storage rebuilt, a cache that cannot be written, uncaught errors, scripts that never came.
import { useEffect } from 'react';
import { OfficeError } from '#sdk/errors.ts';
import { useApp } from '../ground/app-parts.ts';
import { scriptTimedOutEvent } from '../ground/script-event.ts';
import { useNotify } from '../ground/useNotify.ts';

/** Listens for as long as the app lives. */
export function useWorkerNews(): void {
  const app = useApp();
  const notify = useNotify();
  useEffect(
    () =>
      app.office.events((event) => {
        if (event.type !== 'notice') return;
        if (event.code === 'storageInMemory') app.page.set({ storage: 'inMemory' });
        if (event.code === 'cachePermission') notify.fail({ code: event.code, params: event.params });
        if (event.code === 'storageRebuilt') notify.inform({ key: 'connection.rebuilt' });
      }),
    [app, notify],
  );
  useEffect(() => {
    const late = (): void => notify.fail(new OfficeError('scriptTimedOut').data);
    window.addEventListener(scriptTimedOutEvent, late);
    return () => window.removeEventListener(scriptTimedOutEvent, late);
  }, [notify]);
}
