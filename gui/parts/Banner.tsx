// Draws the slim band over a pane: connection trouble in amber, good news in jade.
import type { JSX } from 'react';
import { Icon } from './Icon.tsx';
import './Banner.css';

/** One line, at most one act; it takes its own height so that nothing is covered. */
export function Banner(props: {
  readonly tone: 'warn' | 'danger' | 'ok';
  readonly text: string;
  /** What stands beside it, and under it on a phone: how long until the next try. */
  readonly aside?: string | undefined;
  readonly act?: { readonly label: string; readonly onAct: () => void };
}): JSX.Element {
  return (
    <div className="tg-banner tg-number" data-tone={props.tone} role="status">
      <Icon name={props.tone === 'ok' ? 'check' : props.tone === 'warn' ? 'offline' : 'warning'} size={16} />
      <span>
        {props.text}
        {props.aside === undefined ? null : (
          <span className="tg-banner__aside">
            <span> · </span>
            {props.aside}
          </span>
        )}
      </span>
      {props.act ? (
        <button type="button" onClick={props.act.onAct}>
          {props.act.label}
        </button>
      ) : null}
    </div>
  );
}
