// A variant that no build has: read from somebody's file, checked, and picked by its name like the others from then on.
import * as z from 'zod/mini';
import { codeConstants, constantProblems } from './check-constants.ts';
import { defaultVariant } from './default.ts';
import { completeVariant } from './merge.ts';
import { VariantError, variantNames } from './names.ts';
import { takeOwnVariant } from './own-place.ts';
import {
  brandSchema,
  cipherName,
  environmentVariable,
  featuresSchema,
  host,
  type Addresses,
  type Constants,
  type Variant,
  type VariantDifferences,
} from './schema.ts';

/** `{server}`, a full address of http or ws (with or without the s), or a path of the window's own origin. */
const place = z
  .string()
  .check(
    z.maxLength(300),
    z.regex(/^(\{server\}|(https?|wss?):\/\/[a-z0-9.-]+(:\d{1,5})?|(?=\/))(\/[\w.~-]+)*\/?$/i),
  );

/** What may stand in the file: everything but the name has the value of the default variant where it is left out. */
export const ownVariantSchema = z.strictObject({
  $schema: z.optional(z.string()),
  name: z.string().check(
    z.regex(/^[a-z][a-z0-9.-]{1,31}$/),
    z.refine((name) => !variantNames.some((taken) => taken === name)),
  ),
  /** Without it only https and loopback are spoken to: passwords and tokens travel as they are written. */
  allowHttp: z.optional(z.boolean()),
  brand: z.optional(z.partial(z.omit(brandSchema, { logo: true }))),
  server: z.optional(z.string().check(z.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i))),
  addresses: z.optional(
    z.strictObject({
      userCentre: z.optional(place),
      chat: z.optional(place),
      netdisk: z.optional(place),
      socket: z.optional(place),
      signIn: z.optional(place),
      gui: z.optional(place),
      aiBase: z.optional(place),
    }),
  ),
  chatPathSuffix: z.optional(z.string().check(z.regex(/^(\.[a-z]{1,8})?$/))),
  allowedHosts: z.optional(z.array(host)),
  features: z.optional(z.partial(featuresSchema)),
  navigation: z.optional(z.enum(['full', 'ai'])),
  passwordPolicy: z.optional(z.enum(['strict', 'legacy'])),
  loginCipher: z.optional(z.strictObject({ name: cipherName, keyVariable: z.nullable(environmentVariable) })),
  messageCipher: z.optional(
    z.nullable(z.strictObject({ name: cipherName, keyVariable: environmentVariable })),
  ),
  debugPage: z.optional(z.boolean()),
  constants: z.optional(z.record(z.string(), z.unknown())),
});

type OwnVariant = z.output<typeof ownVariantSchema>;

const loopback = /^(localhost|127(\.\d{1,3}){3})(:\d+)?$/i;

function fault(source: string, field: string, problem: string): VariantError {
  return new VariantError('variantFileInvalid', `${source}: ${field}`, [problem]);
}

/** The server that fills `{server}`: the one that is named, else the place of the first service that has one. */
function serverOf({ server, addresses = {} }: OwnVariant): string | null {
  const named = server ?? [addresses.userCentre, addresses.chat, addresses.netdisk].find(isAbsolute);
  return named === undefined ? null : new URL(named).origin;
}

const isAbsolute = (address: string | undefined): address is string => /^\w+:\/\//.test(address ?? '');

function checkScheme(source: string, field: string, address: string, allowHttp: boolean): void {
  const [, scheme = '', hostAndPort = ''] = /^(\w+):\/\/([^/]+)/.exec(address) ?? [];
  if (/^(http|ws)$/i.test(scheme) && !allowHttp && !loopback.test(hostAndPort))
    throw fault(source, field, 'https, or allowHttp');
}

/**
 * The variant of a file's text, complete and frozen.
 * @param source how the file is called where something in it is wrong
 * @throws VariantError `variantFileInvalid` naming the first field that is wrong
 */
export function readOwnVariant(text: string, source: string): Variant {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw fault(source, 'JSON', 'JSON');
  }
  const read = z.safeParse(ownVariantSchema, given);
  if (!read.success) {
    const [issue] = read.error.issues;
    const unknown = issue?.code === 'unrecognized_keys' ? issue.keys : [];
    throw fault(source, [...(issue?.path ?? []), ...unknown].join('.'), issue?.message ?? '');
  }
  const own = read.data;
  const { allowHttp = false, brand = {}, addresses = {}, constants = {} } = own;
  const places = Object.entries(addresses).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  for (const [name, address] of places) checkScheme(source, `addresses.${name}`, address, allowHttp);
  if (own.server !== undefined) checkScheme(source, 'server', own.server, allowHttp);
  const whole = { ...codeConstants, ...constants } as Constants;
  const [problem] = constantProblems(whole);
  if (problem !== undefined) throw fault(source, `constants.${problem.name}`, problem.reason);
  const { $schema: _, allowHttp: __, ...rest } = own;
  const differences: Omit<VariantDifferences, 'name'> & { name: string } = {
    ...(Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as typeof rest),
    brand: { ...defaultVariant.brand, ...brand },
    addresses: Object.fromEntries(
      places.map(([name, address]) => [name, address.replace(/^ws(?=s?:)/i, 'http')]),
    ) as Partial<Addresses>,
    features: own.features as VariantDifferences['features'],
    constants: constants as Partial<Constants>,
    server: serverOf(own),
  };
  // The name is none of a build's, which nothing but the table of builds asks about.
  return completeVariant(defaultVariant, differences as VariantDifferences);
}

/** Reads a file's text and makes its variant the one that its name picks in this process. */
export function useOwnVariant(text: string, source: string): Variant {
  const variant = readOwnVariant(text, source);
  takeOwnVariant(variant);
  return variant;
}
