// Decides whom a name behind an @ means among the members of a group.

/** Whoever is called so; of several, whom the message says it mentions. Undefined where nobody is: everybody, or somebody who left. */
export function mentionedMember<One extends { readonly id: string; readonly name: string }>(
  name: string,
  mentions: readonly string[],
  members: readonly One[],
): One | undefined {
  const called = members.filter((member) => member.name === name);
  return called.find(({ id }) => mentions.includes(id)) ?? called[0];
}
