// Draws a password field that can be shown, and that says when Caps Lock is on.
import { useState, type JSX, type KeyboardEvent } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { useText } from './text.ts';
import './PasswordField.css';

/** A password field; pasting and password managers work as in any field (WCAG 3.3.8). */
export function PasswordField(props: Omit<FieldProps, 'type' | 'end' | 'onKeyUp'>): JSX.Element {
  const t = useText();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      hint={capsLock ? t('signIn.capsLock') : props.hint}
      onKeyUp={watch}
      end={
        <button
          type="button"
          className="tg-password-toggle"
          aria-label={shown ? t('signIn.hidePassword') : t('signIn.showPassword')}
          aria-pressed={shown}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} size={18} />
        </button>
      }
    />
  );
}
