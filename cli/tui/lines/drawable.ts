// Makes what people and servers wrote safe and steady to draw: no steering characters, no sequences of unsure width.
import type { Translate, Translator } from '#sdk/locales/index.ts';
import { safeLine, safeText } from '../../output/safe-text.ts';
import { type AmbiguousWidth, drawableText } from '../text/cell-width.ts';

/** For a place of one line. */
export function drawableLine(text: string): string {
  return drawableText(safeLine(text));
}

/** For a place of several lines. */
export function drawableLines(text: string): string {
  return drawableText(safeText(text));
}

/** The product's own sentences for a terminal that draws ambiguous characters so wide. */
export function drawableTranslator(translator: Translator, width: AmbiguousWidth): Translator {
  if (width === 1) return translator;
  const t: Translate = (key, ...args) => drawableText(translator.t(key, ...args), width);
  return {
    ...translator,
    t,
    translateRef: (ref) => drawableText(translator.translateRef(ref), width),
  };
}
