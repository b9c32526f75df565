// Shows a text for some seconds, counted down, and takes it off the screen again; off a terminal it is printed.
import type { Context } from '../../context.ts';
import { indent, indentedText } from '../../output/plain.ts';

/** Lines go up this far and everything below them is wiped; nothing of it stays where the cursor was. */
const wipe = (lines: number): string => `\u001b[${lines}A\r\u001b[J`;

/** A second, or until the program is to end. */
function aSecond(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, 1_000);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}

/**
 * Shows the text of a flash message (spec: seen for the configured seconds). Ctrl+C takes it away at once.
 * @param text made safe already
 * @param wait lets a second pass
 */
export async function showOnce(
  context: Context,
  text: string,
  seconds: number,
  wait: (signal: AbortSignal) => Promise<void> = aSecond,
): Promise<void> {
  const { io, signal } = context;
  const { t } = await context.texts();
  if (!io.outIsTerminal) return io.out(indentedText(text));
  const { foldedText } = await import('../../output/folded-text.ts');
  const body = indentedText(foldedText(text, io.columns - indent));
  const lines = body.split('\n').length;
  io.out(`${t('cliFlash.open.left', { count: seconds })}\n${body}`);
  for (let left = seconds; left > 0 && !signal.aborted; left -= 1) {
    await wait(signal);
    if (left > 1 && !signal.aborted)
      io.out(`\u001b[${lines}A\r\u001b[K${t('cliFlash.open.left', { count: left - 1 })}\u001b[${lines}B\r`);
  }
  io.out(`${wipe(lines)}${t('cliFlash.open.gone')}\n`);
}
