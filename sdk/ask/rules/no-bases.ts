// What somebody is told who can ask nothing yet: who administers the office makes a base for others, everybody else asks for access.

/** Names of sentences; `ask.noBasesAsk` has room for `names`. */
export type NoBasesWords = {
  title: 'ask.noBases' | 'ask.noBasesYet';
  hint: 'ask.noBasesHint' | 'ask.noBasesMake' | 'ask.noBasesAsk';
};

/** `administrators`: whom the office names for them to ask. `administers`: whether the administration is open to them, who cannot be sent to themselves. */
export function noBasesWords(
  { administrators }: { readonly administrators: readonly string[] },
  administers: boolean,
): NoBasesWords {
  if (administers) return { title: 'ask.noBasesYet', hint: 'ask.noBasesMake' };
  return { title: 'ask.noBases', hint: administrators.length > 0 ? 'ask.noBasesAsk' : 'ask.noBasesHint' };
}
