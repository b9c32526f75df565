// Owns what every component of a message kind is given.
import type { LocalChat, LocalMessage } from '#sdk/api.ts';
import type { CardNodes } from '#sdk/chat/kinds/content.ts';
import type { MarkupNode } from '#sdk/contract/markup/node.ts';

/** A message whose content is a card of one kind. */
export type KindProps<Kind extends keyof CardNodes = keyof CardNodes> = {
  readonly message: LocalMessage;
  readonly content: {
    readonly kind: Kind;
    readonly card: CardNodes[Kind];
    readonly caption: readonly MarkupNode[];
  };
  readonly chat: LocalChat | undefined;
  readonly names: { readonly people: readonly string[]; readonly me: readonly string[] };
};
