// The editor of a document: tiptap over our schema; what comes out is read by the schema again.
import { useEditor, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { readRichText, safeLink, type RichText } from '#sdk/contract/rich-text.ts';
import type { Numbering } from '#sdk/write/rules/numbering.ts';
import {
  FootnoteNode,
  HeadingNumbers,
  numberingKey,
  PictureNode,
  TableCellNode,
  TableHeaderNode,
  TableNode,
  TableRowNode,
} from './nodes.ts';

/** Rests this long before a change is read out of the editor, in ms: reading costs as much as the document is long. */
const readMs = 250;

/** `arrival` counts texts that came from elsewhere: with a new one the editor shows `body` instead of its own. */
export function useDocumentEditor(props: {
  readonly label: string;
  readonly body: RichText;
  readonly arrival: number;
  readonly numbering: Numbering;
  readonly readOnly: boolean;
  readonly onChange: (body: RichText) => void;
}): Editor {
  const { label, body, arrival, numbering, readOnly } = props;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hear = useRef(props.onChange);
  hear.current = props.onChange;
  const shown = useRef(arrival);
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [1, 2, 3, 4, 5] },
        link: { openOnClick: false, autolink: true, isAllowedUri: (href) => safeLink(href) !== undefined },
      }),
      TableNode,
      TableRowNode,
      TableHeaderNode,
      TableCellNode,
      FootnoteNode,
      PictureNode,
      HeadingNumbers.configure({ numbering }),
    ],
    content: body,
    editable: !readOnly,
    shouldRerenderOnTransaction: false,
    // The page's content policy allows no style that a script writes; ours is in write.css.
    injectCSS: false,
    editorProps: {
      attributes: {
        'aria-label': label,
        role: 'textbox',
        'aria-multiline': 'true',
        class: 'tg-paper__text',
        spellcheck: 'false',
      },
    },
    onUpdate: ({ editor: now }) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => hear.current(readRichText(now.getJSON())), readMs);
    },
  });
  useEffect(() => {
    if (shown.current === arrival) return;
    shown.current = arrival;
    clearTimeout(timer.current);
    const { from } = editor.state.selection;
    editor.commands.setContent(body, { emitUpdate: false });
    // The caret stays about where it was; the text around it may have moved.
    editor.commands.setTextSelection(Math.min(from, editor.state.doc.content.size));
  }, [editor, arrival, body]);
  useEffect(() => {
    editor.setEditable(!readOnly, false);
  }, [editor, readOnly]);
  useEffect(() => {
    if (numberingKey.getState(editor.state) !== numbering)
      editor.view.dispatch(editor.state.tr.setMeta(numberingKey, numbering));
  }, [editor, numbering]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      // What was typed last is on its way when the page goes.
      if (!editor.isDestroyed && editor.isEditable) hear.current(readRichText(editor.getJSON()));
    },
    [editor],
  );
  return editor;
}

/** The place of a character of the document's n-th text block, as the editor counts. */
export function positionOf(editor: Editor, block: number, offset: number): number | undefined {
  let seen = -1;
  let found: number | undefined;
  editor.state.doc.descendants((node, place) => {
    if (found !== undefined) return false;
    if (!node.isTextblock) return true;
    seen += 1;
    if (seen === block) found = place + 1 + Math.min(offset, node.content.size);
    return false;
  });
  return found;
}
