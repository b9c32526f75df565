// Owns the configuration of an office: loaded before sign-in, refined by dictionaries after it (spec §4 «Base config»).
import type { ConfigApi, ConfigState } from '../api.ts';
import { LiveValue } from '../base/live-value.ts';
import { isOffered, type ExtensionName } from '../contract/extensions.ts';
import { parameterDictionaries, parametersMark } from '../contract/parameters.ts';
import { asOfficeError, OfficeError } from '../errors.ts';
import type { Host } from '../host/port.ts';
import type { ApiClient } from '../net/api-client.ts';
import {
  constantsInForce,
  type Constants,
  type ConstantsInForce,
  type ParameterEntry,
} from '#variants/constants.ts';
import { allowedHosts, type ResolvedAddresses, type Variant } from '#variants/index.ts';
import { mergeServiceUrls } from './rules/service-urls.ts';

/** By so much two clocks may differ before anybody is told, in ms: what a message's journey takes is no difference. */
const clocksAgreeMs = 2_000;

/** How long parameters hold where no office tells of changes, in ms. */
const parametersHoldMs = 5 * 60_000;
/** Everybody hears of a change at the same time; within so many ms everybody has asked. */
const askWithinMs = 3_000;

/** How the sign-in call is encrypted, as the office publishes it. */
export type PublishedCrypto = { keyId: string; cipher: string; key: string };

/** What the configuration is made of. */
export type ConfigParts = {
  host: Pick<Host, 'device' | 'clock' | 'random'>;
  report(error: unknown): void;
  variant: Variant;
  addresses: ResolvedAddresses;
  api: Pick<ApiClient, 'userCentre' | 'chat'>;
};

/** The configuration, for faces and for the other features. */
export interface Config extends ConfigApi {
  current(): ConfigState;
  /** The constants in force, typed. */
  constants(): Constants;
  /** Where each constant came from, and what of the dictionaries was ignored. */
  inForce(): ConstantsInForce;
  /** Names the office; known offline once it was reached (protocol decision 11). */
  officeId(): string | undefined;
  loginCrypto(): PublishedCrypto | undefined;
  /** Whether the server has said to have this beyond the specification; undefined where it was never heard. */
  offers(name: ExtensionName): boolean | undefined;
  /** The server's clock now, as far as it is known. */
  serverNow(): number;
  /** The server has just told its time, in epoch ms: this device's clock may be wrong, or have been set meanwhile. */
  heardServerTime(time: number): void;
  /** Loads unless it is loaded already; like `load` it tells of failure in the state it answers. */
  ready(): Promise<ConfigState>;
  /** The office has told the mark of its parameters (`parametersMark`): where ours are others, they are asked for. */
  heardParameters(mark: string): void;
  /** Asks for them where that was long ago and no office tells; without a network those that are known go on. */
  freshParameters(): Promise<void>;
  /** Reads the dictionaries; needs a session. What cannot be read leaves the values as they are and throws. */
  loadDictionaries(signal?: AbortSignal): Promise<void>;
  /** The person's settings that override constants. */
  setPersonal(settings: Readonly<Record<string, unknown>>): void;
  /** Back to what holds without a session. */
  forgetDictionaries(): void;
}

/** The dictionaries as they were last read. What cannot be read says nothing: the office is asked anyway. */
function storedParameters(text: string | undefined): readonly ParameterEntry[] {
  if (text === undefined) return [];
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows)
      ? rows.filter((row): row is ParameterEntry => typeof row?.name === 'string' && 'value' in row)
      : [];
  } catch {
    return [];
  }
}

const isNetwork = (error: unknown): boolean => error instanceof OfficeError && error.kind === 'network';

const namesOf = (text: string): readonly string[] => text.split(' ').filter((name) => name !== '');

/** Makes the configuration; nothing is loaded yet. */
export function createConfig(parts: ConfigParts): Config {
  const { host, variant, addresses, api } = parts;
  const hosts = allowedHosts(variant, addresses);
  const own = { aiBase: addresses.aiBase };
  const rememberedId = `officeId ${addresses.userCentre}`;
  const rememberedName = `officeName ${addresses.userCentre}`;
  const rememberedExtensions = `offers ${addresses.userCentre}`;
  const rememberedParameters = `parameters ${addresses.userCentre}`;
  let parameters = storedParameters(host.device.get(rememberedParameters));
  let personal: Readonly<Record<string, unknown>> = {};
  let inForce = constantsInForce({ variant: variant.constants, parameters, hosts });
  let crypto: PublishedCrypto | undefined;
  let clockAhead = 0;
  let loading: Promise<ConfigState> | undefined;
  /** When they were read last, and what is under way where somebody asked for fresh ones. */
  let readAt: number | undefined;
  let freshening: Promise<void> | undefined;
  /** What the office has told, and was asked for since: once for each mark. */
  let heard: string | undefined;

  const knownName = host.device.get(rememberedName);
  const knownExtensions = host.device.get(rememberedExtensions);
  const state = new LiveValue<ConfigState>({
    phase: 'loading',
    ...(knownName === undefined ? {} : { officeName: knownName }),
    ...(knownExtensions === undefined ? {} : { extensions: namesOf(knownExtensions) }),
    navigationTitles: { ...inForce.navigationTitles },
    constants: inForce.constants,
    origins: inForce.origins,
    urls: own,
  });

  function settle(): void {
    inForce = constantsInForce({ variant: variant.constants, parameters, hosts, settings: personal });
    state.set({
      ...state.get(),
      navigationTitles: { ...inForce.navigationTitles },
      constants: inForce.constants,
      origins: inForce.origins,
    });
  }

  function heardServerTime(time: number): void {
    clockAhead = time - host.clock.now();
    const { clockAheadMs = 0, ...rest } = state.get();
    const told = Math.abs(clockAhead) > clocksAgreeMs ? clockAhead : 0;
    if (Math.abs(told - clockAheadMs) <= clocksAgreeMs && (told === 0) === (clockAheadMs === 0)) return;
    state.set(told === 0 ? rest : { ...rest, clockAheadMs: told });
  }

  async function load(): Promise<ConfigState> {
    const { error: _, ...rest } = state.get();
    state.set({ ...rest, phase: 'loading' });
    try {
      const [base, config] = await Promise.all([
        api.chat.getBaseConfig({}, { retry: true }),
        api.userCentre.getConfig({}, { retry: true }),
      ]);
      const serverTime = config.serverTime ?? base.serverTime;
      if (serverTime !== undefined) heardServerTime(serverTime);
      crypto = config.loginCrypto;
      host.device.set(rememberedId, config.officeId ?? base.officeId ?? addresses.server);
      if (config.officeName !== undefined) host.device.set(rememberedName, config.officeName);
      const extensions = config.extensions ?? base.extensions ?? [];
      // For starts without a network: what is offered then is what the office had.
      host.device.set(rememberedExtensions, extensions.join(' '));
      state.set({
        ...state.get(),
        phase: 'success',
        extensions,
        ...(config.officeName === undefined ? {} : { officeName: config.officeName }),
        urls: mergeServiceUrls(own, config.urls ?? {}, addresses.server, hosts),
      });
    } catch (error) {
      state.set({ ...state.get(), phase: 'fail', error: asOfficeError(error).data });
    }
    return state.get();
  }

  async function loadDictionaries(signal?: AbortSignal): Promise<void> {
    const rows = await Promise.all(
      parameterDictionaries.map((type) => api.userCentre.getDictionary({ type }, { signal, retry: true })),
    );
    parameters = rows.flat();
    readAt = host.clock.now();
    // For commands that ask for nothing and for starts without a network; checked again when it is read.
    host.device.set(rememberedParameters, JSON.stringify(parameters));
    settle();
  }

  function loadOnce(): Promise<ConfigState> {
    loading ??= load().finally(() => (loading = undefined));
    return loading;
  }

  return {
    state: (listener) => {
      listener(state.get());
      return state.subscribe(listener);
    },
    load: loadOnce,
    licence: (call) => api.userCentre.getLicenceInfo({}, { signal: call?.signal, retry: true }),
    current: () => state.get(),
    constants: () => inForce.constants,
    inForce: () => inForce,
    officeId: () => host.device.get(rememberedId),
    loginCrypto: () => crypto,
    offers: (name) => {
      const { extensions } = state.get();
      return extensions && isOffered(extensions, name);
    },
    serverNow: () => host.clock.now() + clockAhead,
    heardServerTime,
    ready: async () => (state.get().phase === 'success' ? state.get() : loadOnce()),
    heardParameters(mark) {
      if (mark === heard) return;
      heard = mark;
      if (mark === parametersMark(parameters)) return;
      host.clock.after(host.random.number() * askWithinMs, () => {
        // Whoever has signed out meanwhile, or was told of the next change, asks for nothing here.
        if (heard !== mark) return;
        loadDictionaries().catch((error: unknown) => {
          // The next heartbeat says it again.
          if (heard === mark) heard = undefined;
          if (!isNetwork(error)) parts.report(error);
        });
      });
    },
    async freshParameters() {
      const age = readAt === undefined ? Infinity : host.clock.now() - readAt;
      if (heard !== undefined || (age >= 0 && age < parametersHoldMs)) return;
      freshening ??= loadDictionaries()
        .catch((error: unknown) => {
          readAt = host.clock.now();
          if (!isNetwork(error)) throw error;
        })
        .finally(() => (freshening = undefined));
      await freshening;
    },
    loadDictionaries,
    setPersonal(settings) {
      personal = settings;
      settle();
    },
    forgetDictionaries() {
      parameters = [];
      [readAt, heard] = [undefined, undefined];
      host.device.remove(rememberedParameters);
      settle();
    },
  };
}
