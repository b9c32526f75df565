// Measures how many places of the rail have room, whenever the column changes its size.
import { useLayoutEffect, useState, type RefObject } from 'react';
import { fittingPlaces } from './fitting-places.ts';

/** How many of `count` places have room in the column, which holds one of them per child; before it is painted. */
export function useFittingPlaces(column: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const element = column.current;
    if (element === null) return;
    const measure = (): void => {
      // Whichever stands there now: "more" is one like the others.
      const place = element.firstElementChild;
      if (!(place instanceof HTMLElement)) return;
      const { paddingTop, paddingBottom, rowGap } = getComputedStyle(element);
      setFitting(
        fittingPlaces(count, {
          room: element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom),
          place: place.offsetHeight,
          gap: parseFloat(rowGap),
        }),
      );
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [column, count]);
  return Math.min(fitting, count);
}
