// The shape of a variant profile: what a build for one organisation may decide, as a schema and as types.
import * as z from 'zod/mini';
import { constantProblems } from './check-constants.ts';
import type { Constants } from './constant-table.ts';
import { variantNames } from './names.ts';

export type { ConstantName, Constants } from './constant-table.ts';

const line = (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cf}]+$/u));
const bilingual = (max: number) => z.strictObject({ zh: line(max), en: line(max) });

const template = z.string().check(
  // `{server}` with an optional path, an https origin with an optional path, or a path of the GUI's own origin.
  z.regex(/^(\{server\}|https:\/\/[a-z0-9.-]+(:\d{1,5})?|(?=\/))(\/[\w.~-]+)*\/?$/),
);
/** A host, with or without port. */
export const host = z.string().check(z.regex(/^[a-z0-9.-]+(:\d{1,5})?$/));
/** Name of the variable that holds a key. */
export const environmentVariable = z.string().check(z.regex(/^TANGRAM_[A-Z0-9_]{1,60}$/));

/** Who the build is for, in both languages. */
export const brandSchema = z.strictObject({
  /** Full name of the product, shown in titles and on the sign-in page. */
  productName: bilingual(40),
  /** Name where space is short: dock, tray, terminal header. */
  shortName: bilingual(12),
  /** One sentence on the sign-in page. */
  tagline: bilingual(80),
  /** File of the mark, relative to this folder. */
  logo: z.string().check(z.regex(/^brand\/[a-z0-9-]+\/logo\.svg$/)),
  /** Accent over the house's jade, for light and dark; absent is jade. */
  accent: z.optional(
    z.strictObject({
      light: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
      dark: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
    }),
  ),
});

/** Where the services are, as templates; `{server}` is filled by the chosen server. */
export const addressesSchema = z.strictObject({
  userCentre: template,
  chat: template,
  netdisk: template,
  /** Realtime connection; http becomes ws and https wss when it is resolved. */
  socket: template,
  /** External sign-in page. */
  signIn: template,
  gui: template,
  /** Base of AI calls; files are at `<base>/file/{id}` (spec §7). */
  aiBase: template,
});

/** The six switches of spec §1. */
export const featuresSchema = z.strictObject({
  showAppCenter: z.boolean(),
  showAiWriter: z.boolean(),
  showFlowApproval: z.boolean(),
  showAiChat: z.boolean(),
  showMeeting: z.boolean(),
  /** Off: no language switch is shown; the language still follows the browser or system. */
  showLanguage: z.boolean(),
});

/** The ciphers there are. */
export const cipherName = z.enum(['aes-256-gcm', 'aes-128-ecb', 'aes-128-cbc']);

/** A whole profile. */
export const variantSchema = z.strictObject({
  name: z.enum(variantNames),
  brand: brandSchema,
  /** What `{server}` means where nobody chose a server; null: one must be chosen. */
  server: z.nullable(z.string().check(z.regex(/^https:\/\/[a-z0-9.-]+(:\d{1,5})?$/))),
  addresses: addressesSchema,
  /** Ending of every chat path (spec §7). */
  chatPathSuffix: z.string().check(z.regex(/^(\.[a-z]{1,8})?$/)),
  /** Hosts a server answer may point to, beyond the hosts of the addresses themselves. */
  allowedHosts: z.array(host),
  features: featuresSchema,
  /** `full`: all entries the switches and permissions allow; `ai`: only the two AI entries. */
  navigation: z.enum(['full', 'ai']),
  /** `legacy`: the chat server's own change-password call takes 4–12 characters. */
  passwordPolicy: z.enum(['strict', 'legacy']),
  /** Cipher of the sign-in call; `keyVariable` names the environment variable of the key, null: the office publishes it. */
  loginCipher: z.strictObject({ name: cipherName, keyVariable: z.nullable(environmentVariable) }),
  /** Cipher of message content; null: none. */
  messageCipher: z.nullable(z.strictObject({ name: cipherName, keyVariable: environmentVariable })),
  /** Whether `/debug` is in the navigation without being asked for. */
  debugPage: z.boolean(),
  constants: z
    .custom<Constants>((value) => typeof value === 'object' && value !== null)
    .check((context) => {
      for (const { name, reason } of constantProblems(context.value)) {
        context.issues.push({ code: 'custom', path: [name], message: reason, input: context.value });
      }
    }),
});

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** Name of a variant as builds and people write it. */
export type VariantName = (typeof variantNames)[number];
/** A complete, frozen profile. */
export type Variant = DeepReadonly<z.infer<typeof variantSchema>>;
export type Brand = Variant['brand'];
export type Addresses = Variant['addresses'];
export type AddressName = keyof Addresses;
export type Features = Variant['features'];

/** What a variant's file may say: a brand of its own and otherwise only what differs from the default. */
export type VariantDifferences = Pick<Variant, 'name' | 'brand'> &
  Partial<Omit<Variant, 'name' | 'brand' | 'addresses' | 'features' | 'constants'>> & {
    readonly addresses?: Partial<Addresses>;
    readonly features?: Partial<Features>;
    readonly constants?: Partial<Constants>;
  };
