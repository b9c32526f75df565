// Keeps the watermark over everything a document shows; what is done to its element is undone by the next frame.
import type { Watermark } from '#sdk/config/rules/watermark.ts';
import { watermarkTile } from './watermark-tile.ts';

/** Everything by which a style sheet could hide or move it; in the element and important, it beats every sheet of a page. */
const look: Readonly<Record<string, string>> = {
  position: 'fixed',
  inset: '0',
  width: '100vw',
  'min-width': '100vw',
  'max-width': 'none',
  height: '100vh',
  'min-height': '100vh',
  'max-height': 'none',
  margin: '0',
  padding: '0',
  border: '0',
  display: 'block',
  visibility: 'visible',
  opacity: '1',
  'z-index': '2147483647',
  overflow: 'hidden',
  transform: 'none',
  translate: 'none',
  scale: 'none',
  rotate: 'none',
  filter: 'none',
  'clip-path': 'none',
  mask: 'none',
  contain: 'strict',
  'content-visibility': 'visible',
  animation: 'none',
  transition: 'none',
  'mix-blend-mode': 'normal',
  'background-color': 'transparent',
  'background-repeat': 'repeat',
  'background-position': '0 0',
  'pointer-events': 'none',
  'print-color-adjust': 'exact',
};

/** Lays a mark over a document until it is called again. */
export function layWatermark(shown: Document, mark: Watermark): () => void {
  const view = shown.defaultView ?? window;
  const sharp = Math.min(2, view.devicePixelRatio || 1);
  const tile = `url(${watermarkTile(mark, sharp).toDataURL('image/png')})`;
  const text = mark.lines.join('\n');
  let layer = shown.createElement('div');
  let frame: number | undefined;

  const dress = (): void => {
    for (const { name } of [...layer.attributes]) layer.removeAttribute(name);
    layer.setAttribute('aria-hidden', 'true');
    layer.setAttribute('data-watermark', text);
    for (const [name, value] of Object.entries(look)) layer.style.setProperty(name, value, 'important');
    layer.style.setProperty('background-image', tile, 'important');
    layer.style.setProperty('background-size', `${mark.width}px ${mark.height}px`, 'important');
  };
  /** Above dialogs, and above what fills the screen alone: what came to the top last lies over the rest. */
  const raise = (): void => {
    if (!('popover' in layer)) return;
    layer.popover = 'manual';
    if (layer.matches(':popover-open')) layer.hidePopover();
    layer.showPopover();
  };
  const observer = new MutationObserver(() => {
    // Once for each frame: who changes it again and again does not keep the window from working.
    frame ??= view.requestAnimationFrame(lay);
  });
  function lay(): void {
    frame = undefined;
    observer.disconnect();
    if (layer.parentNode !== shown.body || layer.childNodes.length > 0) {
      layer.remove();
      layer = shown.createElement('div');
      shown.body.append(layer);
    }
    dress();
    raise();
    observer.observe(layer, { attributes: true, childList: true, characterData: true });
    observer.observe(shown.body, { childList: true });
    observer.observe(shown.documentElement, { childList: true });
  }
  const again = (): void => {
    frame ??= view.requestAnimationFrame(lay);
  };
  /** Hiding a popover changes no attribute. */
  const lowered = (event: Event): void => {
    if (event.target === layer && !layer.matches(':popover-open')) again();
  };
  lay();
  shown.addEventListener('fullscreenchange', again);
  shown.addEventListener('toggle', lowered, { capture: true });
  return () => {
    observer.disconnect();
    if (frame !== undefined) view.cancelAnimationFrame(frame);
    shown.removeEventListener('fullscreenchange', again);
    shown.removeEventListener('toggle', lowered, { capture: true });
    layer.remove();
  };
}
