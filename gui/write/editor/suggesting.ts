// Where a suggestion stands in the editor: the passage it is about is marked, and its box hangs below, beside the text and not in it.
import { Extension, Mark, type Editor } from '@tiptap/react';
import { closeHistory } from '@tiptap/pm/history';
import { Fragment, Slice } from '@tiptap/pm/model';
import { Plugin, PluginKey, TextSelection, type EditorState } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { RichNode } from '#sdk/contract/rich-text.ts';

/** The passage a suggestion is about, and the element its box is drawn in. */
export type SuggestionPlace = {
  from: number;
  to: number;
  /** It replaces the passage; otherwise it goes below. */
  replaces: boolean;
  host: HTMLElement;
};

const key = new PluginKey<SuggestionPlace | undefined>('suggesting');

/** Numbers that no source has. */
export const UnsureMark = Mark.create({
  name: 'unsure',
  inclusive: false,
  parseHTML: () => [{ tag: 'span[data-unsure]' }],
  renderHTML: () => ['span', { class: 'tg-unsure', 'data-unsure': '' }, 0],
});

/** The end of the outermost block around a place. */
function behindBlock(state: EditorState, place: number): number {
  const at = state.doc.resolve(Math.min(place, state.doc.content.size));
  return at.depth === 0 ? at.pos : at.after(1);
}

/** The plugin. What happens to the text moves the place along; where its passage is gone, so is the suggestion. */
export const Suggesting = Extension.create({
  name: 'suggesting',
  addProseMirrorPlugins: () => [
    new Plugin<SuggestionPlace | undefined>({
      key,
      state: {
        init: () => undefined,
        apply(transaction, before) {
          const told = transaction.getMeta(key) as { place: SuggestionPlace | undefined } | undefined;
          if (told !== undefined) return told.place;
          if (before === undefined || !transaction.docChanged) return before;
          const from = transaction.mapping.mapResult(before.from, 1);
          const to = transaction.mapping.mapResult(before.to, -1);
          if (from.deleted && to.deleted) return undefined;
          return { ...before, from: from.pos, to: Math.max(from.pos, to.pos) };
        },
      },
      props: {
        decorations(state) {
          const place = key.getState(state);
          if (place === undefined) return DecorationSet.empty;
          const { from, to, host } = place;
          return DecorationSet.create(state.doc, [
            ...(to > from ? [Decoration.inline(from, to, { class: 'tg-suggested' })] : []),
            Decoration.widget(behindBlock(state, to), () => host, {
              side: 1,
              key: 'suggestion',
              ignoreSelection: true,
              stopEvent: () => true,
            }),
          ]);
        },
      },
    }),
  ],
});

/** Where the suggestion stands now. */
export const suggestionPlace = (editor: Editor): SuggestionPlace | undefined => key.getState(editor.state);

/** Opens a place for one, or closes it. */
export function setSuggestion(editor: Editor, place: SuggestionPlace | undefined): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, { place }).setMeta('addToHistory', false));
}

/** Puts blocks where the suggestion stands, or below it: one step that one undo takes back. */
export function acceptSuggestion(editor: Editor, blocks: readonly RichNode[], below: boolean): void {
  const place = suggestionPlace(editor);
  if (place === undefined || blocks.length === 0) return;
  const { state, schema } = editor;
  const nodes = blocks.map((block) => schema.nodeFromJSON(block));
  const change = closeHistory(state.tr);
  const $from = state.doc.resolve(place.from);
  const [first] = nodes;
  const isEmptyLine = place.from === place.to && $from.parent.isTextblock && $from.parent.content.size === 0;
  const inOne = $from.sameParent(state.doc.resolve(place.to)) && $from.parent.isTextblock;
  if (isEmptyLine && $from.depth === 1) change.replaceWith($from.before(1), $from.after(1), nodes);
  else if (below || !place.replaces) change.insert(behindBlock(state, place.to), nodes);
  else if (inOne && nodes.length === 1 && first?.type.name === 'paragraph')
    change.replaceWith(place.from, place.to, first.content);
  else {
    const whole = inOne && place.to - place.from === $from.parent.content.size && $from.depth === 1;
    if (whole) change.replaceWith($from.before(1), $from.after(1), nodes);
    else change.replaceRange(place.from, place.to, new Slice(Fragment.from(nodes), 0, 0));
  }
  const end = change.mapping.map(place.to, 1);
  change.setSelection(TextSelection.near(change.doc.resolve(Math.min(end, change.doc.content.size)), -1));
  change.setMeta(key, { place: undefined }).scrollIntoView();
  editor.view.dispatch(change);
  editor.commands.focus();
}

/** What a tool works on: the selection, or the paragraph the caret stands in. */
export function passageAt(editor: Editor): { from: number; to: number; text: string; block: number } {
  const { doc, selection } = editor.state;
  const { $from } = selection;
  const whole = selection.empty && $from.parent.isTextblock;
  const from = whole ? $from.start() : selection.from;
  const to = whole ? $from.end() : selection.to;
  return { from, to, text: doc.textBetween(from, to, '\n\n', ' '), block: $from.index(0) };
}
