// Decides whether a build has meetings at all: without them nothing of them is shown, offered or asked for.
import type { Variant } from '#variants/index.ts';

/** Whether it has. */
export const hasMeetings = ({ features }: Pick<Variant, 'features'>): boolean => features.showMeeting;

/** Nouns of the command line that are not there without them. */
export const meetingNouns: readonly string[] = ['meeting', 'call'];
