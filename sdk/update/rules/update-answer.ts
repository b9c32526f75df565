// Decides what an answer about updates means (spec §4 «Update dialog»): a lawful offer, nothing to do, or not to be followed.
import { compareVersions, versionForm } from '../../contract/update-package.ts';

/** What the office said, in house names. */
export type UpdateAnswer = {
  updateFlag: number;
  forceFlag?: number | undefined;
  version: string;
  intranetUrl?: string | undefined;
  extranetUrl?: string | undefined;
  contents?: string | undefined;
  size?: number | undefined;
  sha256?: string | undefined;
  signature?: string | undefined;
};

/** Why an answer or a package is not followed. */
export type RefusalReason =
  | 'version'
  | 'downgrade'
  | 'origin'
  | 'size'
  | 'hash'
  | 'signature'
  | 'key'
  | 'unsigned'
  | 'redirected';

/** A version that may be taken. */
export type UpdateOffer = {
  version: string;
  /** What is new, as the office says it. */
  contents: string;
  /** It must be taken: nobody skips it (forceflag 1). */
  forced: boolean;
  size: number;
  sha256: string;
  signature: string;
  /** Where the package is, best first. */
  addresses: readonly string[];
};

/** What an answer comes to. */
export type UpdateVerdict =
  | { kind: 'upToDate' }
  | { kind: 'notNeeded' }
  | { kind: 'offer'; offer: UpdateOffer }
  | { kind: 'refused'; reason: RefusalReason };

/** Largest package, in bytes. */
const largest = 4 * 2 ** 30;
const longestNotes = 20_000;

/** Which of the addresses may be fetched from: on the office's own and listed hosts, and never less protected than it. */
export function allowedAddresses(
  answer: Pick<UpdateAnswer, 'intranetUrl' | 'extranetUrl'>,
  { server, hosts }: { server: string; hosts: readonly string[] },
): string[] {
  const office = new URL(server);
  return [answer.intranetUrl, answer.extranetUrl].flatMap((given) => {
    if (given === undefined || given.length > 2_000 || !URL.canParse(given, server)) return [];
    const url = new URL(given, server);
    const isPlain = url.protocol === 'http:' && office.protocol === 'http:';
    if (url.protocol !== 'https:' && !isPlain) return [];
    if (url.username !== '' || url.password !== '' || url.hash !== '') return [];
    return hosts.includes(url.host) || url.host === office.host ? [url.href] : [];
  });
}

/**
 * Reads an answer. updateflag 1 offers, 2 is the newest already, anything else says nothing.
 * @param own version of this build
 */
export function updateVerdict(
  answer: UpdateAnswer,
  own: string,
  origin: { server: string; hosts: readonly string[] },
): UpdateVerdict {
  if (answer.updateFlag === 2) return { kind: 'upToDate' };
  if (answer.updateFlag !== 1) return { kind: 'notNeeded' };
  const refused = (reason: RefusalReason): UpdateVerdict => ({ kind: 'refused', reason });
  const { version, size = 0, sha256 = '', signature = '' } = answer;
  if (!versionForm.test(version)) return refused('version');
  if ((compareVersions(version, own) ?? -1) <= 0) return refused('downgrade');
  const addresses = allowedAddresses(answer, origin);
  if (addresses.length === 0) return refused('origin');
  if (sha256 === '' || signature === '') return refused('unsigned');
  if (!/^[0-9a-f]{64}$/u.test(sha256)) return refused('hash');
  if (!/^[A-Za-z0-9+/]{86}==$/u.test(signature)) return refused('signature');
  if (!Number.isSafeInteger(size) || size < 1 || size > largest) return refused('size');
  const contents = (answer.contents ?? '').slice(0, longestNotes);
  const forced = answer.forceFlag === 1;
  return { kind: 'offer', offer: { version, contents, forced, size, sha256, signature, addresses } };
}
