// Has a draft stored at once when the page is left or put away: what waits for a pause in writing would be lost.
import { useEffect } from 'react';
import type { ComposerScreen } from '#sdk/chat/screens/composer.ts';

/** For as long as the composer is drawn. */
export function useFlushOnLeave(composer: ComposerScreen): void {
  useEffect(() => {
    const leave = (): void => composer.flush();
    const hide = (): void => {
      if (document.visibilityState === 'hidden') composer.flush();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [composer]);
}
