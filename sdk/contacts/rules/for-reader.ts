// Decides in which language a department and a title are shown: in English to whoever reads English and has the words.

/** What may be told in English too; whoever knows no English for it leaves that out. */
type InBoth = {
  readonly name?: string | undefined;
  readonly nameEn?: string | undefined;
  readonly title?: string;
  readonly titleEn?: string | undefined;
  readonly department?: unknown;
  readonly departmentEn?: string | undefined;
  readonly departmentName?: string;
  readonly departmentNameEn?: string | undefined;
  readonly departmentPath?: string;
  readonly departmentPathEn?: string | undefined;
  readonly fullPath?: string;
  readonly fullPathEn?: string | undefined;
};

const words = ['name', 'title', 'department', 'departmentName', 'departmentPath', 'fullPath'] as const;

/** A person, department, node, member or friend as a reader of this language sees them. Names of people stay. */
export function forReader<const T extends InBoth>(told: T, language: 'zh' | 'en'): T {
  if (language !== 'en') return told;
  const shown: Record<string, unknown> = { ...told };
  for (const word of words) if (told[`${word}En`]) shown[word] = told[`${word}En`];
  return shown as T;
}
