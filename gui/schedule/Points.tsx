// The checklist of a task in its form.
import type { JSX } from 'react';
import type { ItemInput } from '#sdk/api.ts';
import { Button } from '../parts/Button.tsx';
import { useTranslator } from '../parts/text.ts';

type Checklist = ItemInput['checklist'];
/** The lines, and one more. */
export function Points({
  points,
  onChange,
}: {
  readonly points: Checklist;
  readonly onChange: (points: Checklist) => void;
}): JSX.Element {
  const { t } = useTranslator();
  return (
    <div className="tg-item-form__points">
      <span>{t('schedule.field.checklist')}</span>
      {points.map((point) => (
        <input
          key={point.id}
          aria-label={t('schedule.field.checklist')}
          value={point.text}
          maxLength={200}
          onChange={(event) =>
            onChange(
              points.map((one) => (one.id === point.id ? { ...one, text: event.currentTarget.value } : one)),
            )
          }
        />
      ))}
      <Button
        size="small"
        icon="plus"
        onClick={() => onChange([...points, { id: String(points.length + 1), text: '', isDone: false }])}
      >
        {t('schedule.field.addPoint')}
      </Button>
    </div>
  );
}
