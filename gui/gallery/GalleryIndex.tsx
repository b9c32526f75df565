// The gallery's own page: every screen by name, shown in a frame of the chosen width, language and theme.
import { useState, type JSX } from 'react';
import { Segments } from '../parts/Segments.tsx';
import { galleryPages } from './gallery-pages.ts';
import './gallery.css';

const widths = [1440, 1024, 390] as const;
const languages = ['zh', 'en'] as const;
const themes = ['light', 'dark'] as const;
const densities = ['comfortable', 'compact'] as const;

const choicesOf = <T extends string | number>(values: readonly T[]) =>
  values.map((value) => ({ id: String(value), label: String(value) }));

/** Names are the addresses' own words: this page is for those who build the product. */
export function GalleryIndex(): JSX.Element {
  const [shown, setShown] = useState(location.hash.slice(1) || (galleryPages[0]?.name ?? ''));
  const [width, setWidth] = useState<string>(String(widths[0]));
  const [lang, setLang] = useState<string>(languages[0]);
  const [theme, setTheme] = useState<string>(themes[0]);
  const [density, setDensity] = useState<string>(densities[0]);
  const query = galleryPages.find(({ name }) => name === shown)?.query ?? '';
  return (
    <div className="tg-gallery-index">
      <nav className="tg-gallery-index__list">
        <h1>{galleryPages.length}</h1>
        {galleryPages.map(({ name }) => (
          <a
            key={name}
            href={`#${name}`}
            aria-current={name === shown ? 'page' : undefined}
            onClick={() => setShown(name)}
          >
            {name}
          </a>
        ))}
      </nav>
      <main className="tg-gallery-index__stage">
        <div className="tg-gallery-index__bar">
          <Segments label="width" chosen={width} onChoose={setWidth} choices={choicesOf(widths)} />
          <Segments label="language" chosen={lang} onChoose={setLang} choices={choicesOf(languages)} />
          <Segments label="theme" chosen={theme} onChoose={setTheme} choices={choicesOf(themes)} />
          <Segments label="density" chosen={density} onChoose={setDensity} choices={choicesOf(densities)} />
        </div>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs its own origin */}
        <iframe
          key={`${query} ${lang} ${theme} ${density}`}
          title={shown}
          width={width}
          src={`?${query}&lang=${lang}&theme=${theme}&density=${density}`}
        />
      </main>
    </div>
  );
}
