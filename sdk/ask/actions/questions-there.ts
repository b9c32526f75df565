// Decides whether a build has AI questions at all: without them nothing of them is shown, offered or asked for.
import type { Variant } from '#variants/index.ts';

/** Whether it has. */
export const hasQuestions = ({ features }: Pick<Variant, 'features'>): boolean => features.showAiChat;

/** Nouns of the command line that are not there without them. */
export const askNouns: readonly string[] = ['ask'];
