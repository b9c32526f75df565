// Puts one picture into a place: whole, or at its own size when it is pressed.
import type { Translate } from '#sdk/locales/index.ts';
import type { PreviewRequest } from '../desktop/bridge.ts';

/** What cannot be shown is said in its place. */
export function drawPicture(
  place: HTMLElement,
  { title, type, bytes }: Pick<PreviewRequest, 'title' | 'bytes'> & { readonly type: string },
  t: Translate,
): void {
  const picture = document.createElement('img');
  picture.alt = title;
  picture.addEventListener('error', () => place.replaceChildren(t('desktop.preview.missing')));
  picture.src = URL.createObjectURL(new Blob([bytes], { type }));
  const zoom = document.createElement('button');
  zoom.type = 'button';
  zoom.setAttribute('aria-pressed', 'false');
  zoom.setAttribute('aria-label', t('desktop.preview.ownSize'));
  zoom.append(picture);
  zoom.addEventListener('click', () =>
    zoom.setAttribute('aria-pressed', String(zoom.getAttribute('aria-pressed') !== 'true')),
  );
  place.replaceChildren(zoom);
  zoom.focus();
}
