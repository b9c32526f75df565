// Faults of certificates: those somebody brought, and the office's own.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperatorWorld } from '../operator-world.ts';
import { start, type OperatorFault } from './fault.ts';

type CertificatePick = (certificates: OperatorWorld['certificates']) => readonly [string, string];
const brought = (name: string, pick: CertificatePick, code: string, says: RegExp): OperatorFault => ({
  about: 'certificate',
  name,
  code,
  exit: 2,
  says,
  make({ certificates }, place) {
    const [certificate, key] = pick(certificates);
    return start(place, '--cert', certificate, '--key', key);
  },
});

/** See the file's first line. */
export const certificates: readonly OperatorFault[] = [
  brought(
    'no certificate file',
    ({ nowhere, key }) => [nowhere, key],
    'certificateUnreadable',
    /nowhere\.pem/u,
  ),
  brought(
    'no key file',
    ({ certificate, nowhere }) => [certificate, nowhere],
    'certificateUnreadable',
    /nowhere\.pem/u,
  ),
  brought(
    'a folder for a certificate',
    ({ folder, key }) => [folder, key],
    'certificateUnreadable',
    /certificates/u,
  ),
  brought(
    'an empty certificate',
    ({ empty, key }) => [empty, key],
    'certificateInvalid',
    /empty\.pem.*PEM/su,
  ),
  brought('a certificate cut short', ({ cut, key }) => [cut, key], 'certificateInvalid', /cut\.pem/u),
  brought('a key for a certificate', ({ key }) => [key, key], 'certificateInvalid', /one-key\.pem/u),
  brought(
    'a certificate for a key',
    ({ certificate }) => [certificate, certificate],
    'certificateKeyInvalid',
    /one\.pem/u,
  ),
  brought(
    'a key with a passphrase',
    (all) => [all.certificate, all.sealedKey],
    'certificateKeyInvalid',
    /passphrase/u,
  ),
  brought(
    'the key of another',
    (all) => [all.certificate, all.otherKey],
    'certificateKeyMismatch',
    /other-key\.pem/u,
  ),
  brought(
    'a certificate that has ended',
    (all) => [all.oldCertificate, all.oldKey],
    'certificateExpired',
    /old\.pem.*renew/su,
  ),
  {
    ...brought(
      'a certificate that is valid from next month on',
      ({ comingCertificate, comingKey }) => [comingCertificate, comingKey],
      'certificateNotYetValid',
      /coming\.pem.*clock/su,
    ),
    about: 'clock',
  },
  {
    ...{
      about: 'certificate',
      name: 'a certificate without its key',
      code: 'missingOption',
      exit: 2,
      says: /--key/u,
    },
    make: (world, place) => start(place, '--cert', world.certificates.certificate),
  },
  {
    ...{
      about: 'certificate',
      name: 'a key without its certificate',
      code: 'missingOption',
      exit: 2,
      says: /--cert/u,
    },
    make: (world, place) => start(place, '--key', world.certificates.key),
  },
  ...(['certificate.pem', 'certificate-key.pem'] as const).map((file): OperatorFault => ({
    ...{ about: 'certificate', name: `the office’s own ${file} is damaged`, exit: 2 },
    code: file === 'certificate.pem' ? 'certificateInvalid' : 'certificateKeyInvalid',
    says: new RegExp(file.replace('.', '\\.'), 'u'),
    async make(_, place) {
      const { ownCertificate } = await import('#fixtures/office/http/certificate.ts');
      await ownCertificate(place.data, Date.now());
      writeFileSync(join(place.data, file), 'nonsense');
      return start(place, '--https');
    },
  })),
];
