// Decides what a key does in the field of a picker; the field keeps the focus, the list is driven from it.

/** What a key means. `undefined` leaves it to the field. */
export type PickerKeyAct =
  | { readonly act: 'move'; readonly steps: number }
  | { readonly act: 'pick' | 'open' | 'close' | 'takeLast' | 'confirm' | 'clear' };

/** What of a key press counts. */
export type PickerKey = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly isComposing: boolean;
};

const page = 8;
const furthest = 1_000_000;

/** `isEmpty` tells that nothing is typed: then the keys that move in a text move in the list. */
export function pickerKey(press: PickerKey, isEmpty: boolean): PickerKeyAct | undefined {
  if (press.isComposing) return undefined;
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: page,
    PageUp: -page,
    ...(isEmpty ? { Home: -furthest, End: furthest } : {}),
  };
  const moved = steps[press.key];
  if (moved !== undefined) return { act: 'move', steps: moved };
  if (press.key === 'Enter') return { act: press.ctrlKey || press.metaKey ? 'confirm' : 'pick' };
  if (!isEmpty) return press.key === 'Escape' ? { act: 'clear' } : undefined;
  if (press.key === 'ArrowRight') return { act: 'open' };
  if (press.key === 'ArrowLeft') return { act: 'close' };
  return press.key === 'Backspace' ? { act: 'takeLast' } : undefined;
}
