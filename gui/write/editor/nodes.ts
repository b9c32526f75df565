// The editor's schema beyond the starter kit: tables, footnotes, and the numbers that stand before headings.
import { Extension, Node } from '@tiptap/react';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { tableEditing } from '@tiptap/pm/tables';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { HeadingCounter, numberOf, typedNumber, type Numbering } from '#sdk/write/rules/numbering.ts';

/** A table of rows. */
export const TableNode = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: (extension) => ({ tableRole: roleOf(extension.name) }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
});
/** A row. */
export const TableRowNode = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const cell = (name: string, tag: string) =>
  Node.create({
    name,
    content: '(paragraph | bulletList | orderedList)+',
    isolating: true,
    addAttributes: () => ({
      colspan: { default: 1, rendered: false },
      rowspan: { default: 1, rendered: false },
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });
/** A cell of the head. */
export const TableHeaderNode = cell('tableHeader', 'th');
/** A cell. */
export const TableCellNode = cell('tableCell', 'td');

/** What a node is to the table's keys and selections. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableHeader: 'header_cell',
  tableCell: 'cell',
};
const roleOf = (name: string): string | undefined => roles[name];

/** A footnote: a mark in the line, its words in its attribute. */
export const FootnoteNode = Node.create({
  name: 'footnote',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ note: { default: '', renderHTML: ({ note }) => ({ title: note as string }) } }),
  parseHTML: () => [{ tag: 'sup[data-note]' }],
  renderHTML: ({ HTMLAttributes }) => ['sup', { ...HTMLAttributes, 'data-note': '' }],
});

/** Where the numbering in force is kept. */
export const numberingKey = new PluginKey<Numbering>('numbering');

/** Numbers before headings: drawn, never in the text. A heading that was typed with one keeps its own. */
export const HeadingNumbers = Extension.create<{ numbering: Numbering }>({
  name: 'headingNumbers',
  addOptions: () => ({ numbering: 'official' }),
  addProseMirrorPlugins() {
    const { options } = this;
    return [
      new Plugin<Numbering>({
        key: numberingKey,
        state: {
          init: () => options.numbering,
          apply: (transaction, before) =>
            (transaction.getMeta(numberingKey) as Numbering | undefined) ?? before,
        },
        props: {
          decorations(state) {
            const numbering = numberingKey.getState(state) ?? 'none';
            const counter = new HeadingCounter();
            const found: Decoration[] = [];
            state.doc.forEach((node, offset) => {
              if (node.type.name !== 'heading') return;
              const level = node.attrs['level'] as number;
              const place = counter.next(level);
              if (typedNumber(node.textContent) !== undefined) return;
              const number = numberOf(numbering, level, place);
              found.push(Decoration.node(offset, offset + node.nodeSize, { 'data-number': number }));
            });
            return DecorationSet.create(state.doc, found);
          },
        },
      }),
    ];
  },
});
