// Puts a drawing of every named emoji beside the pages, so that a message looks the same on every system.
import { chars, icons } from '@iconify-json/fluent-emoji-flat';
import type { Plugin } from 'vite';
import { emojis } from '#sdk/contract/emojis.ts';
import { emojiCode, emojiFile } from './emoji-file.ts';

/**
 * One SVG file for each emoji of `sdk/contract/emojis.ts`, from an openly licensed set.
 *
 * @throws Error where the set does not draw one of them
 */
export function emojiFiles(): Plugin {
  return {
    name: 'emoji-files',
    apply: 'build',
    generateBundle() {
      for (const { name, emoji } of emojis) {
        const icon = chars[emojiCode(emoji)] ?? '';
        const drawing = icons.icons[icon] ?? icons.icons[icons.aliases?.[icon]?.parent ?? ''];
        if (drawing === undefined) throw new Error(`nothing draws ${name} ${emoji}`);
        this.emitFile({
          type: 'asset',
          fileName: emojiFile(emoji),
          source: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${icons.width} ${icons.height}">${drawing.body}</svg>`,
        });
      }
    },
  };
}
