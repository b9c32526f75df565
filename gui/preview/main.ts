// Shows one picture in a window of its own: whole, at its own size, or pinned; Escape closes the window.
import '../ground/trusted-types.ts';
import '../theme/tokens.css';
import './preview.css';
import { detectLanguage } from '#sdk/locales/language.ts';
import { bridgeName, type PreviewBridge } from '../desktop/bridge.ts';
import { loadTranslator } from '../parts/load-translator.ts';
import { drawPicture, drawPinned } from './draw-picture.ts';

const { t, locale } = await loadTranslator(detectLanguage(undefined, navigator.language));
const root = document.getElementById('preview');
if (!root) throw new Error('The page has no root element.');
document.documentElement.lang = locale;

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') close();
});
const bridge = (globalThis as { [bridgeName]?: PreviewBridge })[bridgeName];
try {
  const content = await bridge?.content();
  if (content === undefined) root.replaceChildren(t('desktop.preview.missing'));
  else {
    document.title = content.title;
    if (content.pinned === undefined) drawPicture(root, content, t);
    else drawPinned(root, content, t);
  }
} catch (error) {
  console.error(error);
  root.replaceChildren(t('desktop.preview.missing'));
}
