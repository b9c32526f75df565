// Gives components the way to say that something worked or failed.
import { useMemo } from 'react';
import { asOfficeError, type ErrorData } from '#sdk/errors.ts';
import type { TextRef } from '#sdk/locales/index.ts';
import { informationManner, successManner } from '#sdk/notices/rules/notice-time.ts';
import { useTranslator } from '../parts/text.ts';
import { useApp } from './app-parts.ts';
import { errorText } from './error-text.ts';

/** How to tell the person. `attempt` runs something and shows what went wrong; it answers whether it worked. */
export type Notify = {
  readonly done: (text: TextRef) => void;
  /** Says what was done, with «Undo» beside it for ten seconds. */
  readonly undoable: (text: TextRef, undo: () => Promise<unknown>) => void;
  readonly inform: (text: TextRef) => void;
  readonly fail: (error: ErrorData) => void;
  readonly attempt: (work: () => Promise<unknown>) => Promise<boolean>;
};

/** The window's notices. */
export function useNotify(): Notify {
  const { notices } = useApp();
  const translator = useTranslator();
  return useMemo(() => {
    const fail = (error: ErrorData): void => notices.fail(error, errorText(translator, error).length);
    const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
      try {
        await work();
        return true;
      } catch (error) {
        fail(asOfficeError(error).data);
        return false;
      }
    };
    return {
      done: (text) => notices.say(text, successManner),
      inform: (text) => notices.say(text, informationManner),
      undoable: (text, undo) => notices.sayUndoable(text, () => void attempt(undo)),
      fail,
      attempt,
    };
  }, [notices, translator]);
}
