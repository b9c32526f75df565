// Opens the office of a profile in this process: host, store engine, variant and SDK are joined here.
import { createSession } from '#sdk/account/session.ts';
import { createNodeHost } from '#sdk/host/node/index.ts';
import type { SecretStore } from '#sdk/host/port.ts';
import { openOffice } from '#sdk/office.ts';
import { pickVariant, resolveAddresses } from '#variants/index.ts';
import type { OfficeRequest, OpenedOffice } from '../context.ts';
import { offlineHost } from './offline-host.ts';
import { passingSecrets } from './passing-secrets.ts';

/** Opens it. Nothing leaves this machine before somebody signs in, resumes or asks. */
export async function openProfileOffice(request: OfficeRequest): Promise<OpenedOffice> {
  const { paths, profile, server, role, token } = request;
  const host = createNodeHost({
    profile,
    face: role === 'screen' ? 'terminal' : 'command',
    folders: { data: paths.data, config: paths.config, log: paths.state },
    openDatabase: async (path) => (await import('#storage/drivers/node.ts')).openNodeDatabase(path),
  });
  const variant = pickVariant(request.variant);
  const { userCentre } = resolveAddresses(variant, server);
  const open = (secrets: SecretStore) =>
    openOffice({
      host: { ...(request.online ? host : offlineHost(host)), secrets },
      variant,
      ...(server !== undefined && { server }),
      longLived: role === 'stays' || role === 'screen',
      quiet: role === 'sender',
      noticesName: request.noticesName,
      retries: request.online ? request.retries : 0,
      environment: (name) => process.env[name],
    });
  /** Secrets that hold this device token and nothing else. */
  const withToken = async (given: string): Promise<ReturnType<typeof passingSecrets>> => {
    const secrets = passingSecrets();
    await createSession({ host: { secrets }, server: userCentre }).setDeviceToken(given);
    return secrets;
  };
  const office = open(token === undefined ? host.secrets : await withToken(token));
  return {
    office,
    async signInWithToken(given, options) {
      // Aside first: a token that is refused must not cost the session that is stored.
      const secrets = await withToken(given);
      const aside = open(secrets);
      try {
        await aside.account.resume(options);
      } finally {
        await aside.close();
      }
      for (const kept of secrets.all()) await host.secrets.set(...kept);
      return office.account.resume(options);
    },
    async prepare(call, input) {
      // The only command that reads the contract itself.
      const { prepareCall } = await import('./contract-calls.ts');
      const prepared = await prepareCall(call, input, host.systemInfo());
      if ('wrong' in prepared) return prepared;
      const { wire, perform } = prepared;
      return {
        wire,
        perform: (bounds) => perform(office.client, bounds),
      };
    },
    certificates: host.certificates,
    async checkServer() {
      const { checkServer } = await import('./check-server.ts');
      const signedIn = await office.account.resume().then(
        () => true,
        () => false,
      );
      const asked = {
        addresses: office.addresses,
        services: office.services,
        chatPathSuffix: variant.chatPathSuffix,
      };
      return checkServer(host, asked, { timeoutMs: request.timeoutMs, signedIn });
    },
    inspect: async () => (await import('./inspect.ts')).inspectProfile(host, office, request),
    close: () => office.close(),
  };
}
