// Whether a terminal multiplexer stands between the program and the terminal, and how a sequence gets past it.

/** What the environment says. */
export function multiplexerOf(
  environment: Readonly<Record<string, string | undefined>>,
): 'tmux' | 'screen' | undefined {
  if ((environment['TMUX'] ?? '') !== '') return 'tmux';
  const term = environment['TERM'] ?? '';
  if ((environment['STY'] ?? '') !== '' || term.startsWith('screen')) return 'screen';
  return undefined;
}

/**
 * Wraps a sequence so that tmux hands it on to the terminal it runs in; tmux does so only where its
 * `allow-passthrough` is on, and otherwise drops it.
 */
export function throughTmux(sequence: string): string {
  return `\u001bPtmux;${sequence.replaceAll('\u001b', '\u001b\u001b')}\u001b\\`;
}
