// Which kind of notice somebody typed.
import { noticeTopicSettings, type NoticeTopicSetting } from '#sdk/notices/index.ts';
import { CliError } from '../../errors.ts';
import { kindWord } from '../../shapes/notices.ts';

/** The words for the kinds, as they are typed. */
export const kindWords: readonly string[] = noticeTopicSettings.map(kindWord);

/** The kind of a word. @throws CliError `invalidValue` */
export function kindOf(word: string, name: string): NoticeTopicSetting {
  const found = noticeTopicSettings.find((kind) => kindWord(kind) === word);
  if (found === undefined)
    throw new CliError('invalidValue', { name, value: word }, { param: name, valid: kindWords });
  return found;
}
