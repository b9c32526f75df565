// Owns the colours by meaning: two greys, jade, red, for light, dark and high contrast, and none at all.
import type { Background } from '../terminal/background.ts';
import type { AmbiguousWidth } from '../text/cell-width.ts';

/** What the terminal is and what was asked for at the start. `depth` is bits of colour: 0 none, 4 sixteen, 8 or 24. */
export type ScreenTraits = {
  highContrast: boolean;
  depth: 0 | 4 | 8 | 24;
  background: Background | undefined;
  /** How wide it draws ambiguous characters; undefined where it did not say. */
  ambiguousWidth?: AmbiguousWidth | undefined;
};

/** What a colour means; undefined is the terminal's own. */
export type Theme = {
  name: 'dark' | 'light' | 'contrast' | 'plain';
  /** Secondary text. */
  soft: string | undefined;
  /** Separators, hints, what is out of reach. */
  faint: string | undefined;
  /** Selection and one's own words. */
  jade: string | undefined;
  /** You are needed: mention, draft, error. */
  red: string | undefined;
  /** A warning. */
  amber: string | undefined;
};

/** The signs; `--ascii` has its own for fonts and terminals that lack them. */
export type Signs = {
  chosen: string;
  opened: string;
  closed: string;
  online: string;
  offline: string;
  group: string;
  muted: string;
  /** A notice that waits to be read. */
  unread: string;
  pinned: string;
  /** Somebody writes. */
  typing: string;
  /** Somebody sits in a meeting. */
  meeting: string;
  /** Somebody has a status in words. */
  status: string;
  /** An item of a list. */
  item: string;
  vertical: string;
  horizontal: string;
  tee: string;
  prompt: string;
  selected: string;
  back: string;
  separator: string;
  down: string;
  up: string;
  ellipsis: string;
  failed: string;
  done: string;
};

const usual: Signs = {
  chosen: '▌',
  opened: '▾',
  closed: '▸',
  online: '●',
  offline: '○',
  group: '▤',
  muted: '∅',
  unread: '•',
  pinned: '▴',
  typing: '…',
  meeting: '◷',
  status: '◇',
  item: '•',
  vertical: '│',
  horizontal: '─',
  tee: '┴',
  prompt: '›',
  selected: '✓',
  back: '‹',
  separator: '·',
  down: '↓',
  up: '↑',
  ellipsis: '…',
  failed: '✗',
  done: '✓',
};

const ascii: Signs = {
  chosen: '>',
  opened: 'v',
  closed: '+',
  online: '*',
  offline: '-',
  group: '#',
  muted: 'm',
  unread: '*',
  pinned: '^',
  typing: '...',
  meeting: '%',
  status: 'i',
  item: '-',
  vertical: '|',
  horizontal: '-',
  tee: '+',
  prompt: '>',
  selected: '*',
  back: '<',
  separator: '-',
  down: 'v',
  up: '^',
  ellipsis: '~',
  failed: '!',
  done: 'ok',
};

/** The signs of a terminal. */
export function signsOf(isAscii: boolean): Signs {
  return isAscii ? ascii : usual;
}

const dark: Theme = {
  name: 'dark',
  soft: '#a8a29a',
  faint: '#8a847c',
  jade: '#4db896',
  red: '#f0736a',
  amber: '#d9a441',
};
const light: Theme = {
  name: 'light',
  soft: '#5f5a53',
  faint: '#78726b',
  jade: '#0f7a5c',
  red: '#c0342b',
  amber: '#8f6200',
};
const contrast: Theme = {
  name: 'contrast',
  soft: undefined,
  faint: undefined,
  jade: 'greenBright',
  red: 'redBright',
  amber: 'yellowBright',
};
const plain: Theme = {
  name: 'plain',
  soft: undefined,
  faint: undefined,
  jade: undefined,
  red: undefined,
  amber: undefined,
};
/** With sixteen colours the terminal's own palette decides; only its greys and accents are named. */
const sixteen: Pick<Theme, 'soft' | 'faint' | 'jade' | 'red' | 'amber'> = {
  soft: undefined,
  faint: 'gray',
  jade: 'green',
  red: 'red',
  amber: 'yellow',
};

/**
 * The theme in force. `system` follows the terminal's background, and is dark where nobody knows it.
 */
export function themeOf(wanted: ScreenTraits & { setting: 'system' | 'light' | 'dark' }): Theme {
  if (wanted.depth === 0) return plain;
  if (wanted.highContrast) return contrast;
  const isLight =
    wanted.setting === 'light' || (wanted.setting === 'system' && wanted.background === 'light');
  const full = isLight ? light : dark;
  return wanted.depth === 4 ? { ...full, ...sixteen } : full;
}
