// Says what the office tells of a group or of a message that is gone, with names as the reader sees them.
import type { NoticeText } from '../chat/rules/notice-text.ts';
import { nameText } from './name-text.ts';
import type { Translator } from './translator.ts';

/** «何静 He Jing has joined», or the office's own words. */
export function groupNoticeText(
  { translateRef, letters }: Pick<Translator, 'translateRef' | 'letters'>,
  notice: NoticeText,
): string {
  if (notice.key === undefined) return notice.text;
  const { key, parameters } = notice;
  const { operator, targets, text } = parameters;
  const reader = letters === undefined ? {} : { letters };
  return translateRef({
    key,
    parameters: {
      operator: nameText(reader, operator),
      targets: targets.map((name) => nameText(reader, name)),
      text,
    },
  });
}
