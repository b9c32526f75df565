// What the lines of a timeline are made from and of: the setting they are drawn in, and spans.
import type { LocalChat } from '#sdk/api.ts';
import type { OpenedFlash } from '#sdk/chat/screens/flashes.ts';
import type { Translator } from '#sdk/locales/index.ts';
import type { InlinePicture } from '../pictures/inline-pictures.ts';
import type { CellSize } from '../pictures/inline-size.ts';
import type { Span } from '../parts/Line.tsx';
import type { Signs } from '../frame/theme.ts';

/** What the lines depend on beside the row itself. */
export type LineSetting = {
  readonly width: number;
  readonly translator: Translator;
  readonly signs: Signs;
  readonly chat: LocalChat | undefined;
  /** Names an @ may mean, and those of the reader. */
  readonly names: { readonly people: readonly string[]; readonly me: readonly string[] };
  readonly counts: ReadonlyMap<number, { read: number; total: number }>;
  /** Flash messages that were opened here, and who looks at them. */
  readonly flashes: ReadonlyMap<number, OpenedFlash>;
  /** Numbers of the messages that are pinned in this chat. */
  readonly pinned?: ReadonlySet<number> | undefined;
  /** How far one's own files are that are going up, in words, by the message's key. */
  readonly uploads?: ReadonlyMap<string, string>;
  readonly meId: string;
  /** Pictures in the lines, as far as they are there, and the room for one; without it they are named only. */
  readonly pictures?: Pictures | undefined;
  readonly now: number;
};

/** What pictures of messages are drawn with. */
export type Pictures = {
  readonly room: CellSize;
  readonly shown: ReadonlyMap<string, InlinePicture>;
};

/** A line of a row. */
export type RowLine = readonly Span[];
