// Takes a person through the door: user centre, chat server, and who they are; each failure in the words of spec §8.
import type { CurrentUser } from '../contract/entities.ts';
import { asOfficeError, OfficeError } from '../errors.ts';
import type { Host } from '../host/port.ts';
import type { ApiClient } from '../net/api-client.ts';
import { lacksCall } from '../net/lacks-call.ts';
import type { Config } from '../config/index.ts';
import type { Variant } from '#variants/index.ts';
import { isLicenceOver } from './rules/licence.ts';
import { passwordLengths } from './rules/password.ts';
import { checkSignInForm } from './rules/sign-in-form.ts';
import { signInError, type SignInStep } from './rules/sign-in-error.ts';
import type { Session } from './session.ts';

/** What signing in stands on. */
export type SignInParts = {
  host: Pick<Host, 'ciphers' | 'deviceName'>;
  variant: Variant;
  api: ApiClient;
  session: Session;
  config: Config;
  /** Environment variables, for variants that bring their own key. */
  variable?(name: string): string | undefined;
  /** Rejects where this device lacks something without which signing in would be of no use, such as a key. */
  equipped?(): Promise<void>;
};

/** What the user centre answers to whoever it lets in. */
type Admission = {
  token: string;
  authCode?: string | undefined;
  loginName: string;
  deviceToken?: string | undefined;
};

async function step<T>(name: SignInStep, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw signInError(name, asOfficeError(error));
  }
}

/** Configuration and licence come first: without them nobody's password is sent anywhere. */
async function prepare(
  { api, config, equipped }: SignInParts,
  signal: AbortSignal | undefined,
): Promise<void> {
  await step('prepare', async () => {
    await equipped?.();
    const [state, licence] = await Promise.all([
      config.ready(),
      // A server that has no word on its licence lets in whom it wants.
      api.userCentre.getLicenceInfo({}, { signal, retry: true }).catch((error: unknown) => {
        if (!lacksCall(error)) throw error;
        return { notAfter: '', serverTime: undefined };
      }),
    ]);
    if (state.phase === 'fail' && state.error !== undefined) throw OfficeError.from(state.error);
    if (isLicenceOver(licence.notAfter, licence.serverTime ?? config.serverNow()))
      throw new OfficeError('licenceExpired', { params: { notAfter: licence.notAfter } });
  });
}

/** Who the signed-in person is: the user centre knows rights and departments, the chat server name and picture. */
export async function loadPerson(api: ApiClient, signal?: AbortSignal): Promise<CurrentUser> {
  const [information, current] = await Promise.all([
    step('information', () => api.userCentre.getInfo({}, { signal, retry: true })),
    step('currentUser', () => api.chat.getCurrentUser({}, { signal, retry: true })),
  ]);
  const said = Object.entries(information).filter(([, value]) => value !== '' && value != null);
  return { ...current, ...Object.fromEntries(said), id: current.id };
}

/** Token login (spec §2): the single-use code becomes a chat token, and both tokens a session. */
async function enter(
  parts: SignInParts,
  admission: Admission,
  passwordDigest: string | undefined,
  signal: AbortSignal | undefined,
): Promise<CurrentUser> {
  const { api, session } = parts;
  const { authCode, token } = admission;
  const proof = passwordDigest === undefined ? { authCode: authCode || token } : { passwordDigest };
  const loginName = admission.loginName || (await nameOf(parts, token, signal));
  const chat = await step('chat', () => api.chat.login({ loginName, ...proof }, { signal }));
  await session.start({
    userCentreToken: admission.token,
    chatToken: chat.token,
    personId: chat.personId,
  });
  try {
    const person = await loadPerson(api, signal);
    await session.remember(person);
    if (admission.deviceToken !== undefined) await session.setDeviceToken(admission.deviceToken);
    return person;
  } catch (error) {
    await session.forget();
    throw error;
  }
}

/** Who a token is of, where the exchange of a ticket does not say: the user centre knows. */
async function nameOf(
  { api, session }: SignInParts,
  token: string,
  signal: AbortSignal | undefined,
): Promise<string> {
  await session.start({ userCentreToken: token, chatToken: '', personId: '' });
  try {
    return (await step('information', () => api.userCentre.getInfo({}, { signal, retry: true }))).loginName;
  } finally {
    await session.forget();
  }
}

/** The user centre's word on name and password. */
async function admit(
  parts: SignInParts,
  input: { loginName: string; password: string; remember?: boolean; resetCode?: string },
  signal: AbortSignal | undefined,
): Promise<Admission> {
  const missing = Object.keys(checkSignInForm(input)).join(',');
  if (missing !== '') throw new OfficeError('credentialsMissing', { params: { fields: missing } });
  const { host, variant, config, api } = parts;
  const loginName = input.loginName.trim();
  await prepare(parts, signal);
  return step('centre', async () => {
    // Most starts take up a session: only a sign-in needs the codecs of the credentials.
    const { chooseLoginKey, sealCredentials } = await import('./wire-crypto.ts');
    const key = chooseLoginKey(
      variant.loginCipher,
      config.loginCrypto(),
      parts.variable ?? (() => undefined),
    );
    const sealed = await sealCredentials(host.ciphers, key, {
      loginName,
      password: input.password,
      ...(input.remember === true ? { remember: true, deviceName: host.deviceName } : {}),
      ...(input.resetCode !== undefined && { resetCode: input.resetCode }),
    });
    return api.userCentre.login(sealed, { signal });
  });
}

/** With name and password. @throws OfficeError, see spec §8 «Login» */
export async function enterWithPassword(
  parts: SignInParts,
  input: { loginName: string; password: string; remember?: boolean; resetCode?: string },
  signal: AbortSignal | undefined,
): Promise<CurrentUser> {
  const admission = await admit(parts, input, signal).catch(explained);
  const { host, variant } = parts;
  // Servers with the legacy rules, or none in their answer, know no auth codes: they take the digest (spec §5).
  const isPlain = variant.passwordPolicy === 'legacy' || !admission.authCode;
  const digest = isPlain ? await host.ciphers.md5(input.password) : undefined;
  return enter(
    parts,
    { ...admission, loginName: admission.loginName || input.loginName.trim() },
    digest,
    signal,
  );
}

/** A password that comes with a one-time code is judged by the strict rules; their sentence names the lengths. */
function explained(error: unknown): never {
  const refused = asOfficeError(error);
  if (refused.code !== 'passwordRule') throw refused;
  const { code: _, params, ...details } = refused.data;
  throw new OfficeError(
    'passwordRule',
    { ...details, params: { ...params, ...passwordLengths.strict } },
    refused,
  );
}

/** Asks the office whether a password is right, and goes no further. @throws OfficeError `badCredentials` */
export async function provePassword(
  parts: SignInParts,
  input: { loginName: string; password: string },
): Promise<void> {
  await admit(parts, input, undefined);
}

/** With a ticket of the external sign-in page. */
export async function enterWithTicket(
  parts: SignInParts,
  ticket: string,
  signal: AbortSignal | undefined,
): Promise<CurrentUser> {
  if (ticket.trim() === '') throw new OfficeError('credentialsMissing', { params: { fields: 'ticket' } });
  await prepare(parts, signal);
  const admission = await step('centre', () => parts.api.userCentre.exchangeToken({ ticket }, { signal }));
  return enter(parts, admission, undefined, signal);
}

/** With the remembered device, which is forgotten when the office does not know it any more. */
export async function enterWithDevice(
  parts: SignInParts,
  deviceToken: string,
  signal: AbortSignal | undefined,
): Promise<CurrentUser> {
  await prepare(parts, signal);
  const admission = await step('device', () =>
    parts.api.userCentre.resumeDevice({ deviceToken }, { signal }),
  ).catch(async (error: unknown) => {
    if (asOfficeError(error).code === 'loginExpired') await parts.session.setDeviceToken(undefined);
    throw error;
  });
  return enter(parts, admission, undefined, signal);
}

/** With a token that was handed over, of a bot or of another device; it is kept from then on. One that is refused costs nothing. */
export async function enterWithToken(
  parts: SignInParts,
  token: string,
  signal: AbortSignal | undefined,
): Promise<CurrentUser> {
  if (token.trim() === '') throw new OfficeError('credentialsMissing', { params: { fields: 'token' } });
  await prepare(parts, signal);
  const admission = await step('device', () =>
    parts.api.userCentre.resumeDevice({ deviceToken: token.trim() }, { signal }),
  );
  return enter(parts, { ...admission, deviceToken: token.trim() }, undefined, signal);
}

/** With what the user centre has answered already, to whoever another device has let in. */
export async function enterAdmitted(
  parts: SignInParts,
  admission: Admission,
  signal: AbortSignal | undefined,
): Promise<CurrentUser> {
  await prepare(parts, signal);
  return enter(parts, admission, undefined, signal);
}
