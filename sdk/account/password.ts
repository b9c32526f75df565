// Changes the password of the signed-in person: checked here first, sealed, sent to the service that keeps it.
import type { CallOptions } from '../api.ts';
import { asOfficeError, OfficeError } from '../errors.ts';
import {
  checkPassword,
  passwordLengths,
  policyAt,
  usualPasswordService,
  type PasswordService,
} from './rules/password.ts';
import type { SignInParts } from './sign-in.ts';

/** What is asked for; without a `service` the usual one of the variant. */
type PasswordRequest = { oldPassword: string; newPassword: string; service?: PasswordService };

/**
 * Changes it; every other device of the person is signed out by the office.
 * @throws OfficeError `passwordMissing`, `passwordRule` (params `problems`: the broken rules, `shortest`, `longest`),
 *   `oldPasswordWrong`, `tooManyTries`
 */
export async function changePassword(
  parts: SignInParts,
  request: PasswordRequest,
  { signal }: CallOptions,
): Promise<void> {
  const { api, config, host, session, variant } = parts;
  const { oldPassword, newPassword } = request;
  if (oldPassword === '' || newPassword === '') throw new OfficeError('passwordMissing');
  const person = session.current()?.person;
  const service = request.service ?? usualPasswordService(variant.passwordPolicy);
  const policy = policyAt(service, variant.passwordPolicy);
  const problems = checkPassword(newPassword, {
    policy,
    own: { loginName: person?.loginName ?? '', phone: person?.phone },
    oldPassword,
  });
  if (problems.length > 0)
    throw new OfficeError('passwordRule', {
      params: { problems: problems.join(','), ...passwordLengths[policy] },
    });
  await config.ready();
  const { chooseLoginKey, sealPasswordChange } = await import('./wire-crypto.ts');
  const key = chooseLoginKey(variant.loginCipher, config.loginCrypto(), parts.variable ?? (() => undefined));
  const sealed = await sealPasswordChange(host.ciphers, key, { oldPassword, newPassword });
  try {
    await api[service].updatePassword(sealed, { signal });
  } catch (error) {
    const refused = asOfficeError(error);
    const { code, params, ...details } = refused.data;
    if (code === 'badCredentials') throw new OfficeError('oldPasswordWrong', { ...details, params }, refused);
    if (code !== 'passwordRule') throw refused;
    const told = { ...params, ...passwordLengths[policy] };
    throw new OfficeError('passwordRule', { ...details, params: told }, refused);
  }
}
