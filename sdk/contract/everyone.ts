// How everybody in a group is called, by whoever writes and by whoever reads.

/** How everybody in a group is mentioned, in either language. */
export const everyoneNames = ['所有人', 'everyone'] as const;

/** How a reader calls everybody. */
export const everyoneName = (language: 'zh' | 'en'): (typeof everyoneNames)[number] =>
  everyoneNames[language === 'zh' ? 0 : 1];

const calledEveryone = new RegExp(`@(?:${everyoneNames.join('|')})(?![a-z])`, 'g');

/** Words in which everybody is called as their reader does, whoever wrote them and when. */
export const withEveryone = (text: string, language: 'zh' | 'en'): string =>
  text.replaceAll(calledEveryone, `@${everyoneName(language)}`);
