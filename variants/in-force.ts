// Decides which value of a constant is in force, and where it came from: code < variant < dictionary < setting.
import { applyParameters } from './apply-parameters.ts';
import type { AppliedParameters, IgnoredParameter, ParameterEntry } from './apply-parameters.ts';
import { codeConstants, constantFault } from './check-constants.ts';
import { constantNames } from './constant-table.ts';
import type { ConstantName, Constants } from './constant-table.ts';

/** The constants a person may set for themselves; limits of the server are not among them. */
export const personalConstants = [
  'cacheVideoSizeMb',
  'cacheImageSizeMb',
  'autoCacheSizeMb',
  'autoDownloadSizeMb',
  'sendWay',
  'inputHeightPx',
  'autoLockMinutes',
  'aiProvider',
  'aiModel',
] as const satisfies readonly ConstantName[];

/** The layer a value came from. */
export type ConstantOrigin = 'code' | 'variant' | 'dictionary' | 'setting';

/** What the four layers have to say. */
export type ConstantLayers = {
  /** The variant's complete constants. */
  readonly variant: Constants;
  /** Rows of the server's dictionary. */
  readonly parameters?: readonly ParameterEntry[];
  /** Hosts a dictionary page may be on (see `allowedHosts`). */
  readonly hosts?: readonly string[];
  /** The person's settings by constant name, as stored: values are checked here. */
  readonly settings?: Readonly<Record<string, unknown>>;
};

/** The constants in force with where each came from. */
export type ConstantsInForce = Omit<AppliedParameters, 'overridden'> & {
  readonly origins: Readonly<Record<ConstantName, ConstantOrigin>>;
};

/** Lays a person's settings over the rest; one that is not personal, of the wrong type or out of range is ignored. */
export function applySettings(
  constants: Constants,
  settings: Readonly<Record<string, unknown>>,
): Omit<AppliedParameters, 'navigationTitles'> {
  const values = new Map<ConstantName, unknown>();
  const ignored: IgnoredParameter[] = [];
  for (const [given, value] of Object.entries(settings)) {
    const name = personalConstants.find((personal) => personal === given);
    const fault = name === undefined ? 'unknownName' : constantFault(name, value);
    if (name === undefined || fault !== null)
      ignored.push({ name: given.slice(0, 64), reason: fault ?? 'unknownName' });
    else values.set(name, value);
  }
  return {
    constants: Object.freeze({ ...constants, ...(Object.fromEntries(values) as Partial<Constants>) }),
    ignored,
    overridden: [...values.keys()],
  };
}

/** Settles all four layers. Pure; what was ignored lists the dictionary's rows first, then the settings. */
export function constantsInForce({
  variant,
  parameters = [],
  hosts = [],
  settings = {},
}: ConstantLayers): ConstantsInForce {
  const byServer = applyParameters(variant, parameters, hosts);
  const byPerson = applySettings(byServer.constants, settings);
  const originOf = (name: ConstantName): ConstantOrigin => {
    if (byPerson.overridden.includes(name)) return 'setting';
    if (byServer.overridden.includes(name)) return 'dictionary';
    return variant[name] === codeConstants[name] ? 'code' : 'variant';
  };
  return {
    constants: byPerson.constants,
    navigationTitles: byServer.navigationTitles,
    ignored: [...byServer.ignored, ...byPerson.ignored],
    origins: Object.freeze(
      Object.fromEntries(constantNames.map((name) => [name, originOf(name)])) as Record<
        ConstantName,
        ConstantOrigin
      >,
    ),
  };
}
