// Lays the details of a group over the right edge, where there is no room for them beside the conversation.
import { useId, useState, type JSX } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { GroupDetails, type GroupDetailsProps } from './GroupDetails.tsx';

/** Mounted is open. */
export function GroupDetailsDialog(props: GroupDetailsProps): JSX.Element {
  const id = useId();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <Dialog
      isOpen
      canEscapeKeyClose={!menuOpen}
      onClose={props.onClose}
      aria-labelledby={id}
      className="tg-group-details"
      transitionDuration={120}
    >
      <GroupDetails {...props} titleId={id} onMenu={setMenuOpen} />
    </Dialog>
  );
}
