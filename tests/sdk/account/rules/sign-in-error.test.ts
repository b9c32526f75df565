// Which sentence of spec §8 «Login» a failed step gets.
import { expect, test } from 'vitest';
import { signInError, type SignInStep } from '#sdk/account/rules/sign-in-error.ts';
import { OfficeError, type ErrorCode } from '#sdk/errors.ts';

test.each<[SignInStep, ErrorCode, ErrorCode]>([
  ['prepare', 'connectionFailed', 'networkAnomaly'],
  ['centre', 'connectionFailed', 'networkAnomaly'],
  ['information', 'connectionFailed', 'networkAnomaly'],
  ['chat', 'timedOut', 'timedOut'],
  ['prepare', 'badAnswer', 'interfaceException'],
  ['centre', 'statusError', 'interfaceException'],
  ['chat', 'badAnswer', 'interfaceException'],
  ['prepare', 'serverMessage', 'interfaceException'],
  ['prepare', 'licenceExpired', 'licenceExpired'],
  ['chat', 'licenceExpired', 'licenceExpired'],
  ['centre', 'badCredentials', 'badCredentials'],
  ['centre', 'tooManyTries', 'tooManyTries'],
  ['centre', 'serverMessage', 'authenticationCentre'],
  ['centre', 'authenticationCentre', 'authenticationCentre'],
  ['centre', 'unauthorised', 'authenticationCentre'],
  ['centre', 'systemError', 'authenticationCentre'],
  ['device', 'unauthorised', 'loginExpired'],
  ['device', 'serverMessage', 'authenticationCentre'],
  ['chat', 'serverMessage', 'authenticationException'],
  ['chat', 'loginExpired', 'authenticationException'],
  ['information', 'serverMessage', 'userInformationFailed'],
  ['information', 'badAnswer', 'userInformationFailed'],
  ['information', 'unauthorised', 'userInformationFailed'],
  ['currentUser', 'loginExpired', 'currentUserFailed'],
  ['currentUser', 'statusError', 'currentUserFailed'],
  ['currentUser', 'cancelled', 'cancelled'],
])('%s that fails with %s is told as %s', (step, code, told) => {
  const error = signInError(step, new OfficeError(code, { serverMessage: 'why', status: 500, where: 'x' }));
  expect(error.code).toBe(told);
  expect(error.data).toMatchObject({ serverMessage: 'why', status: 500, where: 'x' });
});

test('the authentication centre’s words are a parameter of its sentence', () => {
  const error = signInError('centre', new OfficeError('serverMessage', { serverMessage: '账号已停用' }));
  expect(error.data.params).toEqual({ message: '账号已停用' });
});
