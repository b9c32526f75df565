// Turning sideways: a wheel or finger that goes left or right leads to the stretch before or behind, without an end.
import { useEffect, useEffectEvent, type RefObject } from 'react';

/** How far it goes until the next stretch comes, in px. */
const far = 140;
/** Pause in which a wheel that runs out turns no further, in ms. */
const restMs = 450;

/** Calls `onTurn` with -1 or 1. */
export function useSideways(frame: RefObject<HTMLElement | null>, onTurn: (by: -1 | 1) => void): void {
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    const part = frame.current;
    if (part === null) return undefined;
    let [gone, rests] = [0, 0];
    let began: { x: number; y: number } | undefined;
    const onWheel = (event: WheelEvent): void => {
      if (event.ctrlKey || Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
      event.preventDefault();
      if (event.timeStamp < rests) return;
      gone += event.deltaX;
      if (Math.abs(gone) < far) return;
      turn(gone > 0 ? 1 : -1);
      [gone, rests] = [0, event.timeStamp + restMs];
    };
    const onStart = ({ touches }: TouchEvent): void => {
      const [one] = touches;
      began = touches.length === 1 && one ? { x: one.clientX, y: one.clientY } : undefined;
    };
    const onEnd = ({ changedTouches }: TouchEvent): void => {
      const [one] = changedTouches;
      if (began === undefined || one === undefined) return;
      const [x, y] = [one.clientX - began.x, one.clientY - began.y];
      began = undefined;
      if (Math.abs(x) > far / 2 && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1);
    };
    part.addEventListener('wheel', onWheel, { passive: false });
    part.addEventListener('touchstart', onStart, { passive: true });
    part.addEventListener('touchend', onEnd, { passive: true });
    return () => {
      part.removeEventListener('wheel', onWheel);
      part.removeEventListener('touchstart', onStart);
      part.removeEventListener('touchend', onEnd);
    };
  }, [frame]);
}
