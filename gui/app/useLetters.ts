// Fetches how names are written in letters, once somebody wants to read them so.
import { useEffect, useState } from 'react';
import type { Translator } from '#sdk/locales/translator.ts';

/** Undefined until it is there, and while it is not wanted. */
export function useLetters(wanted: boolean): Translator['letters'] {
  const [letters, setLetters] = useState<Translator['letters']>();
  useEffect(() => {
    if (!wanted || letters !== undefined) return;
    import('#sdk/locales/name-letters.ts').then(
      ({ nameLetters }) => setLetters(() => nameLetters),
      reportError,
    );
  }, [wanted, letters]);
  return wanted ? letters : undefined;
}
