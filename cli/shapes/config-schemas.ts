// What the commands about settings and variants print with `--json`, as schemas.
import * as z from 'zod/mini';
import { anything, flag, text } from './schema-parts.ts';

const setting = z.strictObject({ key: text, value: z.nullable(text), origin: z.nullable(text) });

/** By the words of the command. */
export const configShapes = {
  'config list': z.array(setting),
  'config get': setting,
  'config set': setting,
  'config unset': setting,
  'config edit': z.strictObject({ path: text, changed: flag }),
  'config use': z.strictObject({
    profile: text,
    server: z.nullable(text),
    variant: z.nullable(text),
    user: z.nullable(text),
  }),
  'config path': z.strictObject({
    config: text,
    project: z.nullable(text),
    data: text,
    state: text,
    cache: text,
  }),
  'variant list': z.array(
    z.strictObject({
      name: text,
      productName: text,
      server: z.nullable(text),
      navigation: text,
      inUse: flag,
    }),
  ),
  'variant show': z.strictObject({
    name: text,
    brand: anything,
    server: z.nullable(text),
    addresses: z.record(text, text),
    chatPathSuffix: text,
    allowedHosts: z.array(text),
    features: z.record(text, flag),
    navigation: text,
    passwordPolicy: text,
    loginCipher: anything,
    messageCipher: anything,
    debugPage: flag,
    constants: z.record(text, anything),
  }),
  'variant use': z.strictObject({ profile: text, variant: text }),
  'variant check': z.array(
    z.strictObject({
      service: z.enum(['userCentre', 'chat', 'netdisk', 'works', 'extension']),
      name: text,
      call: text,
      state: z.enum(['there', 'lacks', 'odd', 'silent']),
      detail: text,
    }),
  ),
  'variant diff': z.array(z.strictObject({ path: text, left: anything, right: anything })),
} as const;
