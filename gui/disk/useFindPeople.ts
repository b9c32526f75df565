// Finds people for the members of a task.
import { useTranslator } from '../parts/text.ts';
import { useCallback } from 'react';
import { useApp } from '../ground/app-parts.ts';
import type { Grantee } from '../parts/GranteeField.tsx';
import { findGrantees } from '../picker/find-grantees.ts';

const nobody: ReadonlySet<string> = new Set();

/** `without` are ids of people who are not offered. */
export function useFindPeople(
  without: ReadonlySet<string> = nobody,
): (query: string, signal: AbortSignal) => Promise<readonly Grantee[]> {
  const { office } = useApp();
  const { language } = useTranslator();
  const left = [...without].join(' ');
  return useCallback(
    async (query, signal) => {
      const ids = left.split(' ');
      const found = await findGrantees(office, query, signal, language);
      return found.filter(({ kind, id }) => kind === 'person' && !ids.includes(id));
    },
    [office, left, language],
  );
}
