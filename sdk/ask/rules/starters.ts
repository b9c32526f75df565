// Chooses what the published assistants propose to begin with: what the reader can read.

/** A question to begin with, and the bases of the assistant that proposes it. */
export type Starter = { readonly question: string; readonly baseIds: readonly string[] };

/** At most `limit` of them, each once, as they come: those in the reader's language, others only where there are none. */
export function startersOf(
  assistants: readonly { readonly starters: readonly string[]; readonly baseIds: readonly string[] }[],
  language: 'zh' | 'en',
  limit: number,
): readonly Starter[] {
  const all = assistants.flatMap(({ starters, baseIds }) =>
    starters.map((question): Starter => ({ question, baseIds })),
  );
  const unique = all.filter(({ question }, at) => all.findIndex((one) => one.question === question) === at);
  const readable = unique.filter(({ question }) => /\p{Script=Han}/u.test(question) === (language === 'zh'));
  return (readable.length > 0 ? readable : unique).slice(0, limit);
}
