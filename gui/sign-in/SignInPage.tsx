// Draws the sign-in page: who we are on the left, the form on the right; one column on a phone.
import type { JSX, ReactNode } from 'react';
import type { Language } from '#sdk/locales/index.ts';
import { IconText } from '../parts/IconText.tsx';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { Logo } from '../parts/tangram/Logo.tsx';
import { useText, useTranslator } from '../parts/text.ts';
import { markAddress } from '../theme/brand.ts';
import type { SignInBrand } from './sign-in-api.ts';
import './SignInPage.css';

/** `children` is the form, or what stands in its place while loading or after a failure. */
export function SignInPage(props: {
  /** Undefined until it is known whose page this is, or when that cannot be learnt. */
  readonly brand: SignInBrand | undefined;
  /** True keeps the story's room empty, so that no other organisation's mark flashes first. */
  readonly waiting?: boolean;
  readonly version?: string | undefined;
  readonly offersLanguages: boolean;
  readonly onLanguage: (language: Language) => void;
  readonly children: ReactNode;
}): JSX.Element {
  const t = useText();
  const { language } = useTranslator();
  const mark = markAddress(props.brand?.logo);
  const name = props.brand?.productName[language];
  return (
    <div className="tg-sign-in">
      <section
        className="tg-sign-in__story"
        data-waiting={props.waiting || undefined}
        aria-label={name ?? t('signIn.slogan')}
      >
        <div className="tg-sign-in__brand">
          {mark === undefined ? (
            <Logo size={132} />
          ) : (
            <img className="tg-sign-in__mark" src={mark} alt="" width={132} height={132} />
          )}
          <span className="tg-sign-in__name">{name}</span>
        </div>
        <p className="tg-sign-in__slogan">{props.brand?.tagline?.[language] ?? t('signIn.slogan')}</p>
        <p className="tg-sign-in__detail">{t('signIn.sloganDetail')}</p>
        <div className="tg-sign-in__points">
          <IconText icon="lock">{t('signIn.pointCredentials')}</IconText>
          <IconText icon="send">{t('signIn.pointOffline')}</IconText>
        </div>
      </section>
      <main className="tg-sign-in__panel">
        {props.children}
        <footer className="tg-sign-in__foot">
          {props.offersLanguages ? <LanguageSwitch onChoose={props.onLanguage} /> : null}
          {props.version === undefined ? null : (
            <span className="tg-number">{t('signIn.version', { version: props.version })}</span>
          )}
        </footer>
      </main>
    </div>
  );
}
