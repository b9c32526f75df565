// Decides what a key means while somebody writes a message (spec §9 «Default send way is enter»).

/** A key press, as far as it matters. */
export type ComposerKey = {
  key: string;
  ctrl: boolean;
  shift: boolean;
  alt: boolean;
  meta: boolean;
  /** An input method is composing: its Enter chooses a word and never sends. */
  composing: boolean;
};

/** What the key does; undefined leaves it to the text field. */
export type ComposerAct = 'send' | 'newLine';

/**
 * Enter sends or Ctrl+Enter does (Cmd on a Mac), as the person has set; the other one starts a line.
 * @param isInBlock one writes within a block of code: Enter starts the next line of it, and Ctrl+Enter sends
 */
export function composerAct(
  press: ComposerKey,
  sendWay: 'enter' | 'ctrlEnter',
  isInBlock = false,
): ComposerAct | undefined {
  if (press.key !== 'Enter' || press.composing || press.alt) return undefined;
  const control = press.ctrl || press.meta;
  if (sendWay === 'ctrlEnter' || isInBlock) return control && !press.shift ? 'send' : undefined;
  if (control) return 'newLine';
  return press.shift ? undefined : 'send';
}
