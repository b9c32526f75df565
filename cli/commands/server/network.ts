// Where `tangram server start` listens and what it proves itself with: its flags, and the sentences for what is wrong.
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import type { OfficeOptions, RunningOffice } from '#fixtures/serve.ts';
import type { Translator } from '#sdk/locales/index.ts';
import type { OptionSpec } from '../../command.ts';
import { CliError, type CliErrorCode } from '../../errors.ts';
import type { Input } from '../../input.ts';
import { isoTime } from '../../output/times.ts';

/** The flags. */
export const networkOptions: readonly OptionSpec[] = [
  { name: 'host', value: 'text', shown: 'ADDRESS', text: 'cliHelp.server.start.host' },
  { name: 'public-url', value: 'many', shown: 'URL', text: 'cliServer.start.publicUrl' },
  { name: 'trusted-proxy', value: 'many', shown: 'ADDRESS', text: 'cliServer.start.trustedProxy' },
  { name: 'metrics-token', value: 'text', shown: 'FILE', text: 'cliServer.start.metricsToken' },
  { name: 'https', text: 'cliHelp.server.start.https' },
  { name: 'cert', value: 'text', shown: 'FILE', text: 'cliHelp.server.start.cert' },
  { name: 'key', value: 'text', shown: 'FILE', text: 'cliHelp.server.start.key' },
];

/** What they say. */
export type Network = Pick<
  OfficeOptions,
  'host' | 'secure' | 'certificate' | 'publicUrls' | 'trustedProxies' | 'metricsToken'
>;

const wrong = (name: string, value: string, ...valid: string[]): CliError =>
  new CliError('invalidValue', { name, value }, { param: name, ...(valid.length > 0 && { valid }) });

/** What a proxy needs to be known for. @throws CliError `invalidValue` */
async function readProxy(input: Input): Promise<Pick<Network, 'publicUrls' | 'trustedProxies'>> {
  const { readPublicAddress } = await import('#fixtures/office/http/place.ts');
  const publicUrls = input.many('public-url').map((typed) => {
    const address = readPublicAddress(typed);
    if (address === undefined)
      throw wrong('--public-url', typed, 'https://office.example', 'https://office.example:8443');
    return address;
  });
  const trustedProxies = input.many('trusted-proxy').map((typed) => {
    const [address = '', bits] = typed.split('/');
    const family = isIP(address);
    const isNet = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
    if (family === 0 || !isNet) throw wrong('--trusted-proxy', typed, '127.0.0.1', '10.0.0.0/8');
    return typed;
  });
  return {
    ...(publicUrls.length > 0 && { publicUrls }),
    ...(trustedProxies.length > 0 && { trustedProxies }),
  };
}

/** @throws CliError `invalidValue` for what is no address, `missingOption` for a certificate without its key */
export async function readNetwork(input: Input): Promise<Network> {
  const proxy = await readProxy(input);
  const host = input.text('host');
  if (host !== undefined && host !== 'localhost' && isIP(host) === 0)
    throw wrong('--host', host, '127.0.0.1', '0.0.0.0', 'localhost');
  const certificate = input.text('cert');
  const key = input.text('key');
  if ((certificate === undefined) !== (key === undefined)) {
    const missing = certificate === undefined ? '--cert' : '--key';
    throw new CliError('missingOption', { a: missing }, { param: missing });
  }
  return {
    ...proxy,
    ...(host !== undefined && { host }),
    ...(input.has('https') && { secure: true }),
    ...(certificate !== undefined && key !== undefined && { certificate: { certificate, key } }),
  };
}

/**
 * What a file holds with which `/metrics` may be read from other machines; the word itself stands on no command line.
 * @throws CliError `fileUnreadable`, `invalidValue` for a file with less than sixteen characters
 */
export function readMetricsToken(input: Input, folder: string): Pick<Network, 'metricsToken'> {
  const path = input.text('metrics-token');
  if (path === undefined) return {};
  let token: string;
  try {
    token = readFileSync(resolve(folder, path), 'utf8').trim();
  } catch {
    throw new CliError('fileUnreadable', { path }, { param: '--metrics-token' });
  }
  if (token.length < 16) throw wrong('--metrics-token', path);
  return { metricsToken: token };
}

const certificateSentences = {
  unreadable: 'certificateUnreadable',
  notACertificate: 'certificateInvalid',
  notAKey: 'certificateKeyInvalid',
  keyMismatch: 'certificateKeyMismatch',
  expired: 'certificateExpired',
  notYetValid: 'certificateNotYetValid',
} as const satisfies Record<string, CliErrorCode>;

/** The sentence for a certificate that cannot be used. */
export function certificateProblem(code: keyof typeof certificateSentences, path: string): CliError {
  return new CliError(certificateSentences[code], { path }, { param: path });
}

/** The sentence for an address that is not this machine's, with those that are. */
export function addressProblem(host: string): CliError {
  const valid = Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? []).map(({ address }) => address),
  );
  return new CliError(
    'addressUnavailable',
    { host, addresses: valid.join(', ') },
    { param: '--host', valid },
  );
}

/** What people are told about the certificate, line by line; nothing where there is none. */
export function certificateLines(
  { certificate, url, urls }: Pick<RunningOffice, 'certificate' | 'url' | 'urls'>,
  { t }: Translator,
): string[] {
  const others = urls.filter((address) => address !== url);
  const also = others.length === 0 ? [] : [t('cli.server.alsoAt', { urls: others.join('  ') })];
  if (certificate === undefined) return also;
  const { fingerprint, browserFingerprint, ends } = certificate;
  return [
    ...also,
    t('cli.server.fingerprint', { fingerprint }),
    `  ${t('cli.server.browserFingerprint', { fingerprint: browserFingerprint })}`,
    `  ${t('cli.server.certificateEnds', { date: (isoTime(ends) ?? '').slice(0, 10) })}`,
  ];
}
