// Puts a drawing of every named emoji beside the pages, so that a message looks the same on every system.
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { emojis } from '#sdk/chat/emojis.ts';
import { emojiCode, emojiFile } from './emoji-file.ts';

/** An icon set as Iconify packs it: bodies of drawings by name, names by code points. */
type IconSet = {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
  readonly width: number;
  readonly height: number;
};

/**
 * One SVG file for each emoji of `sdk/chat/emojis.ts`, from an openly licensed set.
 *
 * @throws Error where the set does not draw one of them
 */
export function emojiFiles(): Plugin {
  return {
    name: 'emoji-files',
    apply: 'build',
    generateBundle() {
      const load = createRequire(import.meta.url);
      const set = load('@iconify-json/fluent-emoji-flat/icons.json') as IconSet;
      const names = load('@iconify-json/fluent-emoji-flat/chars.json') as Readonly<Record<string, string>>;
      for (const { name, emoji } of emojis) {
        const icon = names[emojiCode(emoji)] ?? '';
        const drawing = set.icons[icon] ?? set.icons[set.aliases?.[icon]?.parent ?? ''];
        if (drawing === undefined) throw new Error(`nothing draws ${name} ${emoji}`);
        this.emitFile({
          type: 'asset',
          fileName: emojiFile(emoji),
          source: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${set.width} ${set.height}">${drawing.body}</svg>`,
        });
      }
    },
  };
}
