// Puts one picture into a place: whole, or at its own size when it is pressed.
import type { Translate } from '#sdk/locales/index.ts';
import type { PreviewRequest } from '../desktop/bridge.ts';

type Shown = Pick<PreviewRequest, 'title' | 'bytes'> & { readonly type: string };

/** What cannot be shown is said in its place. */
function pictureOf(place: HTMLElement, { title, type, bytes }: Shown, t: Translate): HTMLImageElement {
  const picture = document.createElement('img');
  picture.alt = title;
  picture.addEventListener('error', () => place.replaceChildren(t('desktop.preview.missing')));
  picture.src = URL.createObjectURL(new Blob([bytes], { type }));
  return picture;
}

/** The picture alone, by which its window is moved, and the way to take it away. */
export function drawPinned(place: HTMLElement, shown: Shown, t: Translate): void {
  const away = document.createElement('button');
  away.type = 'button';
  away.textContent = '×';
  away.setAttribute('aria-label', t('desktop.preview.unpin'));
  away.addEventListener('click', () => close());
  place.dataset['pinned'] = '';
  place.replaceChildren(pictureOf(place, shown, t), away);
}

/** The picture, whole; a press shows it at its own size. */
export function drawPicture(place: HTMLElement, shown: Shown, t: Translate): void {
  const zoom = document.createElement('button');
  zoom.type = 'button';
  zoom.setAttribute('aria-pressed', 'false');
  zoom.setAttribute('aria-label', t('desktop.preview.ownSize'));
  zoom.append(pictureOf(place, shown, t));
  zoom.addEventListener('click', () =>
    zoom.setAttribute('aria-pressed', String(zoom.getAttribute('aria-pressed') !== 'true')),
  );
  place.replaceChildren(zoom);
  zoom.focus();
}
