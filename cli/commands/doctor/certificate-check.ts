// The check of `tangram doctor` on what the office proves itself with: who vouches for it, and until when.
import type { Translator } from '#sdk/locales/index.ts';
import type { Context } from '../../context.ts';
import { OfficeError } from '#sdk/errors.ts';
import { isoTime } from '../../output/times.ts';
import type { Finding } from './finding.ts';

/** A certificate that ends sooner is worth a word, in milliseconds: two weeks. */
const soonMs = 14 * 86_400_000;

/** @throws OfficeError `certificateUnknown`, `certificateChanged`, or why the office could not be asked */
export async function checkCertificate(context: Context, { t }: Translator): Promise<Finding> {
  const { server } = context;
  const { certificates } = await context.opened();
  const shown = server === undefined ? undefined : await certificates.look(server);
  if (server === undefined || shown === undefined)
    return { state: 'skipped', detail: t('cli.doctor.plainHttp'), fix: '' };
  const { fingerprint, ends, vouchedFor } = shown;
  const known = certificates.known(server);
  const place = new URL(server).host;
  if (known !== undefined && known !== fingerprint)
    throw new OfficeError('certificateChanged', { params: { place, known, fingerprint } });
  if (known === undefined && !vouchedFor)
    throw new OfficeError('certificateUnknown', { params: { place, fingerprint } });
  const how = t(known === undefined ? 'cli.doctor.vouchedFor' : 'cli.doctor.trusted');
  const detail = t('cli.doctor.certificate', {
    fingerprint,
    how,
    date: (isoTime(ends) ?? '').slice(0, 10),
  });
  if (ends - context.now() > soonMs) return { state: 'ok', detail, fix: '' };
  return { state: 'warning', detail, fix: t('cli.doctor.fixCertificateEnd') };
}
