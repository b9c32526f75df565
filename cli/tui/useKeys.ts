// Turns what is pressed into commands of the key table, the nearest place first.
import { useInput } from 'ink';
import { useDesk, useFocus, type Desk } from './desk.ts';
import { placesOf, type Focus } from './focus.ts';
import { commandAt } from './key-map.ts';
import { pressOf } from './press.ts';
import { typedKeys, type Typed } from './text/typed-keys.ts';

/** Listens for the whole client while no text field has the keys; used once. */
export function useKeys(): void {
  const desk = useDesk();
  const focus = useFocus();
  useInput((input, key) => {
    if (desk.board.isWriting) return;
    for (const typed of typedKeys(input, key)) runCommand(desk, focus, typed);
  });
}

/** Runs the command of a key; false where it is none here. */
export function runCommand(
  { keys, board }: Pick<Desk, 'keys' | 'board'>,
  focus: Focus,
  { input, key }: Typed,
): boolean {
  const press = pressOf(input, key);
  const command = press === undefined ? undefined : commandAt(keys, placesOf(focus), press, board.has);
  return command !== undefined && board.run(command);
}
