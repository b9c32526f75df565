// Decides what the desktop program was started with; words that came along with a link are not heard.
import { variantNames } from '#variants/index.ts';
import { deepLinkIn } from './deep-link.ts';

/** What may be said at start. */
export type DesktopOptions = {
  /** Address of the office; without it the profile's own. */
  readonly server: string | undefined;
  readonly profile: string;
  /** Name of the variant to wear; without it the build's. */
  readonly variant: string | undefined;
  /** Start in the tray, as at log-in. */
  readonly hidden: boolean;
  /** The link that started it. */
  readonly link: string | undefined;
};

const serverForm = /^https?:\/\/[^\s/?#@\\]+(?:\/[\w.~/-]*)?$/i;
const profileForm = /^[a-z0-9][a-z0-9._-]{0,31}$/;

/**
 * Reads the words after the program's own. A link may come from any page on the web, and systems have let such pages
 * add switches of their own (CVE-2018-1000006): with a link, nothing but the link counts.
 */
export function readOptions(words: readonly string[]): DesktopOptions {
  const link = deepLinkIn(words);
  const plain: DesktopOptions = {
    server: undefined,
    profile: 'default',
    variant: undefined,
    hidden: false,
    link,
  };
  if (link !== undefined) return plain;
  const valueOf = (name: string): string | undefined =>
    words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
  const server = valueOf('server');
  const profile = valueOf('profile');
  return {
    ...plain,
    server: server !== undefined && serverForm.test(server) ? server : undefined,
    profile: profile !== undefined && profileForm.test(profile) ? profile : plain.profile,
    variant: variantNames.find((name) => name === valueOf('variant')),
    hidden: words.includes('--hidden'),
  };
}
