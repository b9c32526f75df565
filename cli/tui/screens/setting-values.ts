// Decides what a setting becomes when it is turned one step on.
import type { ShownSetting } from '#sdk/settings/screens/setting-rows.ts';

/** The value one step on; choices go round, a switch turns. */
export function nextValue({ control }: Pick<ShownSetting, 'control'>, steps: 1 | -1): unknown {
  if (control.kind === 'switch') return !control.value;
  if (control.kind === 'text') return undefined;
  const values = control.choices.map((choice) => choice.value);
  return values[(values.indexOf(control.value) + steps + values.length) % values.length];
}
