// The keys of a room: single letters while nothing is typed, and Space held to speak.
import { useEffect, useRef } from 'react';
import type { RoomActs } from './RoomBar.tsx';

/** Whether keys belong to what is typed or to something that lies over the room. */
function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.closest('input, textarea, select, [contenteditable], [role=menu], [role=dialog]') !== null;
}

/** Listens for as long as the room is drawn. */
export function useRoomKeys(acts: RoomActs, voice: { isMuted: boolean; speak(on: boolean): void }): void {
  const latest = useRef({ acts, voice });
  latest.current = { acts, voice };
  useEffect(() => {
    let isSpeaking = false;
    const down = (event: KeyboardEvent): void => {
      if (isTaken(event) || event.repeat) return;
      const now = latest.current;
      if (event.key === ' ') {
        // A button that has the focus is pressed by it.
        if (event.target instanceof HTMLElement && event.target.closest('button') !== null) return;
        if (!now.voice.isMuted) return;
        event.preventDefault();
        isSpeaking = true;
        return now.voice.speak(true);
      }
      const keys: Readonly<Record<string, () => void>> = {
        m: now.acts.microphone,
        v: now.acts.camera,
        s: now.acts.share,
        h: now.acts.hand,
        p: () => now.acts.side('members'),
        c: () => now.acts.side('chat'),
        n: () => now.acts.side('notes'),
        r: now.acts.record,
        f: () => {
          const room = document.querySelector('.tg-room');
          if (document.fullscreenElement === null) void room?.requestFullscreen();
          else void document.exitFullscreen();
        },
      };
      keys[event.key.toLowerCase()]?.();
    };
    const up = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || !isSpeaking) return;
      isSpeaking = false;
      latest.current.voice.speak(false);
    };
    globalThis.addEventListener('keydown', down);
    globalThis.addEventListener('keyup', up);
    return () => {
      globalThis.removeEventListener('keydown', down);
      globalThis.removeEventListener('keyup', up);
    };
  }, []);
}
