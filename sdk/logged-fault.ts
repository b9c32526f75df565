// An error as a line of this device's log (spec §8).
import { asOfficeError } from './errors.ts';
import type { LoggedError } from './host/logged-error.ts';

/** The line of an error of the SDK. */
export function loggedError(
  error: unknown,
  { time, user, agent }: Pick<LoggedError, 'time' | 'user' | 'agent'>,
): LoggedError {
  const { code, message, data, cause } = asOfficeError(error);
  const parts = [message, data.where, cause instanceof Error ? cause.message : ''];
  return {
    time,
    user,
    page: 'sdk',
    type: code,
    message: parts.filter((part) => part !== undefined && part !== '').join(' · '),
    agent,
  };
}
