// Decides how loudly a kind is told when somebody mutes it, or wants to hear it again.
import type { NoticeLevel } from '../../contract/notice-topics.ts';

/** Counted only; a kind that is, is told as it usually is. */
export const mutedLevel = (level: NoticeLevel, usual: NoticeLevel): NoticeLevel =>
  level === 'count' ? usual : 'count';
