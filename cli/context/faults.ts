// Keeps what nobody caught in the error log of the profile (spec §8), where `tangram doctor` shows it.
import { arch, platform, versions } from 'node:process';
import { createErrorLog } from '#sdk/host/node/error-log.ts';
import { isProfileName, profilePaths } from '#sdk/host/node/paths.ts';
import { readConfig } from '../config/file.ts';
import type { Parts } from '../context.ts';
import { readWords } from '../words.ts';

/** Profile of a command line that may have gone wrong before its flags were read. */
function profileOf(
  argv: readonly string[],
  { environment, paths }: Pick<Parts, 'environment' | 'paths'>,
): string {
  const at = argv.indexOf('--profile');
  const given = at < 0 ? argv.find((word) => word.startsWith('--profile='))?.slice(10) : argv[at + 1];
  const named = given ?? (environment['TANGRAM_PROFILE'] || readConfig(paths.configFile).profile);
  return named !== undefined && isProfileName(named) ? named : 'default';
}

/** Noun and verb: what was typed after them may be somebody's words. */
function commandOf(argv: readonly string[]): string {
  const { line, places } = readWords(argv);
  return places
    .slice(0, 2)
    .map((at) => line[at] ?? '')
    .filter((word) => /^[a-z-]{1,20}$/.test(word))
    .join(' ');
}

/** One more entry, redacted and within the log's size. @param type `error`, or what Node calls the origin */
export function logFault(
  parts: Pick<Parts, 'environment' | 'paths' | 'now'>,
  argv: readonly string[],
  type: string,
  thrown: unknown,
): void {
  const { data, config, state } = parts.paths;
  const { errorLog } = profilePaths(profileOf(argv, parts), { data, config, log: state });
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  createErrorLog(errorLog).add({
    time: parts.now(),
    user: '',
    page: `cli ${commandOf(argv)}`.trim(),
    type,
    message: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
    agent: `node/${versions.node} ${platform}-${arch}`,
  });
}
