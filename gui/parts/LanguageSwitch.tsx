// Draws the quiet switch to the other language, named in that language.
import type { JSX } from 'react';
import { languages, localeOf, type Language } from '#sdk/locales/language.ts';
import { Icon } from './Icon.tsx';
import { useTranslator } from './text.ts';
import './LanguageSwitch.css';

/** One press changes to the other language; hidden by its owner where the variant shows no languages. */
export function LanguageSwitch({
  onChoose,
}: {
  readonly onChoose: (language: Language) => void;
}): JSX.Element {
  const { language, t } = useTranslator();
  const other = languages.find((candidate) => candidate !== language) ?? language;
  return (
    <button type="button" className="tg-language" lang={localeOf(other)} onClick={() => onChoose(other)}>
      <Icon name="globe" size={16} />
      {t(`words.languageName.${other}`)}
    </button>
  );
}
