// Says which nouns a build has not: they stand in no list of commands.
import { hasMeetings, meetingNouns } from '#sdk/meeting/actions/meetings-there.ts';
import { pickVariant } from '#variants/index.ts';

/** @param variant name of the build */
export function hiddenIn(variant: string): (noun: string) => boolean {
  const hidden = hasMeetings(pickVariant(variant)) ? [] : meetingNouns;
  return (noun) => hidden.includes(noun);
}
