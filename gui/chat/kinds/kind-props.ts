// Owns what every component of a message kind is given.
import type { LocalChat, LocalMessage } from '#sdk/api.ts';
import type { CardContent, CardKind } from '#sdk/chat/kinds/content.ts';

/** A message whose content is a card of one kind. */
export type KindProps<Kind extends CardKind = CardKind> = {
  readonly message: LocalMessage;
  readonly content: CardContent<Kind>;
  readonly chat: LocalChat | undefined;
  readonly names: { readonly people: readonly string[]; readonly me: readonly string[] };
};
