// The fuses of the packed program: what is burnt off can be switched on by nobody, not even by who starts it.
import type { Configuration } from 'electron-builder';

/** Checked again in the packed program (`@electron/fuses read`). */
export const fuses: NonNullable<Configuration['electronFuses']> = {
  // The program is no Node that would run somebody's script with its rights.
  runAsNode: false,
  enableCookieEncryption: true,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  loadBrowserProcessSpecificV8Snapshot: false,
  // Pages come from our own scheme; files get no more than in a browser.
  grantFileProtocolExtraPrivileges: false,
};
