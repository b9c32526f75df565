// Decides how logged errors are written as text, for a report that somebody pastes into a message.
import type { LoggedError } from '../../api.ts';

/** One block per error, newest first: time (UTC), kind, place, program, and the message as it was kept. */
export function errorLogText(errors: readonly LoggedError[]): string {
  return errors
    .map((error) =>
      [
        `${new Date(error.time).toISOString()} ${error.type} · ${error.page} · ${error.agent}`,
        error.message,
      ].join('\n'),
    )
    .join('\n\n');
}
