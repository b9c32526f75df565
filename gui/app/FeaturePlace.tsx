// Draws a feature's place as soon as the sentences of features are there: no key is ever seen in place of its words.
import { useEffect, useState, type ComponentType, type JSX } from 'react';
import type { FeatureRoute } from '../feature.ts';
import { useApp } from '../ground/app-parts.ts';
import { loadPart } from '../ground/lazy-part.ts';
import { shownEntries } from '../ground/shown-entries.ts';
import { isWhole } from '../parts/load-translator.ts';
import { useTranslator } from '../parts/text.ts';
import { OpeningPage } from './OpeningPage.tsx';

type Entry = NonNullable<FeatureRoute['entry']>;
type OffParts = { readonly refusal: Entry['refusal'] };

/** The place, behind its sentences; where its entry is not shown, why there is nothing here. */
export function FeaturePlace(props: {
  readonly Place: ComponentType;
  readonly entry: Entry | undefined;
}): JSX.Element {
  const { Place, entry } = props;
  const app = useApp();
  if (!isWhole(useTranslator())) return <OpeningPage />;
  if (entry === undefined || shownEntries(app).some(({ name }) => name === entry.name)) return <Place />;
  return <Off refusal={entry.refusal} />;
}

/** Loaded where it is needed only: most builds have everything. */
function Off(parts: OffParts): JSX.Element {
  const [Drawn, setDrawn] = useState<ComponentType<OffParts>>();
  useEffect(() => {
    void loadPart(async () => (await import('../workbench/OffPlace.tsx')).OffPlace).then((OffPlace) =>
      setDrawn(() => OffPlace),
    );
  }, []);
  return Drawn === undefined ? <OpeningPage /> : <Drawn {...parts} />;
}
