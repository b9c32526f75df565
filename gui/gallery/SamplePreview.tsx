// Draws the desktop program's window of one picture.
import { useEffect, useRef, type JSX } from 'react';
import { drawPicture } from '../preview/draw-picture.ts';
import '../preview/preview.css';
import { useText } from '../parts/text.ts';
import { stagedPicture } from './staged-picture.ts';

/** A picture that is larger than the window, or none. */
export function SamplePreview({ state }: { readonly state: string }): JSX.Element {
  const t = useText();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const { type, bytes } = stagedPicture('p-1', 1600, 1000);
    if (place.current === null) return;
    if (state === 'missing') place.current.replaceChildren(t('desktop.preview.missing'));
    else drawPicture(place.current, { title: 'p-1', type, bytes }, t);
  }, [state, t]);
  return <main id="preview" data-theme="dark" ref={place} />;
}
