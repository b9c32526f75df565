// Owns what is said while a screenshot is worked on, in English.
import type { Translation } from '../translation.ts';
import type { shot as zh } from '../zh/shot.ts';

export const shot = {
  choose: 'Choose the region',
  title: 'Mark the screenshot',
  picture: 'Screenshot, to be marked by pointer or keys',
  hint: 'Drag a region; or arrows to move, Space for its corners, Enter for the whole picture',
  tools: 'Screenshot tools',
  rectangle: 'Rectangle',
  ellipse: 'Ellipse',
  arrow: 'Arrow',
  pen: 'Pen',
  text: 'Text',
  mosaic: 'Mosaic',
  number: 'Number',
  colour: 'Colour {{number}}',
  copy: 'Copy',
  save: 'Save',
  pin: 'Pin',
  pinned: 'Pinned screenshot: arrows move it, + and - size it, Esc takes it away',
  pinLimit: 'At most {{count, picture|pictures}} can be pinned; take one away first',
  send: 'Send',
  copied: 'Screenshot copied',
} as const satisfies Translation<typeof zh>;
