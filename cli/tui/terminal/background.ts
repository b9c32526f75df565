// Finds out what the terminal is: dark or light, and how wide it draws ambiguous characters; by asking, else by the environment.
import type { AmbiguousWidth } from '../text/cell-width.ts';

/** What a terminal's background is. */
export type Background = 'dark' | 'light';

/**
 * Draws an ambiguous character, asks where the cursor is, and takes it away again; asks for the background's colour, and then for the kind of
 * terminal, which every terminal answers.
 */
const question = '\r“\u001b[6n\r\u001b[K\u001b]11;?\u0007\u001b[c';
const colourAnswer =
  /\u001b\]11;rgba?:([0-9a-f]{1,4})\/([0-9a-f]{1,4})\/([0-9a-f]{1,4})(?:\/[0-9a-f]+)?(?:\u0007|\u001b\\)/i;
const placeAnswer = /\u001b\[\d+;(\d+)R/;
const kindAnswer = /\u001b\[\?[\d;]*c/;

/** The share of the brightest a channel has; terminals write one to four hexadecimal digits. */
function channel(hex: string): number {
  return Number.parseInt(hex, 16) / (16 ** hex.length - 1);
}

/** What the answer to OSC 11 says; undefined where it is none. */
export function backgroundOf(answer: string): Background | undefined {
  const found = colourAnswer.exec(answer);
  if (found === null) return undefined;
  const [, red = '0', green = '0', blue = '0'] = found;
  // How bright an eye finds it (ITU-R BT.601), which is all that is decided here.
  const brightness = 0.299 * channel(red) + 0.587 * channel(green) + 0.114 * channel(blue);
  return brightness > 0.5 ? 'light' : 'dark';
}

/** How wide the character was that the answer tells the place after; undefined where it is none. */
export function ambiguousWidthOf(answer: string): AmbiguousWidth | undefined {
  const column = placeAnswer.exec(answer)?.[1];
  if (column === '2') return 1;
  return column === '3' ? 2 : undefined;
}

/** What `COLORFGBG` says: palette entries, foreground first; 7 and 9 to 15 are light backgrounds. */
export function backgroundByEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): Background | undefined {
  const entry = environment['COLORFGBG']?.split(';').at(-1);
  if (entry === undefined || !/^\d{1,2}$/.test(entry)) return undefined;
  return entry === '7' || (Number(entry) >= 9 && Number(entry) <= 15) ? 'light' : 'dark';
}

/** What a terminal said; what it kept to itself is left out. */
export type TerminalAnswers = {
  readonly background?: Background | undefined;
  readonly ambiguousWidth?: AmbiguousWidth | undefined;
};

/**
 * Asks the terminal, before anything else reads its input. Keys that are typed meanwhile are put back. Resolves as
 * soon as the terminal has answered the last question, at the latest after `withinMs`.
 */
export async function askTerminal(
  { stdin, stdout }: { stdin: NodeJS.ReadStream; stdout: NodeJS.WriteStream },
  withinMs = 200,
): Promise<TerminalAnswers> {
  if (!stdin.isTTY || !stdout.isTTY) return {};
  const wasRaw = stdin.isRaw;
  stdin.setRawMode(true);
  let read = '';
  await new Promise<void>((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      stdin.off('data', listen);
      stdin.pause();
      resolve();
    };
    const listen = (data: Buffer | string): void => {
      read += String(data);
      if (kindAnswer.test(read)) done();
    };
    const timer = setTimeout(done, withinMs);
    stdin.on('data', listen);
    stdin.resume();
    stdout.write(question);
  });
  if (!wasRaw) stdin.setRawMode(false);
  const typed = read.replace(placeAnswer, '').replace(colourAnswer, '').replace(kindAnswer, '');
  if (typed !== '') stdin.unshift(Buffer.from(typed));
  return { background: backgroundOf(read), ambiguousWidth: ambiguousWidthOf(read) };
}
