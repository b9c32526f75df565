// Chooses what the published assistants propose to begin with: what the reader can read comes first.

/** A question to begin with, and the bases of the assistant that proposes it. */
export type Starter = { readonly question: string; readonly baseIds: readonly string[] };

/** At most `limit` of them, each once: those in the reader's language before the others, otherwise as they come. */
export function startersOf(
  assistants: readonly { readonly starters: readonly string[]; readonly baseIds: readonly string[] }[],
  language: 'zh' | 'en',
  limit: number,
): readonly Starter[] {
  const all = assistants.flatMap(({ starters, baseIds }) =>
    starters.map((question): Starter => ({ question, baseIds })),
  );
  const isForeign = ({ question }: Starter): number =>
    /\p{Script=Han}/u.test(question) === (language === 'zh') ? 0 : 1;
  return all
    .filter(({ question }, at) => all.findIndex((one) => one.question === question) === at)
    .toSorted((one, other) => isForeign(one) - isForeign(other))
    .slice(0, limit);
}
