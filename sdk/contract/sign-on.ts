// The sign-on page's three calls under `/sso`: its state, signing in, signing out. JSON, same origin only.
import * as z from 'zod/mini';
import { passwordProblems } from './password.ts';
import { record } from './record.ts';
import { text, time } from './scalars.ts';
import { loginCrypto } from './user-centre.ts';

const bilingual = z.object({ zh: z.string(), en: z.string() });

/** Whose page it is. The office shows what it was started with; it knows nothing of builds. */
export const signOnBrand = z.object({
  productName: bilingual,
  tagline: z.optional(bilingual),
  logo: z.optional(z.string()),
  accent: z.optional(z.object({ light: z.string(), dark: z.string() })),
});

/** What the page needs before anybody types. */
export const signOnState = record({
  brand: ['brand', signOnBrand],
  showLanguage: ['showLanguage', z.boolean()],
  version: ['version', z.optional(z.string())],
  officeName: ['officeName', text],
  serverTime: ['serverTime', time],
  crypto: ['crypto', loginCrypto],
  /** What another way in is called, where a sign-in service is set. */
  oidc: ['otherService', z.optional(z.string())],
});

/** What the form sends. `params` is base64 of nonce (12 bytes), ciphertext and tag (16 bytes), AES-256-GCM. */
export const signOnRequest = record({
  kid: ['keyId', z.string().check(z.maxLength(64))],
  params: ['encrypted', z.string().check(z.maxLength(8192))],
  service: ['service', z.optional(z.string().check(z.maxLength(2048)))],
});

/** The clear text inside `params`, as JSON. `remember` keeps this browser signed in for 15 days. */
export const signOnCredentials = record({
  loginName: ['loginName', z.string().check(z.maxLength(128))],
  password: ['password', z.string().check(z.maxLength(256))],
  remember: ['remember', z.optional(z.boolean())],
});

/** The clear text of a new password with a one-time code of an administrator, sealed like the form. */
export const signOnReset = record({
  loginName: ['loginName', z.string().check(z.maxLength(128))],
  code: ['code', z.string().check(z.maxLength(64))],
  password: ['password', z.string().check(z.maxLength(256))],
});

/** A QR code that this page shows: what it says, and until when it may be scanned. */
export const signOnScan = record({
  code: ['userCode', z.string()],
  url: ['address', z.string()],
  expires: ['expiresTime', time],
  interval: ['intervalMs', z.int()],
});
/** What the page asks again and again: the code it shows, and where to go back to. */
export const signOnScanRequest = record({
  code: ['userCode', z.string().check(z.maxLength(32))],
  service: ['service', z.optional(z.string().check(z.maxLength(2048)))],
});
/** The answer: how it stands, when to ask again, and where to go once somebody has agreed. */
export const signOnScanState = record({
  state: ['state', z.enum(['pending', 'seen', 'approved'])],
  interval: ['intervalMs', z.int()],
  redirect: ['redirect', z.optional(z.string())],
});

/** A successful answer's data: where to go, single-use ticket included. */
export const signOnDone = record({ redirect: ['redirect', z.string()] });

/** Why a sign-in was refused; the page has a sentence for each. */
export const signOnReasons = [
  'badCredentials',
  'tooManyTries',
  'licenceExpired',
  'serviceNotAllowed',
  'invalid',
  'busy',
  'badResetCode',
  'passwordRule',
  'qrExpired',
  'qrDenied',
] as const;
/** One of the reasons. */
export type SignOnReason = (typeof signOnReasons)[number];

/**
 * What a refusal may tell, as its `data`: how many tries are left or how long to wait (the same for known and unknown
 * names), and which rules a new password broke.
 */
export const refusalData = record({
  remainingTries: ['remainingTries', z.optional(z.int())],
  retryAfterSeconds: ['retryAfterSeconds', z.optional(z.int())],
  problems: ['problems', z.optional(z.array(z.enum(passwordProblems)))],
  /** Where a file has no room: bytes that one's files take, and may take. */
  used: ['usedBytes', z.optional(z.int())],
  limit: ['limitBytes', z.optional(z.int())],
  /** Which of the things that were said is wrong. */
  field: ['field', z.optional(z.string().check(z.maxLength(64)))],
});
/** What a refusal may tell, in house names. */
export type RefusalData = z.output<typeof refusalData>;

/** A refused answer's data. */
export const signOnRefused = record({
  reason: ['reason', z.enum(signOnReasons)],
  remainingTries: ['remainingTries', z.optional(z.int())],
  retryAfterSeconds: ['retryAfterSeconds', z.optional(z.int())],
  problems: ['problems', z.optional(z.array(z.enum(passwordProblems)))],
});
