// Gives the page the way to say what became of many things: how many it were, or which failed and why.
import type { DiskItemAnswer } from '#sdk/api.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useTranslator } from '../parts/text.ts';

/** What was done, as sentences name it. */
export type Done = 'disk.moved' | 'disk.copied' | 'disk.trashed' | 'disk.restored' | 'disk.purged';

/** Says it; with `undo` for ten seconds with the way back. */
export function useTelling(): (
  answers: readonly DiskItemAnswer[],
  done: Done,
  undo?: () => Promise<unknown>,
) => void {
  const notify = useNotify();
  const translator = useTranslator();
  return (answers, done, undo) => {
    const failed = answers.filter(({ code }) => code !== 200);
    const [first] = failed;
    const count = answers.filter(({ code, act }) => code === 200 && act !== 'skipped').length;
    if (first !== undefined) {
      const reason = errorText(translator, {
        code: first.error ?? 'diskSomeFailed',
        params: { name: first.name, path: first.name },
      });
      notify.inform({
        key: 'disk.someFailed',
        parameters: { failed: failed.length, name: first.name, reason },
      });
    }
    if (count === 0) return;
    const text = { key: done, parameters: { count } } as const;
    if (undo === undefined) notify.done(text);
    else notify.undoable(text, undo);
  };
}
