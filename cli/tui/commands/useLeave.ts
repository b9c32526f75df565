// Ends the client, after a question where files are still under way.
import { isUnderWay } from '#sdk/transfers/rules/transfer-acts.ts';
import { presentRows } from '../../feeds.ts';
import { useDesk, useFocus } from '../frame/desk.ts';

/** What Ctrl+Q does. Pressed again while it asks, it ends. */
export function useLeave(): () => void {
  const { end, go, office } = useDesk();
  const { overlay } = useFocus();
  return () => {
    // Nothing of anybody is shown over a lock, and what is under way goes on at the next start.
    if (overlay === 'leaving' || overlay === 'lock') return end();
    presentRows(office.files.transfers, () => 0).then((transfers) => {
      if (transfers.some(isUnderWay)) go({ type: 'overlay', overlay: 'leaving' });
      else end();
    }, end);
  };
}
