// Decides whether a group's announcement is still to be shown to somebody: until they have read this very wording.
import { crc32, crc32Text } from '../../base/crc32.ts';

/** What has been read, by group. */
export type ReadNotices = Readonly<Record<string, string>>;

/** Most groups that are remembered; the oldest are forgotten, and shown once more. */
const mostGroups = 500;

const markOf = (notice: string): string => crc32Text(crc32(new TextEncoder().encode(notice.trim())));

/** Whether the announcement is news to whoever has read these. */
export function isUnreadNotice(groupId: string, notice: string, read: ReadNotices): boolean {
  return notice.trim() !== '' && read[groupId] !== markOf(notice);
}

/** The same with this announcement read. */
export function withNoticeRead(groupId: string, notice: string, read: ReadNotices): ReadNotices {
  const { [groupId]: _, ...others } = read;
  return Object.fromEntries([...Object.entries(others), [groupId, markOf(notice)]].slice(-mostGroups));
}
