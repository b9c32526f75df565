// Draws the page of the desktop program that asks for the office's address, in one of its states.
import type { JSX } from 'react';
import { ChooseOfficeForm } from '../choose-office/ChooseOfficeForm.tsx';
import { SignInPage } from '../sign-in/SignInPage.tsx';
import { nothing } from './nothing.ts';
import { sampleBrand } from './sample-brand.ts';

/** No office answers at any address. */
export function SampleChoice(): JSX.Element {
  return (
    <SignInPage brand={sampleBrand} offersLanguages={false} onLanguage={nothing}>
      <ChooseOfficeForm choose={async () => ({ error: { code: 'serverNotFound', params: {} } })} />
    </SignInPage>
  );
}
