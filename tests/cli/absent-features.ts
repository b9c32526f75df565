// Features that the commands under test do not ask, for the office that is none.
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
