// Owns the sign-in page's calls to the office that serves it: its state, signing in, and a new password.
import { z } from 'zod/mini';

const bilingual = z.object({ zh: z.string(), en: z.string() });

const stateSchema = z.object({
  brand: z.object({
    productName: bilingual,
    tagline: z.optional(bilingual),
    logo: z.optional(z.string()),
    accent: z.optional(z.object({ light: z.string(), dark: z.string() })),
  }),
  showLanguage: z.boolean(),
  version: z.optional(z.string()),
  oidc: z.optional(z.string()),
  crypto: z.object({ kid: z.string(), cipher: z.literal('aes-256-gcm'), key: z.string() }),
});

const answerSchema = z.object({
  code: z.number(),
  data: z.nullish(
    z.object({
      redirect: z.optional(z.string()),
      reason: z.optional(z.string()),
      remainingTries: z.optional(z.number()),
      retryAfterSeconds: z.optional(z.number()),
    }),
  ),
});

/** What the office tells its sign-in page. */
export type SignInState = Omit<z.infer<typeof stateSchema>, 'showLanguage'> & {
  /** Whether the page shows a language switch (the variant's `showLanguage`). */
  readonly offersLanguages: boolean;
};

/** Who the page belongs to. */
export type SignInBrand = SignInState['brand'];

/** What is asked for; `service` is the address to go back to. */
export type SignInRequest = {
  readonly loginName: string;
  readonly password: string;
  readonly remember: boolean;
  readonly service: string;
};

/** Why it did not work. */
export type SignInFailureCode =
  | 'badCredentials'
  | 'tooManyTries'
  | 'licenceExpired'
  | 'serviceNotAllowed'
  | 'badResetCode'
  | 'passwordRule'
  | 'qrExpired'
  | 'qrDenied'
  | 'unreachable'
  | 'insecure'
  | 'unknown';

/** A refusal, with what the server says about further tries. */
export type SignInFailure = {
  readonly ok: false;
  readonly code: SignInFailureCode;
  readonly remainingTries?: number;
  readonly retryAfterSeconds?: number;
};

/** Where to go, or why not. */
export type SignInResult = { readonly ok: true; readonly redirect: string } | SignInFailure;

const serverReasons: readonly string[] = [
  'badCredentials',
  'tooManyTries',
  'licenceExpired',
  'serviceNotAllowed',
  'badResetCode',
  'passwordRule',
  'qrExpired',
  'qrDenied',
] satisfies readonly SignInFailureCode[];

const isServerReason = (reason: string | undefined): reason is SignInFailureCode =>
  reason !== undefined && serverReasons.includes(reason);

/** Where a sign-in service of somebody else begins; this page is left for it. */
export const otherServiceAddress = (service: string): string =>
  `${location.pathname.replace(/\/[^/]*$/u, '')}/oidc/start?${new URLSearchParams({ service })}`;

/** spec §9: request time-out. */
const timeoutMs = 10_000;

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const standard = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(standard), (character) => character.charCodeAt(0));
}

/** Encrypts as the contract asks: base64 of nonce (12) ‖ ciphertext ‖ tag (16), AES-256-GCM. */
export async function encryptParams(plain: object, keyBase64: string, web: Crypto): Promise<string> {
  const nonce = web.getRandomValues(new Uint8Array(12));
  const key = await web.subtle.importKey('raw', fromBase64(keyBase64), 'AES-GCM', false, ['encrypt']);
  const text = new TextEncoder().encode(JSON.stringify(plain));
  const sealed = new Uint8Array(await web.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, text));
  const whole = new Uint8Array(nonce.length + sealed.length);
  whole.set(nonce);
  whole.set(sealed, nonce.length);
  return toBase64(whole);
}

/** Loads the page's state; undefined when the office cannot be reached or answers something else. */
export async function loadSignInState(fetcher: typeof fetch = fetch): Promise<SignInState | undefined> {
  try {
    const answer = await fetcher('/sso/state.json', { signal: AbortSignal.timeout(timeoutMs) });
    const body: unknown = await answer.json();
    const parsed = stateSchema.safeParse(unwrap(body));
    if (!answer.ok || !parsed.success) return undefined;
    const { showLanguage: offersLanguages, ...state } = parsed.data;
    return { ...state, offersLanguages };
  } catch {
    // Unreachable, timed out or not JSON: to a person they are the same, and the page offers a retry.
    return undefined;
  }
}

/** The state may come in the user centre's envelope or bare. */
function unwrap(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
}

/** What is sent with a one-time code. */
export type ResetRequest = {
  readonly loginName: string;
  readonly code: string;
  readonly password: string;
};

/** Sends a sealed form to one of the page's calls; `more` travels beside it in the clear. Never throws. */
async function sendSealed(
  path: string,
  clear: object,
  more: object,
  secret: SignInState['crypto'],
  fetcher: typeof fetch,
): Promise<{ readonly body: unknown } | SignInFailure> {
  // Browsers give encryption to loopback and https only.
  if (!globalThis.isSecureContext) return { ok: false, code: 'insecure' };
  try {
    const params = await encryptParams(clear, secret.key, globalThis.crypto);
    const answer = await fetcher(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kid: secret.kid, params, ...more }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { body: (await answer.json()) as unknown };
  } catch {
    return { ok: false, code: 'unreachable' };
  }
}

/** Signs in. Never throws: whatever happens is a result the form can say. */
export async function signIn(
  request: SignInRequest,
  secret: SignInState['crypto'],
  fetcher: typeof fetch = fetch,
): Promise<SignInResult> {
  const { service, ...credentials } = request;
  const sent = await sendSealed('/sso/login', credentials, { service }, secret, fetcher);
  return 'body' in sent ? readSignInAnswer(sent.body, globalThis.location.origin) : sent;
}

/** Sets a new password with a one-time code; undefined when it is set. Never throws. */
export async function resetPassword(
  request: ResetRequest,
  secret: SignInState['crypto'],
  fetcher: typeof fetch = fetch,
): Promise<SignInFailure | undefined> {
  const sent = await sendSealed('/sso/reset', request, {}, secret, fetcher);
  if (!('body' in sent)) return sent;
  const parsed = answerSchema.safeParse(sent.body);
  if (!parsed.success) return { ok: false, code: 'unknown' };
  return parsed.data.code === 200 ? undefined : failureIn(parsed.data.data);
}

function failureIn(data: z.infer<typeof answerSchema>['data']): SignInFailure {
  return {
    ok: false,
    code: isServerReason(data?.reason) ? data.reason : 'unknown',
    ...(data?.remainingTries === undefined ? {} : { remainingTries: data.remainingTries }),
    ...(data?.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: data.retryAfterSeconds }),
  };
}

/** Reads the office's answer; a redirect must be http(s), whatever the server says. */
export function readSignInAnswer(body: unknown, origin: string): SignInResult {
  const parsed = answerSchema.safeParse(body);
  if (!parsed.success) return { ok: false, code: 'unknown' };
  const { code, data } = parsed.data;
  if (code !== 200 || data?.redirect === undefined) return failureIn(data);
  const target = URL.parse(data.redirect, origin);
  const allowed = target?.protocol === 'http:' || target?.protocol === 'https:';
  return target && allowed ? { ok: true, redirect: target.href } : { ok: false, code: 'unknown' };
}

const scanSchema = z.object({
  code: z.literal(200),
  data: z.object({ code: z.string(), url: z.string(), expires: z.number(), interval: z.number() }),
});
const scanStateSchema = z.object({
  code: z.literal(200),
  data: z.object({
    state: z.enum(['pending', 'seen', 'approved']),
    interval: z.number(),
    redirect: z.optional(z.string()),
  }),
});

/** A code this browser shows, and how often to ask whether somebody has agreed. */
export type Scan = { readonly userCode: string; readonly address: string; readonly intervalMs: number };
/** How it stands. */
export type ScanProgress =
  | { readonly state: 'pending' | 'seen'; readonly intervalMs: number }
  | { readonly state: 'approved'; readonly redirect: string };

async function post(path: string, body: object, fetcher: typeof fetch): Promise<unknown> {
  const answer = await fetcher(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  return (await answer.json()) as unknown;
}

/** Asks for a code; its secret stays in a cookie that no script reads. Never throws. */
export async function askScan(fetcher: typeof fetch = fetch): Promise<Scan | SignInFailure> {
  try {
    const body = await post('/sso/scan', {}, fetcher);
    const parsed = scanSchema.safeParse(body);
    if (!parsed.success) return failureIn(answerSchema.safeParse(body).data?.data);
    const { code, url, interval } = parsed.data.data;
    return { userCode: code, address: url, intervalMs: interval };
  } catch {
    return { ok: false, code: 'unreachable' };
  }
}

/** Asks how a code stands. Never throws. */
export async function askProgress(
  userCode: string,
  service: string,
  fetcher: typeof fetch = fetch,
): Promise<ScanProgress | SignInFailure> {
  try {
    const body = await post('/sso/scan/state', { code: userCode, service }, fetcher);
    const parsed = scanStateSchema.safeParse(body);
    if (!parsed.success) return failureIn(answerSchema.safeParse(body).data?.data);
    const { state, interval, redirect } = parsed.data.data;
    if (state !== 'approved') return { state, intervalMs: interval };
    const done = readSignInAnswer({ code: 200, data: { redirect } }, globalThis.location.origin);
    return done.ok ? { state, redirect: done.redirect } : done;
  } catch {
    return { ok: false, code: 'unreachable' };
  }
}
