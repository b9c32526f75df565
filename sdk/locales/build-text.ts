// Says what a build is made for: a name of a variant as it is, one made while developing in words.
import type { Translator } from './index.ts';

/** The branch a build was made from, as a person reads it; `dev` and what stands below it are no release. */
export const buildText = ({ t }: Pick<Translator, 't'>, branch: string): string =>
  branch === 'dev' || branch.startsWith('dev.') ? t('settings.branchDev', { branch }) : branch;
