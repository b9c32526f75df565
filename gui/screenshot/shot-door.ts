// Where a screenshot is asked for, and the chat it would be sent to: the one that is open.

type Target = (file: File) => void;
let asked: (() => void) | undefined;
let target: Target | undefined;

/** Shared by the composer, which has the chat, and the place that takes the picture. */
export const shotDoor = {
  /** Takes one. */
  ask: (): void => asked?.(),
  onAsked(listener: () => void): () => void {
    asked = listener;
    return () => {
      if (asked === listener) asked = undefined;
    };
  },
  target: (): Target | undefined => target,
  /** While a chat is open and may be written to. */
  sendTo(next: Target): () => void {
    target = next;
    return () => {
      if (target === next) target = undefined;
    };
  },
};
