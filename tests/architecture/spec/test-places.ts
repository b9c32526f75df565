// The tests that many rows of the feature table point to, and what stands where there is none.

/** Run at every face by `npm run drills -- faces`. */
export const journey = 'tests/support/faces/journeys.ts';
/** Folders and files of tests, by what they show. */
export const rules = 'tests/sdk/chat/rules';
export const commands = 'tests/cli/commands.test.ts';
const dryRun = 'tests/cli/dry-run.test.ts';
export const panes = 'tests/journeys/terminal-panes.test.ts';
export const guiGroups = 'tests/journeys/gui-groups.test.ts';
export const guiHold = 'tests/journeys/gui-hold.test.ts';
/** The page is photographed and compared. */
export const golden = ['tests/journeys/gui-golden.test.ts', '$name looks as it did'] as const;
/** The terminal is photographed and compared. */
export const frames = ['tests/journeys/terminal.test.ts', '%s %j'] as const;
/** The command shows its calls with `--dry-run`. */
export const written = [
  dryRun,
  '%s --dry-run shows what it would do, and nothing leaves this machine but questions',
] as const;
/** Errors of the command line. */
export const cliErrors = [
  'tests/cli/exit-codes.test.ts',
  'every error has a sentence and a next step in %s',
] as const;
/** Errors of the SDK. */
export const sentence = [
  'tests/sdk/locales/error-sentences.test.ts',
  'no code is without a sentence',
] as const;
export const terminal = 'tests/journeys/terminal.test.ts';
export const lines = 'tests/cli/tui/message-lines.test.ts';
export const guiChat = 'tests/journeys/gui-chat.test.ts';
export const guiLock = 'tests/journeys/gui-lock.test.ts';
export const terminalRefusals = 'tests/journeys/terminal-refusals.test.ts';
export const guiRefusals = 'tests/journeys/gui-refusals.test.ts';
/** Files, the cache and what lies on the device, at a terminal and in a window. */
export const terminalFiles = 'tests/journeys/terminal-files.test.ts';
export const guiFiles = 'tests/journeys/gui-files.test.ts';
/** A file of either of them. */
export const inParts =
  'a file above IMUploadMinSize goes in parts, one above IMUploadMaxSize is refused with that limit';
/** People at the root, on each of these faces. */
export const atRoot = 'people in the root department are listed only where show_root_user says so';
export const chatFacts = 'tests/cli/chat-facts.test.ts';
