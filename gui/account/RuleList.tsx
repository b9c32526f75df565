// Draws the rules of a new password under its field, each with a sign of whether it holds already.
import type { JSX } from 'react';
import type { RuleLine } from '#sdk/account/rules/password.ts';
import { Icon } from '../parts/Icon.tsx';
import { useText } from '../parts/text.ts';
import './RuleList.css';

const signs = { open: 'ring', met: 'check', broken: 'close' } as const;

/** The sign never stands alone: screen readers hear whether a rule holds, the colour only underlines it. */
export function RuleList(props: {
  readonly rules: readonly RuleLine[];
  readonly lengths: { readonly shortest: number; readonly longest: number };
  readonly id?: string;
}): JSX.Element {
  const t = useText();
  return (
    <ul className="tg-rules" aria-label={t('password.rules')} {...(props.id ? { id: props.id } : {})}>
      {props.rules.map(({ rule, state }) => (
        <li key={rule} data-state={state}>
          <Icon name={signs[state]} size={16} />
          <span>
            {t(`password.rule.${rule}`, props.lengths)}
            {state === 'open' ? null : (
              <span className="tg-hidden">{t(state === 'met' ? 'password.met' : 'password.broken')}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
