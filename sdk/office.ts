// Joins the parts into a running office client: the one place where they meet. Logic never lands here.
import {
  accountFacade,
  administrationFacade,
  createAccount,
  createLock,
  createSession,
  lockFacade,
} from './account/index.ts';
import { Emitter } from './base/emitter.ts';
import { chatFacade, ChatList, createMessageCipher, Timelines } from './chat/index.ts';
import { createConfig } from './config/index.ts';
import { OfficeError } from './errors.ts';
import { featureFacades } from './feature-facades.ts';
import type { PersonGround } from './feature.ts';
import { guardedClock } from './guarded-clock.ts';
import type { Host } from './host/port.ts';
import { loggedError } from './logged-fault.ts';
import { maintenanceFacade } from './maintenance-facade.ts';
import type { ApiClientParts } from './net/api-client.ts';
import { createLazyApiClient, createLazyClient } from './net/lazy-api-client.ts';
import { OddAnswers } from './net/odd-answers.ts';
import { createServerLookup } from './net/server-lookup.ts';
import type { Office, OpenOfficeOptions } from './office-client.ts';
import type { OfficeEvent } from './office-event.ts';
import { connectionFacade } from './person/connection-facade.ts';
import { SignedIn } from './person/signed-in.ts';
import { personalOnly, usualSettings } from './settings/build-settings.ts';
import { createSettings } from './settings/service.ts';
import { partsOf } from './navigation/work-switches.ts';
import { createUpdates } from './update/index.ts';
import { allowedHosts, resolveAddresses } from '#variants/index.ts';

export type { Office, OpenOfficeOptions } from './office-client.ts';

/** Opens an office client. Nothing is asked of the network before somebody signs in or resumes. */
export function openOffice(options: OpenOfficeOptions): Office {
  const { variant, longLived = true } = options;
  const clock = guardedClock(options.host.clock, (error) => report(error));
  const host: Host = { ...options.host, clock };
  const addresses = resolveAddresses(variant, options.server);
  const hosts = allowedHosts(variant, addresses);
  const session = createSession({ host, server: addresses.userCentre });
  const calling: ApiClientParts = {
    host,
    addresses: () => ({ ...addresses, chat: lookup.chatAddress() ?? addresses.chat }),
    chatPathSuffix: variant.chatPathSuffix,
    requestTimeoutMs: () => config.constants().requestTimeoutMs,
    ...(options.retries !== undefined && { retries: options.retries }),
    session,
    seen: { place: undefined },
    reading: {
      bySpecification: () => config.offers('sync') === false,
      offers: (name) => config.offers(name),
      odd: (told) => oddAnswers.add(told),
    },
  };
  const api = createLazyApiClient(calling);
  const client: PersonGround['client'] = (load) => createLazyClient(calling, load);
  const config = createConfig({ host, variant, addresses, api, report: (error) => report(error) });
  const settings = createSettings(host.device, usualSettings(variant.constants));
  settings.state(() => config.setPersonal(personalOnly(settings.chosen())));
  const oddAnswers = new OddAnswers((line) => report(new OfficeError('badAnswer', { where: line })));
  const lookup = createServerLookup({
    host,
    findServer: () => api.chat.findServer({ tag: 'pc' }),
    rules: () => ({ chat: addresses.chat, socket: addresses.socket, allowedHosts: hosts }),
  });

  const events = new Emitter<OfficeEvent>();
  const signedIn = new SignedIn(session.absent, options.noticesName);
  const here = () => signedIn.here();
  const chatList = new ChatList();
  const timelines = new Timelines();

  const messageCipher = () =>
    createMessageCipher(variant.messageCipher, options.environment ?? (() => undefined));
  const report = (error: unknown): void => {
    // What a server does not have is no fault, and was said where somebody waits for it.
    if (error instanceof OfficeError && error.code === 'notOfferedHere') return;
    const user = signedIn.present()?.person.id ?? session.current()?.personId ?? '';
    host.errors.add(loggedError(error, { time: host.clock.now(), user, agent: host.systemInfo().version }));
  };

  const account = createAccount({
    host,
    server: addresses.userCentre,
    variant,
    api,
    session,
    config,
    variable: options.environment,
    equipped: async () => void (await messageCipher()),
    onBeat: async () => signedIn.present()?.beat(),
    report,
  });
  const lock = createLock({
    host,
    autoLockMinutes: () => settings.current().autoLockMinutes,
    proveAccount: account.provePassword,
    report,
  });
  // Who wants to be asked every time keeps nothing that could answer for them.
  settings.state(({ autoSignIn }) => {
    if (!autoSignIn) session.setDeviceToken(undefined).catch(report);
  });
  account.onSignedIn(async (person) => {
    if (signedIn.present()?.person.id === person.id) return;
    void signedIn.leave();
    const officeId = config.officeId();
    if (officeId === undefined) throw new OfficeError('notSignedIn');
    const owner = { officeId, personId: person.id };
    settings.belongTo(owner);
    lock.belongTo(owner);
    await signedIn.enter({
      host,
      api,
      client,
      office: () => office,
      session,
      lookup,
      officeId,
      person,
      chatList,
      timelines,
      cipher: await messageCipher(),
      announce: (event) => events.emit(event),
      report,
      serverTime: config.heardServerTime,
      parametersTold: config.heardParameters,
      freshParameters: config.freshParameters,
      constants: () => config.constants(),
      settings: settings.current,
      has: partsOf(variant),
      longLived,
      quiet: options.quiet ?? false,
    });
  });
  account.onSignedOut((reason) => {
    // The office ended the session: who waits for the connection hears that, and not that it was given up.
    void signedIn.leave(reason === undefined ? undefined : session.absent());
    settings.belongTo(undefined);
    lock.belongTo(undefined);
  });
  if (longLived) account.stay();

  const office: Office = {
    addresses,
    services: api,
    client,
    account: accountFacade({
      account,
      lock,
      settings: settings.current,
      leaveTransfers: () => signedIn.present()?.transfers.leave(),
      unfinished: async () => {
        const { rooms, transfers } = await signedIn.here();
        // Asked once, at the end: nothing of it stands in what every start loads.
        const { unfinishedOf } = await import('./base/unfinished.ts');
        return unfinishedOf({
          uploads: transfers.queue.uploads(),
          features: await rooms.unfinished(),
          outbox: await office.acts.outbox(),
        });
      },
      eraser: async () => (await signedIn.here()).eraser(),
    }),
    lock: lockFacade(lock),
    administration: administrationFacade(api),
    config: { state: config.state, load: config.load, licence: config.licence },
    connection: connectionFacade(signedIn),
    chat: chatFacade({
      api,
      chatList,
      timelines,
      here,
      present: () => signedIn.present(),
      callNotices: (name) => signedIn.callNotices(name),
      longLived,
    }),
    finding: {
      in: async (feature, query, limit, call) =>
        (await here()).rooms.find(feature, query, { limit, signal: call?.signal }),
    },
    ...featureFacades({ rooms: signedIn.rooms, absent: session.absent, report }),
    update: createUpdates({
      ...{ host, api, hosts, server: addresses.server },
      own: () => config.constants().buildVersion,
    }),
    settings: { state: settings.state, set: settings.set, reset: settings.reset },
    maintenance: maintenanceFacade({ here, host, longLived }),
    events: events.subscribe,
    async close() {
      account.dispose();
      lock.close();
      await signedIn.leave();
    },
  };
  return office;
}
