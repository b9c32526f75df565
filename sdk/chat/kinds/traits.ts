// Decides what may be done with each kind of message (spec §5; flash messages: decisions §6).
import type { ContentKind } from '../../contract/flags.ts';

/** What a kind allows. */
export type KindTraits = {
  /** May be answered with a quote. */
  readonly quotable: boolean;
  /** «Voice, burn-after-reading and meeting messages cannot be forwarded» (spec §5), nor what no office holds. */
  readonly forwardable: boolean;
  /** Its words may be copied. */
  readonly copyable: boolean;
};

const free: KindTraits = { quotable: true, forwardable: true, copyable: true };

/** The table; a kind that is forgotten does not compile. */
export const kindTraits: Readonly<Record<ContentKind, KindTraits>> = {
  text: free,
  file: free,
  audio: { ...free, forwardable: false, copyable: false },
  video: free,
  image: free,
  location: free,
  telephone: { quotable: false, forwardable: false, copyable: false },
  link: free,
  // It lies on the two devices alone: whoever got it forwarded could only read about it.
  peerFile: { ...free, forwardable: false },
  flash: { quotable: false, forwardable: false, copyable: false },
  meeting: { ...free, forwardable: false },
  shareLink: free,
  shareFile: free,
};
