// Draws a Word document as elements and style sheets, without anything in them that leads or runs anywhere.
import { checkZip, type ZipProblem } from './check-zip.ts';

/** A drawn document, or why there is none. */
export type DrawnWord =
  | { readonly nodes: readonly Node[]; readonly css: string }
  | { readonly problem: ZipProblem };

const dangerous = 'script, iframe, object, embed, form, link, meta, base';

/** Pictures in it are addresses of this page; `release` is told of them by their elements. */
export async function drawWord(bytes: Uint8Array<ArrayBuffer>): Promise<DrawnWord> {
  const problem = await checkZip(bytes);
  if (problem !== undefined) return { problem };
  const { parseAsync, renderDocument } = await import('docx-preview');
  const options = {
    ...{ inWrapper: true, breakPages: true, ignoreLastRenderedPageBreak: false, useBase64URL: false },
    // Pages in a page of their own kind (HTML put into a document) are not drawn.
    ...{ renderAltChunks: false, renderComments: false, experimental: false, debug: false },
  };
  try {
    const drawn: readonly Node[] = await renderDocument(
      await parseAsync(new Blob([bytes]), options),
      options,
    );
    let css = '';
    const nodes: Node[] = [];
    for (const node of drawn) {
      if (!(node instanceof Element)) continue;
      if (node.tagName === 'STYLE') {
        css += `${node.textContent ?? ''}\n`;
        continue;
      }
      for (const style of node.querySelectorAll('style')) {
        css += `${style.textContent ?? ''}\n`;
        style.remove();
      }
      for (const element of node.querySelectorAll(dangerous)) element.remove();
      // Where a link leads is said, and not gone to.
      for (const link of node.querySelectorAll('a[href]')) {
        const target = link.getAttribute('href') ?? '';
        if (target.startsWith('#')) continue;
        link.removeAttribute('href');
        link.setAttribute('title', target.slice(0, 500));
      }
      nodes.push(node);
    }
    return nodes.length === 0 ? { problem: 'damaged' } : { nodes, css };
  } catch (error) {
    console.warn('The document could not be drawn.', error);
    return { problem: 'damaged' };
  }
}
