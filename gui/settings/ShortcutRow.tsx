// Draws one shortcut: its keys, and while it is recorded what is pressed and why that cannot be.
import { useEffect, useEffectEvent, useRef, useState, type JSX } from 'react';
import { keysOfPress, shortcutProblem, type ShortcutProblem } from '#sdk/settings/rules/shortcut.ts';
import { shortcuts, shownCaps, usualKeys, type Shortcut } from '../ground/shortcuts.ts';
import { useShortcutKeys } from '../ground/useShortcutKeys.ts';
import { Button } from '../parts/Button.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { KeyHint } from '../parts/KeyHint.tsx';
import { useTranslator } from '../parts/text.ts';
import './Settings.css';

/** Recording takes every key but Esc and Tab, which leave it. */
export function ShortcutRow(props: {
  readonly shortcut: Shortcut;
  readonly recording: boolean;
  readonly onRecord: () => void;
  readonly onKeep: (keys: string) => void;
  readonly onCancel: () => void;
}): JSX.Element {
  const { t, translateRef } = useTranslator();
  const { keys } = useShortcutKeys();
  const { name, label } = props.shortcut;
  const words = translateRef({ key: label });
  const change = useRef<HTMLDivElement>(null);
  const keep = (pressed: string): void => {
    props.onKeep(pressed);
    change.current?.querySelector('button')?.focus();
  };
  return (
    <div className="tg-setting tg-setting--keys">
      <div className="tg-setting__text">
        <span>{words}</span>
      </div>
      {props.recording ? (
        <Recorder shortcut={props.shortcut} words={words} onKeep={keep} onCancel={props.onCancel} />
      ) : (
        <span className="tg-setting__caps">
          {shownCaps(keys[name]).map((cap) => (
            <KeyHint key={cap} keys={cap} />
          ))}
        </span>
      )}
      <div ref={change} className="tg-setting__acts">
        {keys[name] === usualKeys[name] || props.recording ? null : (
          <IconButton
            icon="undo"
            size={18}
            label={t('shortcuts.resetOne', { name: words })}
            onClick={() => keep(usualKeys[name])}
          />
        )}
        <Button size="small" onClick={props.recording ? props.onCancel : props.onRecord}>
          {t(props.recording ? 'words.cancel' : 'shortcuts.change')}
        </Button>
      </div>
    </div>
  );
}

function Recorder(props: {
  readonly shortcut: Shortcut;
  readonly words: string;
  readonly onKeep: (keys: string) => void;
  readonly onCancel: () => void;
}): JSX.Element {
  const { t, translateRef } = useTranslator();
  const { keys: taken } = useShortcutKeys();
  const [pressed, setPressed] = useState('');
  const [problem, setProblem] = useState<ShortcutProblem>();
  const field = useRef<HTMLSpanElement>(null);
  const take = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key === 'Tab' && !event.ctrlKey && !event.altKey) return props.onCancel();
    // Before anything else acts on it: what is recorded must not happen.
    event.preventDefault();
    event.stopImmediatePropagation();
    const keys = keysOfPress(event);
    if (keys === 'Escape' && props.shortcut.name !== 'markRead') return props.onCancel();
    setPressed(keys);
    const found = shortcutProblem(props.shortcut.name, keys, taken);
    // Modifiers are on their way to something; it is no mistake until they are let go.
    if (found?.kind === 'onlyModifiers') return setProblem(undefined);
    setProblem(found);
    if (found === undefined) props.onKeep(keys);
  });
  const release = useEffectEvent((event: KeyboardEvent): void => {
    const held = keysOfPress(event);
    if (held !== '') return;
    const found = shortcutProblem(props.shortcut.name, pressed, taken);
    if (found?.kind === 'onlyModifiers') setProblem(found);
  });
  useEffect(() => {
    field.current?.focus();
    const press = (event: KeyboardEvent): void => take(event);
    const lift = (event: KeyboardEvent): void => release(event);
    window.addEventListener('keydown', press, { capture: true });
    window.addEventListener('keyup', lift, { capture: true });
    return () => {
      window.removeEventListener('keydown', press, { capture: true });
      window.removeEventListener('keyup', lift, { capture: true });
    };
  }, []);
  const other =
    problem?.kind === 'conflict' ? shortcuts.find(({ name }) => name === problem.with) : undefined;
  return (
    <span className="tg-recorder">
      <span
        ref={field}
        className="tg-recorder__keys"
        role="textbox"
        tabIndex={0}
        aria-label={t('shortcuts.record', { name: props.words })}
        data-wrong={problem !== undefined || undefined}
      >
        {pressed === '' ? (
          <small>{t('shortcuts.press')}</small>
        ) : (
          shownCaps(pressed).map((cap) => <KeyHint key={cap} keys={cap} />)
        )}
      </span>
      {problem === undefined ? null : (
        <FieldMessage tone="error">
          {problem.kind === 'conflict'
            ? t('shortcuts.problem.conflict', {
                name: other === undefined ? '' : translateRef({ key: other.label }),
              })
            : t(`shortcuts.problem.${problem.kind}`)}
        </FieldMessage>
      )}
    </span>
  );
}
