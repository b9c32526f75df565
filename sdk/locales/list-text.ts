// Joins names as a language lists them: Chinese with its own comma, English with its.

/** The names in one line, without an «and»: lists here stand in sentences as well as by themselves. */
export function listText({ locale }: { readonly locale: string }, names: readonly string[]): string {
  return new Intl.ListFormat(locale, { style: 'narrow' }).format(names);
}
