// Parts of an item that files have no form of their own for, as JSON in one of their texts; what is none of it is none.
import type { ItemInput, Override } from '../../contract/schedule.ts';
import { maxOverrides, maxPoints } from '../../contract/schedule-limits.ts';
import { isLocal } from '../rules/wall-time.ts';

const availabilities = ['busy', 'free'] as const;
const importances = ['ordinary', 'important', 'veryImportant'] as const;

function listIn(text: string): Record<string, unknown>[] {
  if (!text.startsWith('[')) return [];
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found)
      ? found.filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null)
      : [];
  } catch {
    return [];
  }
}

/** The sub-tasks of a text. */
export function checklistOf(text: string): ItemInput['checklist'] {
  return listIn(text)
    .slice(0, maxPoints)
    .flatMap(({ id, text: said, isDone }, index) =>
      typeof said === 'string'
        ? [
            {
              id: typeof id === 'string' ? id.slice(0, 64) : String(index + 1),
              text: said.slice(0, 200),
              isDone: isDone === true,
            },
          ]
        : [],
    );
}

/** The changed occurrences of a text. */
export function overridesOf(text: string): Override[] {
  const words = (value: unknown, most: number): string | undefined =>
    typeof value === 'string' ? value.slice(0, most) : undefined;
  const time = (value: unknown): string | undefined =>
    typeof value === 'string' && isLocal(value) ? value : undefined;
  return listIn(text)
    .slice(0, maxOverrides)
    .flatMap((one): Override[] => {
      const recurrenceId = time(one['recurrenceId']);
      if (recurrenceId === undefined) return [];
      const [start, end] = [time(one['start']), time(one['end'])];
      const title = words(one['title'], 200);
      const location = words(one['location'], 200);
      const remarks = words(one['remarks'], 2_000);
      const importance = importances.find((name) => name === one['importance']);
      const showAs = availabilities.find((name) => name === one['showAs']);
      return [
        {
          recurrenceId,
          ...(start !== undefined && end !== undefined && { start, end }),
          ...(title !== undefined && { title }),
          ...(location !== undefined && { location }),
          ...(remarks !== undefined && { remarks }),
          ...(importance !== undefined && { importance }),
          ...(showAs !== undefined && { showAs }),
          ...(one['isDone'] === true && { isDone: true }),
        },
      ];
    });
}
