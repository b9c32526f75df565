// Draws a labelled text field with its error or hint underneath, tied together for screen readers.
import { InputGroup } from '@blueprintjs/core';
import { useId, type JSX, type KeyboardEventHandler, type ReactElement, type Ref } from 'react';
import { FieldMessage } from './FieldMessage.tsx';
import './Field.css';

/** A controlled text field. */
export type FieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly name?: string;
  readonly type?: 'text' | 'password' | 'email' | 'tel' | 'datetime-local';
  readonly autoComplete?: string;
  readonly autoFocus?: boolean;
  readonly disabled?: boolean;
  /** What it will be where nothing is typed. */
  readonly placeholder?: string | undefined;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** True paints the field as wrong without a sentence of its own (the form says it). */
  readonly invalid?: boolean;
  readonly end?: ReactElement;
  readonly size?: 'medium' | 'large';
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onKeyUp?: KeyboardEventHandler<HTMLInputElement>;
};

/** The error replaces the hint; both stay out of the way of the next field because their line is part of the field. */
export function Field({ inputRef, ...props }: FieldProps): JSX.Element {
  const id = useId();
  const message = props.error ?? props.hint;
  return (
    <div className="tg-field">
      <label className="tg-field__label" htmlFor={id}>
        {props.label}
      </label>
      <InputGroup
        id={id}
        size={props.size ?? 'medium'}
        type={props.type ?? 'text'}
        value={props.value}
        onValueChange={props.onChange}
        name={props.name}
        autoComplete={props.autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={props.autoFocus}
        placeholder={props.placeholder}
        disabled={props.disabled ?? false}
        aria-invalid={props.error !== undefined || props.invalid || undefined}
        aria-describedby={message === undefined ? undefined : `${id}-message`}
        {...(props.end ? { rightElement: props.end } : {})}
        {...(inputRef ? { inputRef } : {})}
        onKeyUp={props.onKeyUp}
      />
      {message === undefined ? null : (
        <FieldMessage id={`${id}-message`} tone={props.error === undefined ? 'hint' : 'error'}>
          {message}
        </FieldMessage>
      )}
    </div>
  );
}
