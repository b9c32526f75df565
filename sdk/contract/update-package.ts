// What both ends hold of packages of new versions: which version is the newer one, and the words that are signed.

/** A version as builds write it. */
export const versionForm =
  /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})(?:-([0-9A-Za-z-]{1,20}(?:\.[0-9A-Za-z-]{1,20}){0,5}))?$/u;
/** `mac-arm64`, `win64`, `linux-x64`. */
export const osForm = /^[a-z0-9]{1,16}(?:-[a-z0-9_]{1,16})?$/u;
/** Channels of spec §3, and the one below a channel. */
export const updateChannels = ['release', 'beta', 'alpha'] as const;
export type UpdateChannel = (typeof updateChannels)[number];
export const subChannelForm = /^[\w.-]{1,32}$/u;

function parts(version: string): { numbers: number[]; labels: string[] } | undefined {
  const found = versionForm.exec(version);
  if (found === null) return undefined;
  return { numbers: found.slice(1, 4).map(Number), labels: found[4]?.split('.') ?? [] };
}

/** Order of two labels behind the hyphen: numbers before words, numbers by value. */
function compareLabels(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  const [one, two] = [a, b].map((label) => (/^\d+$/u.test(label) ? Number(label) : undefined));
  if (one !== undefined && two !== undefined) return Math.sign(one - two);
  if (one !== undefined || two !== undefined) return one === undefined ? 1 : -1;
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Below zero where the first is older, by the order of semantic versions; undefined where one is no version. */
export function compareVersions(first: string, second: string): number | undefined {
  const [a, b] = [parts(first), parts(second)];
  if (a === undefined || b === undefined) return undefined;
  for (let at = 0; at < 3; at += 1) {
    const difference = (a.numbers[at] ?? 0) - (b.numbers[at] ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  // A version without labels comes after all that have some.
  if (a.labels.length === 0 || b.labels.length === 0)
    return Math.sign(Number(a.labels.length === 0) - Number(b.labels.length === 0));
  for (let at = 0; at < Math.max(a.labels.length, b.labels.length); at += 1) {
    const difference = compareLabels(a.labels[at], b.labels[at]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** What a signature vouches for: this content is this version for these machines. */
export type SignedBuild = {
  os: string;
  channel: string;
  subChannel: string;
  version: string;
  size: number;
  /** Lower-case hexadecimal. */
  sha256: string;
};

/** The text that is signed (Ed25519). None of the fields can hold a line break. */
export const signedText = (build: SignedBuild): string =>
  [
    'tangram update 1',
    build.os,
    build.channel,
    build.subChannel,
    build.version,
    String(build.size),
    build.sha256,
  ].join('\n');
