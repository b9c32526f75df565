// Gives components the way to say that something worked or failed.
import { useMemo } from 'react';
import { asOfficeError } from '#sdk/errors.ts';
import type { TextRef } from '#sdk/locales/index.ts';
import { informationManner, successManner } from '#sdk/notices/rules/notice-time.ts';
import { useDesk } from './desk.ts';
import { errorText } from '../lines/error-text.ts';

/** How to tell the person. `attempt` runs something and shows what went wrong. */
export type Notify = {
  readonly done: (text: TextRef) => void;
  readonly inform: (text: TextRef) => void;
  readonly attempt: (work: () => Promise<unknown>) => void;
};

/** The client's notices. */
export function useNotify(): Notify {
  const { notices, translator } = useDesk();
  return useMemo(
    () => ({
      done: (text) => notices.say(text, successManner),
      inform: (text) => notices.say(text, informationManner),
      attempt: (work) => {
        work().catch((error: unknown) => {
          const { data } = asOfficeError(error);
          notices.fail(data, errorText(translator, data).length);
        });
      },
    }),
    [notices, translator],
  );
}
