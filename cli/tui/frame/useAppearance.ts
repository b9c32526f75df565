// Makes the person's choices of language, theme and width of characters hold at once, without a new start.
import { useEffect, useMemo, useState } from 'react';
import { withClock } from '#sdk/locales/date-format.ts';
import { createTranslator, type Translator } from '#sdk/locales/index.ts';
import type { Desk } from './desk.ts';
import { drawableTranslator } from '../lines/drawable.ts';
import { type AmbiguousWidth, setAmbiguousWidth } from '../text/cell-width.ts';
import { type Signs, signsOf, type Theme, themeOf } from './theme.ts';
import { useScreen } from './useScreen.ts';

/** What follows the settings. */
export type Appearance = {
  readonly translator: Translator;
  readonly productName: string;
  readonly theme: Theme;
  readonly signs: Signs;
  readonly ascii: boolean;
};

/**
 * The language the program was started in stays (a flag may have asked for it) until the setting is changed; «same as
 * system» is the language of the start.
 */
export function useAppearance(desk: Omit<Desk, 'go'>): Appearance {
  const { language, clock, theme: setting, ambiguousWidth, nameLetters: isWanted } = useScreen(desk.settings);
  const [atStart] = useState(language);
  const [isChanged, setChanged] = useState(false);
  if (!isChanged && language !== atStart) setChanged(true);
  const spoken = useMemo(
    () => (isChanged && language !== 'auto' ? createTranslator(language, desk.timeTag) : desk.translator),
    [desk, isChanged, language],
  );
  const letters = useLetters(isWanted && spoken.language === 'en');
  const width = widthOf(ambiguousWidth, desk.screen.ambiguousWidth);
  const appearance = useMemo(() => {
    // Before anything is measured for the frame that this begins.
    setAmbiguousWidth(width);
    const timeLocale = withClock(spoken.timeLocale, clock);
    const translator = drawableTranslator(
      { ...spoken, timeLocale, ...(letters !== undefined && { letters }) },
      width,
    );
    // Lines, bars and blocks are ambiguous themselves.
    const ascii = desk.ascii || width === 2;
    return {
      translator,
      productName: desk.variant.brand.shortName[translator.language],
      theme: themeOf({ setting, ...desk.screen }),
      ascii,
      signs: signsOf(ascii),
    };
  }, [desk, spoken, clock, setting, width, letters]);
  const noticesName = spoken.t('chat.systemNotices');
  useEffect(() => {
    // It waits for nothing that could fail: the office takes it over in this process.
    void desk.office.chat.callNotices(noticesName);
  }, [desk.office, noticesName]);
  return appearance;
}

/** How names are written in letters, once it is there; it is fetched where somebody reads names so. */
function useLetters(isWanted: boolean): Translator['letters'] {
  const [letters, setLetters] = useState<Translator['letters']>();
  useEffect(() => {
    if (isWanted && letters === undefined)
      void import('#sdk/locales/name-letters.ts').then(({ nameLetters }) => setLetters(() => nameLetters));
  }, [isWanted, letters]);
  return isWanted ? letters : undefined;
}

function widthOf(setting: 'auto' | 'narrow' | 'wide', asked: AmbiguousWidth | undefined): AmbiguousWidth {
  if (setting === 'auto') return asked ?? 1;
  return setting === 'wide' ? 2 : 1;
}
