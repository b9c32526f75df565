// Shows one picture in a window of its own: whole, or at its own size; Escape closes the window.
import './preview.css';
import { detectLanguage } from '#sdk/locales/language.ts';
import { bridgeName, type PreviewBridge, type PreviewRequest } from '../desktop/bridge.ts';
import { loadTranslator } from '../parts/load-translator.ts';

const { t, locale } = await loadTranslator(detectLanguage(undefined, navigator.language));
const root = document.getElementById('preview');
if (!root) throw new Error('The page has no root element.');
document.documentElement.lang = locale;

function show({ title, type, bytes }: PreviewRequest, place: HTMLElement): void {
  document.title = title;
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

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') close();
});
const bridge = (globalThis as { [bridgeName]?: PreviewBridge })[bridgeName];
try {
  const content = await bridge?.content();
  if (content === undefined) root.replaceChildren(t('desktop.preview.missing'));
  else show(content, root);
} catch (error) {
  console.error(error);
  root.replaceChildren(t('desktop.preview.missing'));
}
