// Opens the picker of faces from the composer's tools.
import { PopoverNext } from '@blueprintjs/core';
import { lazy, useState, type JSX } from 'react';
import { loadPart } from '../ground/lazy-part.ts';
import { useShortcuts } from '../ground/useShortcuts.ts';
import { useShortcutKeys } from '../ground/useShortcutKeys.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { useText } from '../parts/text.ts';
import { Opening } from '../parts/Opening.tsx';
import './FacePicker.css';

const FacePicker = lazy(async () => ({
  default: (await loadPart(() => import('./FacePicker.tsx'))).FacePicker,
}));

/** Choosing closes it; Shift and a click keep it open for another. */
export function FaceButton({ onChoose }: { readonly onChoose: (name: string) => void }): JSX.Element {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { hint } = useShortcutKeys();
  useShortcuts({ faces: () => setOpen(true) });
  return (
    <PopoverNext
      arrow={false}
      animation="minimal"
      placement="top-start"
      middleware={{ offset: { mainAxis: 8 }, shift: { padding: 8 } }}
      isOpen={open}
      onInteraction={setOpen}
      autoFocus={false}
      enforceFocus={false}
      content={
        <Opening onClose={() => setOpen(false)}>
          <FacePicker
            onChoose={(name, stay) => {
              if (!stay) setOpen(false);
              onChoose(name);
            }}
          />
        </Opening>
      }
    >
      <IconButton
        icon="face"
        label={t('chat.composer.faces')}
        hint={hint('faces')}
        expanded={open}
        onClick={() => setOpen(!open)}
      />
    </PopoverNext>
  );
}
