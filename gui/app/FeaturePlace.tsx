// Draws a feature's place as soon as the sentences of features are there: no key is ever seen in place of its words.
import { lazy, Suspense, type ComponentType, type JSX } from 'react';
import type { FeatureRoute } from '../feature.ts';
import { useApp } from '../ground/app-parts.ts';
import { shownEntries } from '../ground/shown-entries.ts';
import { isWhole } from '../parts/load-translator.ts';
import { useTranslator } from '../parts/text.ts';
import { OpeningPage } from './OpeningPage.tsx';

const OffPlace = lazy(async () => ({ default: (await import('../workbench/OffPlace.tsx')).OffPlace }));

/** The place, behind its sentences; where its entry is not shown, why there is nothing here. */
export function FeaturePlace(props: {
  readonly Place: ComponentType;
  readonly entry: FeatureRoute['entry'];
}): JSX.Element {
  const { Place, entry } = props;
  const app = useApp();
  if (!isWhole(useTranslator())) return <OpeningPage />;
  if (entry === undefined || shownEntries(app).some(({ name }) => name === entry.name)) return <Place />;
  return (
    <Suspense fallback={<OpeningPage />}>
      <OffPlace refusal={entry.refusal} />
    </Suspense>
  );
}
