// Decides which emojis answer to what was typed into the picker: Chinese, English or pinyin.

/** What of an emoji can be asked for. */
export type FindableEmoji = { name: string; english: string; pinyin: string; aliases?: readonly string[] };

/** The emojis whose name, English name or pinyin holds the query; those that begin with it come first. */
export function findEmojis<F extends FindableEmoji>(emojis: readonly F[], query: string): readonly F[] {
  const wanted = query.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  if (wanted === '') return emojis;
  const words = (emoji: F): string[] => [
    emoji.name.toLowerCase(),
    emoji.pinyin,
    emoji.english.replace(/\s+/g, ''),
    ...(emoji.aliases ?? []),
  ];
  const starting = emojis.filter((emoji) => words(emoji).some((word) => word.startsWith(wanted)));
  const holding = emojis.filter(
    (emoji) => !starting.includes(emoji) && words(emoji).some((word) => word.includes(wanted)),
  );
  return [...starting, ...holding];
}

/** The one emoji of a name in any language, with or without its colons or brackets: `强`, `:thumbsup:`, `broken-heart`. */
export function namedEmoji<F extends FindableEmoji>(emojis: readonly F[], typed: string): F | undefined {
  const wanted = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[:[]|[:\]]$/g, '')
    .replace(/[\s_-]+/g, '');
  const called = ({ name, english, pinyin }: F): boolean =>
    [name.toLowerCase(), english.replace(/\s+/g, ''), pinyin].includes(wanted);
  return (
    emojis.find(({ name }) => name === typed) ??
    emojis.find(called) ??
    emojis.find(({ aliases = [] }) => aliases.includes(wanted))
  );
}
