// Draws a feature's place as soon as the sentences of features are there: no key is ever seen in place of its words.
import type { ComponentType, JSX } from 'react';
import { isWhole } from '../parts/load-translator.ts';
import { useTranslator } from '../parts/text.ts';
import { OpeningPage } from './OpeningPage.tsx';

/** The place, behind its sentences. */
export function FeaturePlace({ Place }: { readonly Place: ComponentType }): JSX.Element {
  return isWhole(useTranslator()) ? <Place /> : <OpeningPage />;
}
