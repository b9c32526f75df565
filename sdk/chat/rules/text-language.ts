// Decides in which language a person's text is read and set, whatever language the window speaks.

/** `zh-CN` for text with Chinese characters; undefined leaves it to the window's language. */
export function textLanguage(text: string): 'zh-CN' | undefined {
  return /\p{Script=Han}/u.test(text) ? 'zh-CN' : undefined;
}
