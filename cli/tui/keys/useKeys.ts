// Turns what is pressed into commands of the key table, the nearest place first; a text field gets what is no command.
import { useInput, usePaste } from 'ink';
import { useCallback, useLayoutEffect, useReducer, useRef } from 'react';
import { useDesk, useFocus, type Desk } from '../frame/desk.ts';
import { placesOf, type Focus } from './focus.ts';
import { commandAt } from './key-map.ts';
import { pressOf } from './press.ts';
import { graphemes } from '../text/cell-width.ts';
import { escapedKeys, escapeKey, type Typed } from '../text/typed-keys.ts';

/**
 * Listens for the whole client; used once. Keys that come in one piece, over a slow line or from a script, are taken
 * one by one, each where the one before has led: the next is looked at when what the last one changed has been drawn.
 */
export function useKeys(): void {
  const desk = useDesk();
  const focus = useFocus();
  const latest = useRef({ desk, focus });
  useLayoutEffect(() => {
    latest.current = { desk, focus };
  });
  const waiting = useRef<Typed[]>([]);
  const isBusy = useRef(false);
  // Drawn together with, or after, whatever a key has changed.
  const [taken, countKey] = useReducer((count: number) => count + 1, 0);
  const drain = useCallback((): void => {
    isBusy.current = false;
    const typed = waiting.current.shift();
    if (typed === undefined) return;
    const { field } = latest.current.desk.board;
    if (field !== undefined) field.press(typed);
    else {
      // Where nothing is written, a piece of text is so many keys.
      const [first = '', ...rest] = graphemes(typed.input);
      waiting.current.unshift(...rest.map((input) => ({ input, key: {} })));
      runCommand(latest.current.desk, latest.current.focus, { ...typed, input: first });
    }
    isBusy.current = true;
    countKey();
  }, []);
  /** The next key, once nothing is on its way that it is meant for: that is drawn together with the count. */
  const goOn = useCallback((): void => {
    const { board } = latest.current.desk;
    if (board.isHeld) board.whenFree(countKey);
    else drain();
  }, [drain]);
  useLayoutEffect(() => {
    // What was drawn may set more into motion before it is at rest.
    if (taken > 0) setImmediate(goOn);
  }, [goOn, taken]);
  const isOpen = useRef(false);
  const take = (typed: readonly Typed[]): void => {
    waiting.current.push(...typed);
    if (isBusy.current) return;
    isBusy.current = true;
    goOn();
  };
  useInput((input, key) => {
    const escaped = escapedKeys(input, key, isOpen.current);
    isOpen.current = escaped.isOpen;
    take(escaped.typed);
    // What comes in one piece is told in one go.
    if (escaped.isOpen)
      queueMicrotask(() => {
        if (!isOpen.current) return;
        isOpen.current = false;
        take([escapeKey]);
      });
  });
  usePaste((raw) => latest.current.desk.board.field?.paste(raw));
}

/** Runs the command of a key; false where it is none here. */
export function runCommand(
  { keys, board }: Pick<Desk, 'keys' | 'board'>,
  focus: Focus,
  { input, key }: Typed,
): boolean {
  const press = pressOf(input, key);
  const command = press === undefined ? undefined : commandAt(keys, placesOf(focus), press, board.answers);
  return command !== undefined && board.run(command);
}
