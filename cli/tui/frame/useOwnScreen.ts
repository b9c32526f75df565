// Gives a component a screen of its own, made when it appears and disposed of when it goes.
import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The screen made by `make`; undefined only during the first render. The component is given a `key` by its owner
 * where another screen is meant, so `make` never changes under it.
 */
export function useOwnScreen<Own extends { dispose(): void }>(make: () => Own): Own | undefined {
  const [own, setOwn] = useState<Own>();
  const maker = useRef(make);
  useLayoutEffect(() => {
    const screen = maker.current();
    setOwn(screen);
    return () => screen.dispose();
  }, []);
  return own;
}
