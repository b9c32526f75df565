// Decides where a profile keeps what on this computer (protocol decision 11).
import { join } from 'node:path';
import envPaths from 'env-paths';
import { OfficeError } from '../../errors.ts';
import { filePart } from '../file-part.ts';

/** The folders of the product; tests and people with their own wishes name others. */
export type Folders = {
  /** Stores, secrets, settings. */
  data: string;
  /** The key of the secrets: never in the same folder as they are. */
  config: string;
  /** The error log. */
  log: string;
};

/** Where one profile's files are. */
export type ProfilePaths = {
  profile: string;
  /** Folder of the profile's data. */
  data: string;
  /** Folder of the encrypted secrets. */
  secrets: string;
  /** The key they are encrypted with. */
  secretsKey: string;
  device: string;
  /** Keys of the offices that somebody trusted. */
  knownOffices: string;
  errorLog: string;
  database(officeId: string, personId: string): string;
  /** Folder of packages of new versions. */
  updates: string;
  /** Folder of a person's received and cached files. */
  files(officeId: string, personId: string): string;
};

/** Name of a profile where nobody gave one. */
export const defaultProfile = 'default';
const profileName = /^[a-z0-9][a-z0-9._-]{0,31}$/;

/** The folders of this system: XDG on Linux, `%APPDATA%` on Windows, `~/Library` on macOS. */
export function systemFolders(): Folders {
  const { data, config, log } = envPaths('tangram', { suffix: '' });
  return { data, config, log };
}

/** Whether a profile may be called that; a name is also a folder. */
export function isProfileName(name: string): boolean {
  return profileName.test(name) && !name.endsWith('.');
}

/** @throws OfficeError `settingInvalid` for a name that cannot be a profile */
export function profilePaths(profile: string, folders: Folders): ProfilePaths {
  if (!isProfileName(profile))
    throw new OfficeError('settingInvalid', { params: { name: 'profile', value: profile.slice(0, 40) } });
  const data = join(folders.data, 'profiles', profile);
  return {
    profile,
    data,
    secrets: join(data, 'secrets'),
    secretsKey: join(folders.config, 'profiles', profile, 'secrets.key'),
    device: join(data, 'device.json'),
    knownOffices: join(data, 'known-offices.json'),
    updates: join(folders.data, 'updates'),
    errorLog: join(folders.log, 'profiles', profile, 'errors.ndjson'),
    files: (officeId, personId) => join(data, 'files', `${filePart(officeId)}-${filePart(personId)}`),
    database: (officeId, personId) => join(data, `${filePart(officeId)}-${filePart(personId)}.sqlite`),
  };
}
