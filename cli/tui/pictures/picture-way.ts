// Decides how pictures are shown: the terminal's own graphics where it is known to have them, else coloured blocks.
import { multiplexerOf } from '../terminal/multiplexer.ts';

/** Ways, best first. `name` shows nothing but what the picture is called. */
export type PictureWay = 'kitty' | 'iterm2' | 'sixel' | 'blocks' | 'name';

const kittyPrograms = /^(kitty|ghostty)$/i;
const iterm2Programs = /^(iterm\.app|wezterm|mintty|rio|waveterm)$/i;
const sixelTerms = /^(foot|mlterm|contour|yaft|xterm-sixel)/;

/**
 * The way by setting and environment. Behind a multiplexer and with fewer than 256 colours nothing but blocks and the
 * name are safe: graphics would be drawn where the multiplexer does not know of them.
 */
export function pictureWayOf(
  setting: 'auto' | 'blocks' | 'off',
  environment: Readonly<Record<string, string | undefined>>,
  depth: 0 | 4 | 8 | 24,
): PictureWay {
  if (setting === 'off' || depth < 8) return 'name';
  if (setting === 'blocks' || multiplexerOf(environment) !== undefined) return 'blocks';
  const program = environment['TERM_PROGRAM'] ?? '';
  const term = environment['TERM'] ?? '';
  if (term === 'xterm-kitty' || term === 'xterm-ghostty' || kittyPrograms.test(program)) return 'kitty';
  if (iterm2Programs.test(program)) return 'iterm2';
  if (sixelTerms.test(term)) return 'sixel';
  return 'blocks';
}
