// Says what the office tells of a group or of a message that is gone, with names as the reader sees them.
import { nameText } from './name-text.ts';
import type { TextKey, Translator } from './translator.ts';

/** A sentence as key and parameters, or the server's own words for a key this version does not know. */
type Notice =
  | {
      readonly key: Extract<TextKey, `chat.notice.${string}`>;
      readonly parameters: {
        readonly operator: string;
        readonly targets: readonly string[];
        readonly text: string;
      };
    }
  | { readonly key: undefined; readonly text: string };

/** «何静 He Jing has joined», or the office's own words. */
export function groupNoticeText(
  { translateRef, letters }: Pick<Translator, 'translateRef' | 'letters'>,
  notice: Notice,
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
