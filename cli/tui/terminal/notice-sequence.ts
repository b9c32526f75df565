// A notice as the terminal can show it: a bell, or a message of the desktop by OSC 9 or OSC 777.
import { multiplexerOf, throughTmux } from './multiplexer.ts';
import { oneLine } from './plain-line.ts';

/** How notices are shown; `auto` picks by what is known of the terminal. */
export type NoticeWay = 'auto' | 'bell' | 'osc9' | 'osc777' | 'off';

/** What is said. Where contents are hidden the caller has already put a neutral sentence here. */
export type TerminalNotice = { readonly title: string; readonly body: string };

const longestTitle = 60;
const longestBody = 160;
const bellSign = '\u0007';

/** Programs that show OSC 9 as a message, by what they call themselves in TERM_PROGRAM. */
const showOsc9 = /^(iterm\.app|wezterm|ghostty|rio|waveterm)$/i;

/** The way `auto` stands for. A terminal that is not known gets a bell: what it does not know it might print. */
export function noticeWayOf(
  environment: Readonly<Record<string, string | undefined>>,
): Exclude<NoticeWay, 'auto' | 'off'> {
  const program = environment['TERM_PROGRAM'] ?? '';
  const term = environment['TERM'] ?? '';
  if (multiplexerOf(environment) !== undefined) return 'bell';
  if (showOsc9.test(program) || environment['WT_SESSION'] !== undefined || term === 'xterm-kitty')
    return 'osc9';
  if (environment['VTE_VERSION'] !== undefined || /^(foot|rxvt-unicode|contour)/.test(term)) return 'osc777';
  return 'bell';
}

/** The bytes of a notice, the bell included, so that a window out of sight is marked. Empty for `off`. */
export function noticeSequence(
  notice: TerminalNotice,
  {
    way,
    environment,
    passthrough = false,
    isSilent = false,
  }: {
    way: NoticeWay;
    environment: Readonly<Record<string, string | undefined>>;
    /** Whether tmux is asked to hand the message on; without it tmux gets the bell. */
    passthrough?: boolean;
    /** Without the bell. Some terminals make a sound for a message of their own accord. */
    isSilent?: boolean;
  },
): string {
  const bell = isSilent ? '' : bellSign;
  if (way === 'off') return '';
  const inTmux = multiplexerOf(environment) === 'tmux';
  // Behind tmux nothing is known of the terminal: OSC 9 is what most of them show.
  const chosen = way !== 'auto' ? way : inTmux && passthrough ? 'osc9' : noticeWayOf(environment);
  if (chosen === 'bell') return bell;
  const title = oneLine(notice.title, longestTitle);
  const body = oneLine(notice.body, longestBody);
  const sequence =
    chosen === 'osc9'
      ? `\u001b]9;${body === '' ? title : `${title}: ${body}`}\u0007`
      : // A semicolon would begin the next field.
        `\u001b]777;notify;${title.replaceAll(';', ',')};${body.replaceAll(';', ',')}\u0007`;
  if (!inTmux) return sequence + bell;
  return passthrough ? throughTmux(sequence) + bell : bell;
}
