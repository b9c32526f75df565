// Owns the list of English namespaces; one line per file, in alphabetical order.
export { access } from './access.ts';
export { chat } from './chat.ts';
export { cliHelp } from './cli-help.ts';
export { cliTopics } from './cli-topics.ts';
export { cli } from './cli.ts';
export { connection } from './connection.ts';
export { contacts } from './contacts.ts';
export { debug } from './debug.ts';
export { errors } from './errors.ts';
export { frame } from './frame.ts';
export { search } from './search.ts';
export { settings } from './settings.ts';
export { shortcuts } from './shortcuts.ts';
export { signIn } from './sign-in.ts';
export { tui } from './tui.ts';
export { words } from './words.ts';
