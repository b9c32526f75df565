// Decides whether a build has writing at all: without it nothing of it is shown, offered or asked for.
import type { Variant } from '#variants/index.ts';

/** Whether it has. */
export const hasWriting = ({ features }: Pick<Variant, 'features'>): boolean => features.showAiWriter;

/** Nouns of the command line that are not there without it. */
export const writeNouns: readonly string[] = ['write'];
