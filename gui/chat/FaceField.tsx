// Draws a field to write in that shows named emojis as their faces; the text it gives and takes keeps their names.
import { useImperativeHandle, useRef, type ComponentProps, type JSX, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { placeInField, placeInText, shownInField, typedInField } from '#sdk/chat/rules/field-faces.ts';
import { known } from './known-natives.ts';

/** What an owner does with the field, in places of the text and not of what is shown. */
export type FaceFieldHandle = {
  readonly focus: () => void;
  readonly selection: () => { readonly start: number; readonly end: number };
  readonly select: (at: number) => void;
};

/** A controlled field. `onChange` gets the text and where the caret is in it. */
export function FaceField({
  value,
  onChange,
  handle,
  ...rest
}: Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> & {
  readonly value: string;
  readonly onChange: (text: string, caret: number) => void;
  readonly handle?: Ref<FaceFieldHandle> | undefined;
}): JSX.Element {
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(handle, () => ({
    focus: () => field.current?.focus({ preventScroll: true }),
    selection: () => {
      const { selectionStart: start = value.length, selectionEnd: end = value.length } = field.current ?? {};
      return { start: placeInText(value, start), end: placeInText(value, end) };
    },
    select: (at) => {
      const place = placeInField(value, at);
      field.current?.setSelectionRange(place, place);
    },
  }));
  return (
    <textarea
      {...rest}
      ref={field}
      value={shownInField(value)}
      onChange={({ target, nativeEvent }) => {
        const now = target.value;
        const { isComposing } = nativeEvent as InputEvent;
        const { text, caret } = typedInField(
          value,
          now,
          target.selectionStart,
          isComposing,
          () => known.natives,
        );
        flushSync(() => onChange(text, caret));
        if (target.value === now) return;
        // A name has become its face: the caret stays behind it.
        const place = placeInField(text, caret);
        target.setSelectionRange(place, place);
      }}
    />
  );
}
