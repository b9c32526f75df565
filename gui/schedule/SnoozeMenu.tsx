// Puts a reminder off: for some minutes, until it begins, or until tomorrow morning.
import type { JSX } from 'react';
import { useNow } from '../ground/useNow.ts';
import { Button } from '../parts/Button.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { useTranslator } from '../parts/text.ts';

const minute = 60_000;
const minutes = [5, 10, 30, 60] as const;

/** Tomorrow at nine, by the clock on the wall here. */
function tomorrow(): number {
  const at = new Date();
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() + 1, 9).getTime();
}

/** The button with its choices; `start` is when the thing begins. */
export function SnoozeMenu(props: {
  readonly start: number;
  readonly onSnooze: (again: number) => void;
}): JSX.Element {
  const { t } = useTranslator();
  const now = useNow();
  const mayWait = props.start > now + minute;
  return (
    <MenuButton
      label={t('schedule.snooze')}
      entries={[
        ...minutes.map((value) => ({
          id: String(value),
          label: t('schedule.snoozeFor', { minutes: value }),
        })),
        ...(mayWait ? [{ id: 'start', label: t('schedule.snoozeStart') }] : []),
        { id: 'tomorrow', label: t('schedule.snoozeTomorrow') },
      ]}
      onChoose={(id) =>
        props.onSnooze(
          id === 'start' ? props.start : id === 'tomorrow' ? tomorrow() : Date.now() + Number(id) * minute,
        )
      }
    >
      {({ toggle }) => (
        <Button size="small" onClick={toggle}>
          {t('schedule.snooze')}
        </Button>
      )}
    </MenuButton>
  );
}
