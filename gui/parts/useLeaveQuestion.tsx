// Asks before something that was written and not handed in goes with the dialog it stands in.
import { useState, type JSX } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useText } from './text.ts';

/**
 * `leave` closes at once where nothing was changed, and asks otherwise; `question` is drawn inside the dialog. Whoever
 * hands in what was written closes without it.
 */
export function useLeaveQuestion(
  isChanged: boolean,
  close: () => void,
): { readonly leave: () => void; readonly question: JSX.Element } {
  const t = useText();
  const [asks, setAsks] = useState(false);
  return {
    leave: () => (isChanged ? setAsks(true) : close()),
    question: (
      <ConfirmDialog
        open={asks}
        destructive
        title={t('words.discardTitle')}
        act={t('words.discard')}
        onConfirm={close}
        onClose={() => setAsks(false)}
      >
        {t('words.discardNote')}
      </ConfirmDialog>
    ),
  };
}
