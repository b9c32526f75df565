// Sources of an answer in groups: what libraries have apart from documents, the best of each first.
import type { Source } from '../../contract/ask-entities.ts';

/** A group that holds something. */
type SourceGroup = { kind: 'library' | 'documents'; sources: readonly Source[] };

/** Libraries (and corrections) first; what one may not see any more is in none. */
export function sourceGroups(sources: readonly Source[]): readonly SourceGroup[] {
  const seen = sources.filter(({ state }) => state !== 'notAllowed').toSorted((a, b) => b.score - a.score);
  const isDocument = ({ reference }: Source): boolean => reference.startsWith('basefile:');
  const groups: SourceGroup[] = [
    { kind: 'library', sources: seen.filter((source) => !isDocument(source)) },
    { kind: 'documents', sources: seen.filter(isDocument) },
  ];
  return groups.filter((group) => group.sources.length > 0);
}
