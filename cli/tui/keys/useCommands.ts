// Lets a component carry out commands of the key table for as long as it is on screen.
import { useLayoutEffect, useRef } from 'react';
import { useDesk } from '../frame/desk.ts';
import type { CommandId } from './keys.ts';

/** What a component can do now; an undefined handler takes the command away, from the footer too. */
export type Commands = { readonly [Id in CommandId]?: (() => void) | undefined };

/** Registers the handlers. They may be new functions on every render: only which of them are there is compared. */
export function useCommands(commands: Commands): void {
  const { board } = useDesk();
  const latest = useRef(commands);
  useLayoutEffect(() => {
    latest.current = commands;
  });
  const present = (Object.keys(commands) as CommandId[])
    .filter((id) => commands[id] !== undefined)
    .sort()
    .join(' ');
  useLayoutEffect(() => {
    const ids = present.split(' ').filter((id) => id !== '') as CommandId[];
    const undo = ids.map((id) => board.add(id, () => latest.current[id]?.()));
    return () => undo.forEach((one) => one());
  }, [board, present]);
}

/** Registers what keys say of commands that cannot be run now. */
export function useRefusals(refusals: Commands): void {
  const { board } = useDesk();
  useLayoutEffect(() => {
    const undo = (Object.keys(refusals) as CommandId[]).flatMap((id) => {
      const say = refusals[id];
      return say === undefined ? [] : [board.refuse(id, say)];
    });
    return () => undo.forEach((one) => one());
  });
}
