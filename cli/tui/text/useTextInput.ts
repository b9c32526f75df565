// Joins the terminal's keys and pastes into one text field: the hook every place to type in is made with.
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useInput, usePaste } from 'ink';
import { type AmbiguousWidth, ambiguousWidth, drawableText } from './cell-width.ts';
import { type Paste, readPaste } from './paste.ts';
import {
  caretCell,
  edit,
  type Edit,
  isAtEdge,
  type TextInput,
  textInput,
  visualLines,
} from './text-input.ts';
import { fieldMeaning, type Typed, typedKeys } from './typed-keys.ts';

/** What the owner of a text field decides. */
export type TextInputOptions = {
  /** Cells of a line. */
  readonly width: number;
  /** Whether keys come here; only one field at a time may have them. */
  readonly isActive: boolean;
  readonly initialText?: string;
  readonly ambiguous?: AmbiguousWidth;
  /** A field of one line: newline keys submit, pasted newlines become blanks. */
  readonly isSingleLine?: boolean;
  /** Which key sends; with `ctrlEnter`, Enter is a newline and Ctrl+Enter, Alt+Enter or Ctrl+J send. */
  readonly sendWay?: 'enter' | 'ctrlEnter';
  /** Enter. Never called by a paste. */
  readonly onSubmit?: (text: string) => void;
  /** After every change of text or caret. */
  readonly onChange?: (field: TextInput) => void;
  /** A large paste: call `edit` with it once the person agrees. Without this it is put in unasked. */
  readonly onPasteAsk?: (paste: Paste) => void;
  /** Looks at a key before the field does; true keeps it from the field. For lists of completions and global keys. */
  readonly onKey?: (typed: Typed, field: TextInput) => boolean;
  /** ↑ on the first line or ↓ on the last: history, or the way out. */
  readonly onEdge?: (by: -1 | 1, field: TextInput) => void;
};

/** A text field in use. */
export type TextInputHandle = {
  readonly field: TextInput;
  /** The lines as shown. */
  readonly lines: readonly string[];
  /** Where the terminal's cursor belongs, from the first cell of the field. */
  readonly caret: { readonly line: number; readonly cell: number };
  readonly edit: (action: Edit) => void;
  /** Forgets the text and everything undo or yank could bring back: for secrets. */
  readonly clear: () => void;
  /** Hands over a key or a raw paste, for an owner that listens itself and leaves the field inactive. */
  readonly press: (typed: Typed) => void;
  readonly paste: (raw: string) => void;
};

/** See {@link TextInputOptions}. Keys are handled in the order they come, also when several come before a repaint. */
export function useTextInput(options: TextInputOptions): TextInputHandle {
  const { width, isActive, isSingleLine = false, sendWay = 'enter' } = options;
  const { ambiguous = ambiguousWidth() } = options;
  const field = useRef<TextInput | undefined>(undefined);
  field.current ??= textInput(options.initialText);
  const [, repaint] = useReducer((count: number) => count + 1, 0);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const apply = useCallback((action: Edit): void => {
    const before = field.current ?? textInput();
    const after = edit(before, action);
    if (after === before) return;
    field.current = after;
    repaint();
    if (after.text !== before.text || after.caret !== before.caret) latest.current.onChange?.(after);
  }, []);

  const clear = useCallback((): void => {
    field.current = textInput();
    repaint();
  }, []);

  const insert = (kind: 'type' | 'paste', text: string): void =>
    apply({ kind, text: isSingleLine ? text.replace(/(?<!\s)\s*[\r\n]+\s*/g, ' ') : text });

  const paste = (raw: string): void => {
    const read = readPaste(raw);
    if (read.kind === 'ask' && latest.current.onPasteAsk !== undefined) latest.current.onPasteAsk(read);
    else insert(read.kind === 'typing' ? 'type' : 'paste', read.text);
  };

  const press = (typed: Typed): void => {
    const now = field.current ?? textInput();
    if (latest.current.onKey?.(typed, now) === true) return;
    const meaning = fieldMeaning(typed);
    if (meaning === undefined) return;
    const sends =
      isSingleLine || (sendWay === 'enter' ? meaning.kind === 'submit' : meaning.kind === 'newline');
    if (meaning.kind === 'submit' || meaning.kind === 'newline') {
      if (sends) latest.current.onSubmit?.(now.text);
      else apply({ kind: 'type', text: '\n' });
    } else if (meaning.kind === 'vertical') {
      if (isAtEdge(now, meaning.by, width, ambiguous) && latest.current.onEdge !== undefined)
        latest.current.onEdge(meaning.by, now);
      else apply({ kind: 'vertical', by: meaning.by, width, ambiguous });
    } else if (meaning.edit.kind === 'type') {
      // Lines that came in one piece without marks are a paste all the same.
      if (/[\r\n]/.test(meaning.edit.text)) paste(meaning.edit.text);
      else insert('type', meaning.edit.text);
    } else apply(meaning.edit);
  };

  useInput((input, key) => typedKeys(input, key).forEach(press), { isActive });
  usePaste(paste, { isActive });

  const shown = field.current;
  const lines = visualLines(shown.text, width, ambiguous).map(({ start, end }) =>
    ambiguous === 2 ? drawableText(shown.text.slice(start, end), ambiguous) : shown.text.slice(start, end),
  );
  return { field: shown, lines, caret: caretCell(shown, width, ambiguous), edit: apply, clear, press, paste };
}
