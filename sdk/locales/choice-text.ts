// Writes what a choice of a setting is called.
import { clockText } from './time-text.ts';
import type { TextRef, Translator } from './translator.ts';

/** A sentence as it is; a time of day (`HH:MM`) by the reader's clock of twelve or twenty-four hours. */
export function choiceText(translator: Translator, label: TextRef | { readonly timeOfDay: string }): string {
  if (!('timeOfDay' in label)) return translator.translateRef(label);
  const [hour, minute] = label.timeOfDay.split(':').map(Number);
  return clockText(translator, new Date(2000, 0, 1, hour, minute).getTime());
}
