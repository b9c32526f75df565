// Makes the person's choices of language and theme hold at once, without a new start.
import { useEffect, useMemo, useState } from 'react';
import { createTranslator, type Translator } from '#sdk/locales/index.ts';
import type { Desk } from './desk.ts';
import { type Theme, themeOf } from './theme.ts';
import { useScreen } from './useScreen.ts';

/** What follows the settings. */
export type Appearance = {
  readonly translator: Translator;
  readonly productName: string;
  readonly theme: Theme;
};

/**
 * The language the program was started in stays (a flag may have asked for it) until the setting is changed; «same as
 * system» is the language of the start.
 */
export function useAppearance(desk: Omit<Desk, 'go'>): Appearance {
  const { language, theme: setting } = useScreen(desk.settings);
  const [atStart] = useState(language);
  const [isChanged, setChanged] = useState(false);
  if (!isChanged && language !== atStart) setChanged(true);
  const appearance = useMemo(() => {
    const translator = isChanged && language !== 'auto' ? createTranslator(language) : desk.translator;
    return {
      translator,
      productName: desk.variant.brand.shortName[translator.language],
      theme: themeOf({ setting, ...desk.screen }),
    };
  }, [desk, isChanged, language, setting]);
  const noticesName = appearance.translator.t('chat.systemNotices');
  useEffect(() => {
    // It waits for nothing that could fail: the office takes it over in this process.
    void desk.office.chat.callNotices(noticesName);
  }, [desk.office, noticesName]);
  return appearance;
}
