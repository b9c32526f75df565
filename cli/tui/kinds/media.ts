// Draws what has a content of its own – files, pictures, films, voice – by its name, size and length, with its caption.
import type { CardContent } from '#sdk/chat/kinds/content.ts';
import type { LocalMessage } from '#sdk/api.ts';
import type { LineSetting } from '../lines/line-setting.ts';
import type { Span } from '../parts/Line.tsx';
import { wordSpans } from './words.ts';

/** One paragraph; the picture itself is drawn below it where the terminal shows pictures. */
export const mediaParagraphs = (
  { card, caption }: CardContent,
  _message: LocalMessage,
  setting: LineSetting,
): Span[][] => [wordSpans([card, ...caption], setting)];
