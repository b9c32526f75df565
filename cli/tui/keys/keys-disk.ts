// The rows of the key table for the disk's part.
import type { KeyRow } from './key-row.ts';

/** Part of `keyTable`. */
export const diskRows = [
  { id: 'diskUp', keys: ['up', 'k'], place: 'disk', text: 'tui.key.up' },
  { id: 'diskDown', keys: ['down', 'j'], place: 'disk', text: 'tui.key.down' },
  { id: 'diskPageUp', keys: ['pageup'], place: 'disk', text: 'tui.key.pageUp' },
  { id: 'diskPageDown', keys: ['pagedown'], place: 'disk', text: 'tui.key.pageDown' },
  { id: 'diskTop', keys: ['g', 'home'], place: 'disk', text: 'tui.key.top' },
  { id: 'diskBottom', keys: ['G', 'end'], place: 'disk', text: 'tui.key.bottom' },
  { id: 'diskOpen', keys: ['enter', 'right', 'l'], place: 'disk', text: 'tui.key.open', hint: 1 },
  { id: 'diskOut', keys: ['left', 'h', 'backspace'], place: 'disk', text: 'tuiDisk.key.out', hint: 2 },
  { id: 'diskPane', keys: ['tab'], place: 'disk', text: 'tui.key.nextPane' },
  { id: 'diskSelect', keys: ['space'], place: 'disk', text: 'tuiDisk.key.select', hint: 3 },
  { id: 'diskRange', keys: ['v'], place: 'disk', text: 'tuiDisk.key.range' },
  { id: 'diskCopy', keys: ['c'], place: 'disk', text: 'disk.clipCopy', hint: 8 },
  { id: 'diskCut', keys: ['x'], place: 'disk', text: 'disk.clipCut', hint: 9 },
  { id: 'diskPaste', keys: ['p'], place: 'disk', text: 'disk.paste', hint: 2 },
  { id: 'diskRename', keys: ['r'], place: 'disk', text: 'disk.rename', hint: 7 },
  { id: 'diskFolder', keys: ['n'], place: 'disk', text: 'disk.newFolder', hint: 6, slash: 'mkdir' },
  { id: 'diskDelete', keys: ['d'], place: 'disk', text: 'disk.remove', hint: 10 },
  { id: 'diskRestore', keys: ['U'], place: 'disk', text: 'disk.restore', hint: 3 },
  { id: 'diskUndo', keys: ['z'], place: 'disk', text: 'words.undo', hint: 2 },
  { id: 'diskUpload', keys: ['u'], place: 'disk', text: 'disk.upload', hint: 4, slash: 'upload' },
  { id: 'diskDownload', keys: ['s'], place: 'disk', text: 'disk.download', hint: 5 },
  { id: 'diskShare', keys: ['S'], place: 'disk', text: 'disk.share', hint: 11 },
  { id: 'diskStar', keys: ['f'], place: 'disk', text: 'disk.star' },
  { id: 'diskDetails', keys: ['.'], place: 'disk', text: 'disk.details', hint: 12 },
  { id: 'diskFind', keys: ['/'], place: 'disk', text: 'disk.search', hint: 13 },
  { id: 'diskRetry', keys: ['R'], place: 'disk', text: 'words.retry', hint: 14 },
  { id: 'diskLeave', keys: ['esc'], place: 'disk', text: 'tuiPanes.key.back' },
] as const satisfies readonly KeyRow[];
