// The names of the variants, and the error for whatever cannot be picked or addressed.

/** The build branches (spec §1), in the order they are listed to people. */
export const variantNames = [
  'default',
  'tuha',
  'changqing',
  'shengli',
  'liantong',
  'smartcity',
  'talimu',
  'test',
  'show',
  'spi',
  'dev.mysql',
] as const;

/**
 * What went wrong: no such variant, no server chosen where one is needed, an unusable server address, or a file of
 * one's own that is no variant.
 */
export type VariantErrorCode = 'unknownVariant' | 'serverMissing' | 'serverInvalid' | 'variantFileInvalid';

/** A variant could not be picked or addressed. Faces translate by `code`; the message is for logs. */
export class VariantError extends Error {
  readonly code: VariantErrorCode;
  /** What was asked for, cut to 80 characters: it may come from outside. */
  readonly given: string;
  /** The names that would have worked; empty where the name was not the trouble. */
  readonly names: readonly string[];

  constructor(code: VariantErrorCode, given: string, names: readonly string[] = []) {
    const shown = given.slice(0, 80);
    super(names.length > 0 ? `${code}: ${shown} (valid: ${names.join(', ')})` : `${code}: ${shown}`);
    this.name = 'VariantError';
    this.code = code;
    this.given = shown;
    this.names = names;
  }
}
