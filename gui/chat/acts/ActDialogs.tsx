// Draws the dialog that is open over a conversation.
import { lazy, type JSX } from 'react';
import { fileOf } from '#sdk/transfers/rules/message-file.ts';
import { loadPart } from '../../ground/lazy-part.ts';
import { ShownPerson } from '../../contacts/ShownPerson.tsx';
import { Opening } from '../../parts/Opening.tsx';
import type { ActDialog } from './acts-context.ts';
import { ForwardDialog } from './ForwardDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { ReactDialog, ReactorsDialog, VersionsDialog } from './MarkDialogs.tsx';
import { RewordDialog } from './RewordDialog.tsx';
import { ReadersDialog } from './ReadersDialog.tsx';
import { RecordDialog } from './RecordDialog.tsx';
import { RemindDialog } from './RemindDialog.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import './ActDialogs.css';

const SaveToDiskDialog = lazy(async () => ({
  default: (await loadPart(() => import('../../disk/SaveToDiskDialog.tsx'))).SaveToDiskDialog,
}));

const FromMessage = lazy(async () => ({
  default: (await loadPart(() => import('../../schedule/FromMessage.tsx'))).FromMessage,
}));
const GroupTime = lazy(async () => ({
  default: (await loadPart(() => import('../../schedule/GroupTime.tsx'))).GroupTime,
}));

/** Mounted is open. */
export function ActDialogs(props: {
  readonly dialog: ActDialog;
  /** Messages have gone on: whoever chose them is done with choosing. */
  readonly onForwarded: () => void;
  readonly onClose: () => void;
}): JSX.Element | null {
  const { dialog, onForwarded, onClose } = props;
  switch (dialog.type) {
    case 'forward':
      return <ForwardDialog messages={dialog.messages} onForwarded={onForwarded} onClose={onClose} />;
    case 'readers':
      return <ReadersDialog message={dialog.message} onClose={onClose} />;
    case 'react':
      return <ReactDialog message={dialog.message} onClose={onClose} />;
    case 'reactors':
      return <ReactorsDialog message={dialog.message} onClose={onClose} />;
    case 'reword':
      return <RewordDialog message={dialog.message} onClose={onClose} />;
    case 'versions':
      return <VersionsDialog message={dialog.message} onClose={onClose} />;
    case 'remind':
      return <RemindDialog message={dialog.message} onClose={onClose} />;
    case 'saveToDisk': {
      const file = fileOf(dialog.message);
      return file === undefined ? null : (
        <Opening onClose={onClose}>
          <SaveToDiskDialog file={file} onClose={onClose} />
        </Opening>
      );
    }
    case 'makeTask':
    case 'makeEvent':
      return (
        <Opening onClose={onClose}>
          <FromMessage message={dialog.message} isTask={dialog.type === 'makeTask'} onClose={onClose} />
        </Opening>
      );
    case 'person':
      return <ShownPerson personId={dialog.personId} onClose={onClose} />;
    case 'findTime':
      return (
        <Opening onClose={onClose}>
          <GroupTime groupId={dialog.groupId} name={dialog.name} onClose={onClose} />
        </Opening>
      );
    case 'schedule':
      return <ScheduleDialog {...dialog} onClose={onClose} />;
    case 'record':
      return <RecordDialog id={dialog.id} title={dialog.title} onClose={onClose} />;
    case 'history':
      return <HistoryDialog chat={dialog.chat} onClose={onClose} />;
  }
}
