// The editor of a document: tiptap over our schema; what comes out is read by the schema again.
import { useEditor, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { readRichText, safeLink, type RichText } from '#sdk/contract/rich-text.ts';
import type { Numbering } from '#sdk/write/rules/numbering.ts';
import { applyBody } from './apply-body.ts';
import {
  FootnoteNode,
  HeadingNumbers,
  numberingKey,
  TableCellNode,
  TableHeaderNode,
  TableNode,
  TableRowNode,
} from './nodes.ts';
import { PictureNode, type PictureLoader } from '../../parts/rich-text/picture-node.ts';
import { Suggesting, UnsureMark } from './suggesting.ts';

/** Rests this long before a change is read out of the editor, in ms: reading costs as much as the document is long. */
const readMs = 250;
/** Who writes without a pause is read so often all the same, in ms: a second of words is the most that may be lost. */
const longestUnreadMs = 450;

/** The editor; `handOver` tells at once what was typed and would be told after the next pause. */
export type DocumentEditor = { readonly editor: Editor; readonly handOver: () => void };

/** `arrival` counts texts that came from elsewhere: with a new one the editor shows `body` instead of its own. */
export function useDocumentEditor(props: {
  readonly label: string;
  readonly body: RichText;
  readonly arrival: number;
  readonly numbering: Numbering;
  readonly readOnly: boolean;
  /** Asked once, when the editor stands: whether one writes on in it at once. */
  readonly takesFocus: () => boolean;
  readonly loadPicture: PictureLoader;
  /** `seen` is the arrival the text was written on. */
  readonly onChange: (body: RichText, seen: number) => void;
}): DocumentEditor {
  const { label, body, arrival, numbering, readOnly } = props;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hear = useRef(props.onChange);
  hear.current = props.onChange;
  const shown = useRef(arrival);
  const dirty = useRef(false);
  const firstUnread = useRef(0);
  const read = (from: Editor): void => {
    clearTimeout(timer.current);
    if (!dirty.current) return;
    dirty.current = false;
    hear.current(readRichText(from.getJSON()), shown.current);
  };
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
      PictureNode.configure({ load: props.loadPicture }),
      HeadingNumbers.configure({ numbering }),
      UnsureMark,
      Suggesting,
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
    onCreate: ({ editor: made }) => {
      if (props.takesFocus()) made.commands.focus('start', { scrollIntoView: false });
    },
    onUpdate: ({ editor: now }) => {
      const at = performance.now();
      if (!dirty.current) firstUnread.current = at;
      dirty.current = true;
      clearTimeout(timer.current);
      const left = longestUnreadMs - (at - firstUnread.current);
      timer.current = setTimeout(() => read(now), Math.max(0, Math.min(readMs, left)));
    },
  });
  useEffect(() => {
    if (shown.current === arrival) return;
    // Words that are still being typed go first: they are joined with what came, and come back as the next arrival.
    if (dirty.current) {
      read(editor);
      return;
    }
    shown.current = arrival;
    applyBody(editor, body, false);
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
      // What was typed last is on its way when the page goes.
      if (!editor.isDestroyed && editor.isEditable) read(editor);
    },
    [editor],
  );
  return { editor, handOver: () => read(editor) };
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
