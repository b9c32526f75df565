// Draws what to do first: three ways in, of those that this person has.
import type { JSX } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useApp } from '../ground/app-parts.ts';
import { shownEntries } from '../ground/shown-entries.ts';
import { Icon } from '../parts/Icon.tsx';
import { useText } from '../parts/text.ts';
import './FirstSteps.css';

const steps = [
  { name: 'contacts', icon: 'people', word: 'people' },
  { name: 'aiQa', icon: 'spark', word: 'ask' },
  { name: 'disk', icon: 'disk', word: 'disk' },
] as const;

/** `onGo` is told when one of them is taken. */
export function FirstSteps(props: { readonly onGo?: () => void }): JSX.Element | null {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const entries = shownEntries(useApp());
  const ways = steps.flatMap((step) => {
    const entry = entries.find(({ name }) => name === step.name);
    // Where one is already is no step.
    return entry === undefined || pathname.startsWith(entry.route) ? [] : [{ ...step, route: entry.route }];
  });
  if (ways.length === 0) return null;
  return (
    <ul className="tg-first-steps" aria-label={t('frame.firstSteps.title')}>
      {ways.map(({ name, icon, word, route }) => (
        <li key={name}>
          <button
            type="button"
            onClick={() => {
              props.onGo?.();
              void navigate(route);
            }}
          >
            <Icon name={icon} size={20} />
            <strong>{t(`frame.firstSteps.${word}`)}</strong>
            <span>{t(`frame.firstSteps.${word}Detail`)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
