// Draws one toast: sign, sentence, perhaps one act, perhaps a close button.
import type { JSX } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.ts';
import { useText } from './text.ts';
import './Toast.css';

/** What a toast says. How long it stays is decided by whoever holds the stack. */
export type ToastProps = {
  readonly tone: 'ok' | 'info' | 'warn' | 'danger';
  readonly text: string;
  readonly act?: { readonly label: string; readonly onAct: () => void };
  readonly onClose?: () => void;
};

const icons = { ok: 'check', info: 'info', warn: 'warning', danger: 'warning' } as const satisfies Record<
  ToastProps['tone'],
  IconName
>;

/** Errors interrupt a screen reader, everything else waits its turn. */
export function Toast(props: ToastProps): JSX.Element {
  const t = useText();
  return (
    <div className="tg-toast" data-tone={props.tone} role={props.tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={icons[props.tone]} size={18} />
      <span className="tg-toast__text">{props.text}</span>
      {props.act ? (
        <button type="button" className="tg-toast__act" onClick={props.act.onAct}>
          {props.act.label}
        </button>
      ) : null}
      {props.onClose ? (
        <button
          type="button"
          className="tg-toast__close"
          aria-label={t('words.close')}
          onClick={props.onClose}
        >
          <Icon name="close" size={16} />
        </button>
      ) : null}
    </div>
  );
}
