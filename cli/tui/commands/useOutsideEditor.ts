// Lends the terminal to the person's own editor for a text; what is typed meanwhile waits for what comes back.
import { useApp } from 'ink';
import { useDesk } from '../frame/desk.ts';
import { editOutside } from './external-editor.ts';

/** Gives the text as it was saved; fails where the editor did, with the screen drawn again in any case. */
export function useOutsideEditor(): (text: string) => Promise<string> {
  const { board, environment, guard } = useDesk();
  const { suspendTerminal } = useApp();
  return async (text) => {
    // Keys behind the one that asks, in one piece with it, are for after the editor, however long somebody writes there.
    const isBack = board.hold({ asLongAsItTakes: true });
    let after = text;
    try {
      await suspendTerminal(() =>
        guard.lend(async () => {
          after = await editOutside(text, environment);
        }),
      );
    } finally {
      isBack();
    }
    return after;
  };
}
