// Puts text on the clipboard of the machine the terminal runs on, also through ssh, by OSC 52.
import { multiplexerOf, throughTmux } from './multiplexer.ts';

/** Terminals refuse or cut longer sequences: xterm takes 100,000 characters of base64. */
const longestBase64 = 99_992;

/** The sequence, or why there is none. Whether the terminal obeys is not to be known. */
export type ClipboardCopy =
  | { readonly ok: true; readonly sequence: string }
  | { readonly ok: false; readonly reason: 'empty' | 'tooLong' };

/** Makes the copy. tmux gets it both ways: it takes one where `set-clipboard` is on, the other where it passes on. */
export function clipboardCopy(
  text: string,
  environment: Readonly<Record<string, string | undefined>>,
): ClipboardCopy {
  if (text === '') return { ok: false, reason: 'empty' };
  const base64 = Buffer.from(text.toWellFormed()).toString('base64');
  if (base64.length > longestBase64) return { ok: false, reason: 'tooLong' };
  const plain = `\u001b]52;c;${base64}\u0007`;
  return {
    ok: true,
    sequence: multiplexerOf(environment) === 'tmux' ? plain + throughTmux(plain) : plain,
  };
}
