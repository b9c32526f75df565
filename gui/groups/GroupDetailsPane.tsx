// Stands the details of a group beside the conversation: one reads and writes on while they are open.
import { useEffect, useId, useRef, useState, type JSX, type KeyboardEvent } from 'react';
import { isFocusFree } from '../parts/free-focus.ts';
import { focusedOrOpener } from '../parts/menu-openers.ts';
import { GroupDetails, type GroupDetailsProps } from './GroupDetails.tsx';

/** Mounted is open. It takes the focus once, and gives it back to what opened it. */
export function GroupDetailsPane(props: GroupDetailsProps): JSX.Element {
  const { onClose } = props;
  const id = useId();
  const pane = useRef<HTMLElement>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const [opener] = useState(focusedOrOpener);
  useEffect(() => {
    pane.current?.focus({ preventScroll: true });
    return () => {
      if (!isFocusFree()) return;
      const isThere = opener instanceof HTMLElement && opener.isConnected;
      (isThere ? opener : document.getElementById('main'))?.focus({ preventScroll: true });
    };
  }, [opener]);
  const press = (event: KeyboardEvent): void => {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Escape' || isComposing || menuOpen || event.isDefaultPrevented()) return;
    // Dialogs that were opened from here stand elsewhere in the page, and their keys are their own.
    if (!(event.target instanceof Node) || pane.current?.contains(event.target) !== true) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <section
      ref={pane}
      className="tg-group-pane"
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={press}
    >
      <GroupDetails key={props.groupId} {...props} titleId={id} onMenu={setMenuOpen} />
    </section>
  );
}
