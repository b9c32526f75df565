// Asks a person, once, whether an office in the local network is the right one: by its key, as `tangram login` does.
import { X509Certificate, createHash } from 'node:crypto';
import { dialog, type Session } from 'electron';
import type { Certificates } from '#sdk/host/node/index.ts';
import type { Translator } from '#sdk/locales/index.ts';

/** Chromium's answers to «is this certificate good?». */
const verdicts = { trust: 0, refuse: -2, asChromiumFound: -3 } as const;

/**
 * Looks at the office before anything is sent. An unknown key is shown with its fingerprint; a changed one is told and
 * never asked about. Answers whether it may be spoken to; an office that cannot be reached says so in the window.
 */
export async function askForTrust(
  server: string,
  certificates: Certificates,
  { t }: Pick<Translator, 't'>,
): Promise<boolean> {
  const shown = await certificates.look(server).catch(() => undefined);
  if (shown === undefined) return true;
  const { fingerprint, vouchedFor } = shown;
  const known = certificates.known(server);
  if (known === fingerprint || (known === undefined && vouchedFor)) return true;
  const place = new URL(server).host;
  if (known !== undefined) {
    await dialog.showMessageBox({
      type: 'error',
      message: t('errors.certificateChanged', { place, known, fingerprint }),
      detail: t('desktop.trust.changed'),
      buttons: [t('desktop.close')],
      noLink: true,
    });
    return false;
  }
  const { response } = await dialog.showMessageBox({
    type: 'question',
    message: t('cli.trust.unknown', { place }),
    detail: `${fingerprint}\n\n${t('cli.trust.compare')}`,
    buttons: [t('desktop.cancel'), t('desktop.trust.accept')],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  if (response !== 1) return false;
  certificates.trust(server, fingerprint);
  return true;
}

/** Lets a sign-in page be believed by the same key; all other hosts by what Chromium finds. */
export function believeKnownOffice(
  session: Session,
  server: string,
  certificates: Pick<Certificates, 'known'>,
): void {
  const { hostname } = new URL(server);
  session.setCertificateVerifyProc((request, callback) => {
    const known = request.hostname === hostname ? certificates.known(server) : undefined;
    if (known === undefined) return callback(verdicts.asChromiumFound);
    const key = new X509Certificate(request.certificate.data).publicKey.export({
      type: 'spki',
      format: 'der',
    });
    const shown = `SHA256:${createHash('sha256')
      .update(key)
      .digest('base64')
      .replace(/(?<!=)=+$/, '')}`;
    return callback(shown === known ? verdicts.trust : verdicts.refuse);
  });
}
