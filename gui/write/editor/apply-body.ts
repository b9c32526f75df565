// Puts another text into the editor by the least change: the caret, what is folded and the steps to undo stay what they were.
import type { Editor } from '@tiptap/react';
import { closeHistory } from '@tiptap/pm/history';
import type { RichText } from '#sdk/contract/rich-text.ts';

/** `own` is one step that can be undone; what comes from elsewhere is none, and nobody is told that it was written here. */
export function applyBody(editor: Editor, body: RichText, own: boolean): void {
  const { state, view, schema } = editor;
  const wanted = schema.nodeFromJSON(
    body.content.length > 0 ? body : { type: 'doc', content: [{ type: 'paragraph' }] },
  );
  const start = state.doc.content.findDiffStart(wanted.content);
  if (start === null) return;
  const ends = state.doc.content.findDiffEnd(wanted.content) ?? { a: state.doc.content.size, b: 0 };
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  let change = state.tr.replace(start, ends.a + overlap, wanted.slice(start, ends.b + overlap));
  // Where the pieces do not fit together as they stand, the whole is put in.
  if (!change.doc.eq(wanted)) change = state.tr.replaceWith(0, state.doc.content.size, wanted.content);
  if (own) closeHistory(change);
  else change.setMeta('addToHistory', false).setMeta('preventUpdate', true);
  view.dispatch(change);
}
