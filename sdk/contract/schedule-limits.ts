// The numbers of the schedule that both ends keep to (spec §5, §9).

/** Attachments of an item or a feedback (`spec/decisions.md` §6). */
export const maxAttachments = 10;
/** Characters of a remark or a feedback (spec §9). */
export const maxText = 2_000;
/** Characters of a title or a place. */
export const maxTitle = 200;
/** A repeating item lasts at most this long, in ms (spec §5). */
export const longestRepeating = 86_400_000;
/** People of one item, reminders of one person, points of a checklist. */
export const maxPeople = 500;
export const maxReminders = 5;
export const maxPoints = 50;
/** Times of one item that say something else than their series: five years of days that are ticked. */
export const maxOverrides = 2_000;
/** Writes of one commit: what splitting or importing needs at once. */
export const maxWrites = 500;
/** The longest stretch of time that one question about a calendar may cover, in ms: 400 days. */
export const longestRange = 400 * 86_400_000;
/** Items of one answer; where there are as many, there may be more behind the last one. */
export const itemPage = 1_000;
/** Names of RFC 5545 that one question may ask about. */
export const maxUids = 1_000;
