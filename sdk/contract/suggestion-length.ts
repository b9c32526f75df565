// How long a suggestion may be (spec §5), for both ends, apart from the schemas.

/** Length of what is written, in characters as people count them. */
export const suggestionLength = { least: 1, most: 500 } as const;

/** Characters of what was written, without the blanks around it. */
export const writtenLength = (text: string): number => [...text.trim()].length;
