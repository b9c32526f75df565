// A picture of the office's files in an editor: drawn once it was fetched, its words until then.
import { Node } from '@tiptap/react';

/** Fetches a picture's address for as long as it is drawn. */
export type PictureLoader = (file: string) => Promise<string>;

/** A picture of the office's files. */
export const PictureNode = Node.create<{ load: PictureLoader | undefined }>({
  name: 'image',
  group: 'block',
  atom: true,
  addOptions: () => ({ load: undefined }),
  addAttributes: () => ({ file: { default: null, rendered: false }, alt: { default: '' } }),
  addNodeView() {
    const { load } = this.options;
    return ({ node }) => {
      const figure = document.createElement('figure');
      figure.className = 'tg-rich__figure';
      const words = String(node.attrs['alt'] ?? '');
      figure.textContent = words;
      let address: string | undefined;
      let isGone = false;
      void load?.(String(node.attrs['file'] ?? ''))
        .then((found) => {
          address = found;
          if (isGone) return URL.revokeObjectURL(found);
          const picture = document.createElement('img');
          picture.src = found;
          picture.alt = words;
          figure.replaceChildren(picture);
          figure.dataset['shown'] = '';
        })
        // What cannot be fetched is there by its words.
        .catch(() => undefined);
      return {
        dom: figure,
        destroy() {
          isGone = true;
          if (address !== undefined) URL.revokeObjectURL(address);
        },
      };
    };
  },
  renderHTML: ({ HTMLAttributes }) => [
    'figure',
    { class: 'tg-rich__figure' },
    String(HTMLAttributes['alt'] ?? ''),
  ],
});
