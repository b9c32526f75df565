// What the product can do about disks, as far as rows of the specification ask for it, and the test that shows it on each face.
import type { Feature } from './features.ts';

const gui = 'tests/journeys/gui-disk.test.ts';
const cli = 'tests/cli/disk.test.ts';
const terminal = 'tests/journeys/terminal-disk.test.ts';

/** By name. */
export const diskFeatures = {
  'folder tree of disks': {
    sdk: [
      'tests/sdk/disk/folder-tree.test.ts',
      'a folder is made and renamed in place; a wrong name says why and nothing is sent',
    ],
    cli: [cli, 'a folder is made, and what may not be is refused with 2 and changes nothing'],
    terminal: [
      terminal,
      'a folder is made and renamed by keys, a wrong name says why, and undo takes it back',
    ],
    gui: [gui, 'a folder is made, a wrong name says why in its row, and a new name can be undone'],
  },
  'pasting on disks': {
    sdk: [
      'tests/sdk-node/disk-paste.test.ts',
      'one paste at a time; the flag is released when the call ends, also where it is refused',
    ],
    cli: [cli, 'mv and cp, alone and under another name'],
    terminal: [
      terminal,
      'marked files are copied and pasted; a taken name is asked about; what is deleted comes back',
    ],
    gui: [
      gui,
      'files go up; a copy over a taken name is decided; what is deleted comes back, or is gone from the bin after a question',
    ],
  },
  'power over disks': {
    sdk: 'the command and the window hand it on by the one call there is',
    cli: [cli, 'one super administrator hands the power on, after the name was typed'],
    terminal: 'done once in years, by the command or in the window',
    gui: [gui, 'administrators are counted; the super administrator hands the power on by typing the name'],
  },
} as const satisfies Readonly<Record<string, Feature>>;
