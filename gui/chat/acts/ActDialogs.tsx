// Draws the dialog that is open over a conversation.
import type { JSX } from 'react';
import type { ActDialog } from './acts-context.ts';
import { ForwardDialog } from './ForwardDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { ReadersDialog } from './ReadersDialog.tsx';
import { RecordDialog } from './RecordDialog.tsx';
import { RemindDialog } from './RemindDialog.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import './ActDialogs.css';

/** Mounted is open. */
export function ActDialogs(props: { readonly dialog: ActDialog; readonly onClose: () => void }): JSX.Element {
  const { dialog, onClose } = props;
  switch (dialog.type) {
    case 'forward':
      return <ForwardDialog messages={dialog.messages} onClose={onClose} />;
    case 'readers':
      return <ReadersDialog message={dialog.message} onClose={onClose} />;
    case 'remind':
      return <RemindDialog message={dialog.message} onClose={onClose} />;
    case 'schedule':
      return <ScheduleDialog {...dialog} onClose={onClose} />;
    case 'record':
      return <RecordDialog id={dialog.id} title={dialog.title} onClose={onClose} />;
    case 'history':
      return <HistoryDialog chat={dialog.chat} onClose={onClose} />;
  }
}
