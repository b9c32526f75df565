// Draws the choice of how long something lasts.
import type { JSX } from 'react';
import { Select } from './Select.tsx';
import { useText } from './text.ts';

const dayMs = 86_400_000;
const choices = [0, 1, 7, 30, 90, 365] as const;

/** The end of so many days from now in epoch ms; undefined for none. */
export function untilIn(days: number): number | undefined {
  return days === 0 ? undefined : Date.now() + days * dayMs;
}

/** `value` in days; 0 is without an end. */
export function UntilSelect(props: {
  readonly value: number;
  readonly onChoose: (days: number) => void;
}): JSX.Element {
  const t = useText();
  return (
    <Select
      label={t('grants.until')}
      value={String(props.value)}
      choices={choices.map((days) => ({
        value: String(days),
        label: days === 0 ? t('grants.forever') : t('grants.days', { count: days }),
      }))}
      onChoose={(value) => props.onChoose(Number(value))}
    />
  );
}
