// Reads a command line's words before anything is loaded: which noun, whether help is wanted, `--json=…` apart.
import { globalOptions } from './options.ts';

const valued = new Set(
  globalOptions.filter((option) => option.value !== undefined).map(({ name }) => `--${name}`),
);

/** How every other program is asked for its version; here it is a command as well. */
const versionFlags: readonly string[] = ['--version', '-V'];
const knownFlags: ReadonlySet<string> = new Set(
  globalOptions.flatMap(({ name, short }) =>
    short === undefined ? [`--${name}`] : [`--${name}`, `-${short}`],
  ),
);

/** A command line made ready for parsing. */
export type Words = {
  /** The line with `--json=a,b` written as `--json --fields=a,b`. */
  line: readonly string[];
  /** Positions in `line` of the words that are neither flags nor values of global flags. */
  places: readonly number[];
  wantsHelp: boolean;
  /** A flag that no command has, where no command is named. */
  strayFlag: string | undefined;
  wantsJson: boolean;
  /** Rows for a program are asked for, in whichever form. */
  wantsData: boolean;
  /** What `--lang` says, for errors that come before parsing. */
  language: string | undefined;
};

/** Takes a command line apart. Everything after `--` is left alone and never a flag. */
export function readWords(argv: readonly string[]): Words {
  const end = argv.indexOf('--');
  const head = end < 0 ? argv : argv.slice(0, end);
  const tail = end < 0 ? [] : argv.slice(end);
  const line = head.flatMap((word) => {
    const fields = /^--json=(.*)$/s.exec(word)?.[1];
    return fields === undefined ? [word] : ['--json', `--fields=${fields}`];
  });
  const places: number[] = [];
  for (let index = 0; index < line.length; index += 1) {
    const word = line[index] ?? '';
    if (valued.has(word)) index += 1;
    else if (!word.startsWith('-') || word === '-') places.push(index);
  }
  // Only without a command: a command may have a flag of the same name.
  const asks = places.length === 0 ? line.findIndex((word) => versionFlags.includes(word)) : -1;
  if (asks >= 0) {
    line[asks] = 'version';
    places.push(asks);
  }
  const stray =
    places.length > 0
      ? undefined
      : line.find(
          (word, at) =>
            word.startsWith('-') &&
            !valued.has(line[at - 1] ?? '') &&
            !knownFlags.has(word.split('=', 1)[0] ?? ''),
        );
  const langAt = line.indexOf('--lang');
  const wantsJson = line.some((word) => word === '--json' || word === '--jq' || word.startsWith('--jq='));
  return {
    line: [...line, ...tail],
    places,
    strayFlag: stray,
    wantsHelp: line.includes('--help') || line.includes('-h'),
    wantsJson,
    wantsData: wantsJson || line.includes('--csv'),
    language: langAt >= 0 ? line[langAt + 1] : line.find((word) => word.startsWith('--lang='))?.slice(7),
  };
}
