// The SDK on Node in one call: for bots, scripts and services that keep their store on disk.
import { createNodeHost, type Folders } from './host/node/index.ts';
import { openOffice, type Office } from './office.ts';
import { openNodeDatabase } from '#storage/drivers/node.ts';
import { pickVariant, type VariantName } from '#variants/index.ts';

export { fileStorage, type FileStorage } from './host/node/file-storage.ts';

/** How a Node program opens an office. */
export type NodeOfficeOptions = {
  /** Address of the office; a variant with addresses of its own needs none. */
  server?: string;
  variant?: VariantName;
  /** Keeps several persons on one computer apart; `default` where left out. */
  profile?: string;
  /**
   * `SHA256:…` of the office's key as it prints it, for an office in a local network that no authority vouches for.
   * Without it, what `tangram login` trusted for the profile counts.
   */
  fingerprint?: string;
  /** Other folders than the system's. */
  folders?: Folders;
};

/** Opens an office client whose store, secrets and settings lie in the folders of a profile. */
export function openNodeOffice(options: NodeOfficeOptions = {}): Office {
  return openOffice({
    host: createNodeHost({
      ...(options.profile !== undefined && { profile: options.profile }),
      ...(options.fingerprint !== undefined && { fingerprint: options.fingerprint }),
      ...(options.folders !== undefined && { folders: options.folders }),
      openDatabase: openNodeDatabase,
    }),
    variant: pickVariant(options.variant ?? 'default'),
    ...(options.server !== undefined && { server: options.server }),
    environment: (name) => process.env[name],
  });
}
