// What an office can do beyond the specification, by name: it says which it has, and clients use those and no others.

/** A row: the calls and frames that go with a name, and what is so at an office without it. */
type Extension = {
  readonly calls: readonly string[];
  readonly frames: readonly string[];
  readonly without: string;
};

/** The one table of what an office announces with its base configuration. */
export const extensions = {
  messageMarks: {
    calls: [
      'reactToMessage',
      'listReactions',
      'editMessage',
      'listVersions',
      'pinMessage',
      'listPinned',
      'listChanged',
    ],
    frames: ['messageChanged'],
    without: 'Messages have no reactions, no new wording and no pin, and nobody is offered any.',
  },
} as const satisfies Record<string, Extension>;

/** One of them. */
export type ExtensionName = keyof typeof extensions;

/** All names, as an office that has everything announces them. */
export const extensionNames = Object.keys(extensions) as readonly ExtensionName[];
