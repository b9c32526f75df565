// Starts the desktop program: what Electron wants before it is ready, then everything else.
import { join } from 'node:path';
import { app, dialog, protocol } from 'electron';
import { appSchemePrivileges } from './app-pages.ts';
import { appScheme } from './bridge.ts';
import { startDesktop } from './desktop.ts';
import { readOptions } from './options.ts';

/** The variant of the build; the bundler puts its name here. */
declare const TANGRAM_VARIANT: string;

const here = import.meta.dirname;

protocol.registerSchemesAsPrivileged([{ scheme: appScheme, privileges: { ...appSchemePrivileges } }]);
// Pages of every window get a sandbox, whatever their window says.
app.enableSandbox();
// The first word is the program; unpacked there is the folder of the app behind it.
const options = readOptions(process.argv.slice(app.isPackaged ? 1 : 2));
// Not awaited: Electron is ready only when this module has been evaluated, and the start waits for that.
startDesktop({
  options,
  variant: TANGRAM_VARIANT,
  pages: join(here, '..', 'gui'),
  preload: join(here, '..', 'desktop-preload', 'preload.cjs'),
  officeModule: join(here, 'office.js'),
  icons: join(here, 'icons'),
}).catch((error: unknown) => {
  dialog.showErrorBox('Tangram', error instanceof Error ? error.message : String(error));
  app.exit(1);
});
