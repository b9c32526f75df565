// Keeps the height of a chat's composer: dragged here, remembered per chat in the settings.
import { useState } from 'react';
import { clampComposerHeight } from '#sdk/chat/rules/composer-height.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';

/** Height in px, the way to change it while dragging, and the way to keep it. */
export function useComposerHeight(
  chatId: string,
): readonly [height: number, change: (height: number) => void, keep: (height: number) => void] {
  const { settings, office } = useApp();
  const notify = useNotify();
  const [height, setHeight] = useState(() =>
    clampComposerHeight(settings.getSnapshot().inputHeights[chatId], window.innerHeight),
  );
  return [
    height,
    (wanted) => setHeight(clampComposerHeight(wanted, window.innerHeight)),
    (wanted) => {
      const kept = clampComposerHeight(wanted, window.innerHeight);
      setHeight(kept);
      const all = { ...settings.getSnapshot().inputHeights, [chatId]: kept };
      void notify.attempt(() => office.settings.set('inputHeights', all));
    },
  ];
}
