// Lets what cannot be undone be pressed twice: the first press asks, the second, soon after, does.
import { useRef } from 'react';
import type { TextRef } from '#sdk/locales/index.ts';
import { useDesk } from '../frame/desk.ts';
import { useNotify } from '../frame/useNotify.ts';

/** A second press counts within this time, in ms. */
const sureMs = 4_000;

/** Whether `what` was pressed before; the first press says `question` alone, and so does one of something else. */
export function useSecondPress(): (what: string, question: TextRef) => boolean {
  const { now } = useDesk();
  const notify = useNotify();
  const asked = useRef<{ what: string; at: number }>(undefined);
  return (what, question) => {
    const isSure = asked.current?.what === what && now() - asked.current.at < sureMs;
    asked.current = isSure ? undefined : { what, at: now() };
    if (!isSure) notify.inform(question);
    return isSure;
  };
}
