// Decides whether an error means that the server has no such call, so that a fallback may take its place.
import { OfficeError } from '../errors.ts';

/** A 404 of HTTP or of the envelope, and a page where an answer should be. */
export function lacksCall(error: unknown): error is OfficeError {
  if (!(error instanceof OfficeError)) return false;
  const { code, data } = error;
  if (code === 'notOfferedHere') return true;
  return (
    code === 'notFound' || data.status === 404 || data.status === 405 || data.params?.['reason'] === 'page'
  );
}
