// How far something long is, on one line of a terminal that is written over; a program or a pipe gets none of it.
import type { Context } from '../../context.ts';
import type { Progress } from '../admin/hands.ts';

/** `end` takes the line away. */
export function progressLine(
  { io, flags, output }: Context,
  say: (progress: Progress) => string,
): { tell(progress: Progress): void; end(): void } {
  const isShown = io.errIsTerminal && !flags.quiet && !output.forPrograms;
  let isThere = false;
  return {
    tell(progress) {
      if (!isShown || progress.total === 0) return;
      isThere = true;
      io.err(`\r\u001b[K${say(progress)}`);
    },
    end() {
      if (isThere) io.err('\r\u001b[K');
    },
  };
}
