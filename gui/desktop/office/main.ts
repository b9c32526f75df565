// The office's process of the desktop program: what nobody caught is logged, and the program told.
import { runDesktopHost } from './host.ts';

/** Keys of sealed message texts by the name of their variable; the bundler puts them here. */
declare const TANGRAM_MESSAGE_KEYS: Readonly<Record<string, string>>;

const { parentPort } = process;
const host = runDesktopHost(parentPort, (name) => process.env[name] ?? TANGRAM_MESSAGE_KEYS[name]);
process.on('uncaughtException', (error) => host.failed(error));
process.on('unhandledRejection', (reason) => host.failed(reason));
