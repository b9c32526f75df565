// Features that the commands under test do not ask, for the office that is none.
import type { UpdateApi } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import { features, type FeatureApis } from '#sdk/features.ts';

/** Their calls find no network, their feeds say what they say idle. */
export function absentFeatures(): FeatureApis {
  const absent = async (): Promise<never> => Promise.reject(new OfficeError('connectionFailed'));
  const memberOf = (kind: string, idle: unknown): unknown => {
    if (kind === 'call') return absent;
    const feed = (listener: (value: unknown) => void) => (listener(idle), () => undefined);
    return kind === 'feed' ? feed : () => () => () => undefined;
  };
  const declared = features as unknown as readonly {
    name: string;
    shape: Readonly<Record<string, string>>;
    idle: Readonly<Record<string, unknown>>;
  }[];
  return Object.fromEntries(
    declared.map(({ name, shape, idle }) => [
      name,
      Object.fromEntries(
        Object.entries(shape).map(([member, kind]) => [member, memberOf(kind, idle[member])]),
      ),
    ]),
  ) as unknown as FeatureApis;
}

/** Updates of an office that has nothing newer; `forced` is a version that must be taken before anything else. */
export function absentUpdates(forced: () => string | undefined): UpdateApi {
  const nothing = { check: 'upToDate', dialog: 'idle', own: '1.0.0', canInstall: false } as const;
  return {
    state: () => () => undefined,
    check: async () => nothing,
    checkDaily: async () => nothing,
    show: async () => undefined,
    ignore: async () => undefined,
    later: async () => undefined,
    install: async () => '',
    cancel: async () => undefined,
    start: async () => undefined,
    required: async () => forced(),
  };
}

/** The log of a device on which nothing went wrong. */
export const noErrors = {
  recentErrors: async () => [],
  clearErrors: async () => undefined,
  reportError: async () => undefined,
};
