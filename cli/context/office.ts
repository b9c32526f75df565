// Opens the office of a profile in this process: host, store engine, variant and SDK are joined here.
import { createSession } from '#sdk/account/session.ts';
import { createNodeHost } from '#sdk/host/node/index.ts';
import { openOffice } from '#sdk/office.ts';
import { pickVariant } from '#variants/index.ts';
import type { OfficeRequest, OpenedOffice } from '../context.ts';
import { offlineHost } from './offline-host.ts';

/** Opens it. Nothing leaves this machine before somebody signs in, resumes or asks. */
export function openProfileOffice(request: OfficeRequest): OpenedOffice {
  const { paths, profile, server, role } = request;
  const host = createNodeHost({
    profile,
    folders: { data: paths.data, config: paths.config, log: paths.state },
    openDatabase: async (path) => (await import('#storage/drivers/node.ts')).openNodeDatabase(path),
  });
  const office = openOffice({
    host: request.online ? host : offlineHost(host),
    variant: pickVariant(request.variant),
    ...(server !== undefined && { server }),
    longLived: role === 'stays',
    quiet: role === 'sender',
    environment: (name) => process.env[name],
  });
  return {
    office,
    async signInWithToken(token, options) {
      await createSession({ host, server: office.addresses.userCentre }).setDeviceToken(token);
      return office.account.resume(options);
    },
    certificates: host.certificates,
    inspect: async () =>
      (await import('./inspect.ts')).inspectProfile(host, office.addresses.userCentre, request),
    close: () => office.close(),
  };
}
