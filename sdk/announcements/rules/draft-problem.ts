// Says what is missing of an announcement before it is sent: title, words, people, an end that lies behind its beginning.
import type { RichText } from '../../contract/rich-text.ts';
import { filesIn, plainText } from '../../contract/rich-text.ts';
import { isBlank } from '../../contract/shown-name.ts';
import type { Audience } from '../../contract/work-parts.ts';

/** What is published. The body is a tree, or Markdown. */
export type AnnouncementDraft = {
  title: string;
  body: RichText | { markdown: string };
  audience: readonly Audience[];
  pinned?: boolean;
  /** Readers must say that they have taken notice. */
  mustConfirm?: boolean;
  /** Comes out then, epoch ms; at once when left out. */
  at?: number;
  /** Is over then, epoch ms. */
  until?: number;
  /** Files that were sent up, by their ids; ten at most. */
  fileIds?: readonly string[];
};

/** How far a clock may be ahead of another, and how long it takes to send what was written. */
const graceMs = 60_000;
/** Longest title, in characters. */
export const titleLength = 120;

/** The first thing that is wrong; undefined where it may go. */
export function draftProblem(
  { title, body, audience, at, until }: AnnouncementDraft & { body: RichText },
  now: number,
): 'announcementTitleMissing' | 'announcementEmpty' | 'announcementNobody' | 'announcementTimes' | undefined {
  const length = [...title.trim()].length;
  if (isBlank(title) || length > titleLength) return 'announcementTitleMissing';
  if (isBlank(plainText(body)) && filesIn(body).length === 0) return 'announcementEmpty';
  if (audience.length === 0) return 'announcementNobody';
  // What has just been the present is meant as at once; earlier than that was meant as a time to come.
  if (at !== undefined && !(at > now - graceMs)) return 'announcementTimes';
  if (until !== undefined && !(until > Math.max(now, at ?? now))) return 'announcementTimes';
  return undefined;
}
