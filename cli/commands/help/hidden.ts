// Says which nouns a build has not: they stand in no list of commands.
import { askNouns, hasQuestions } from '#sdk/ask/actions/questions-there.ts';
import { hasMeetings, meetingNouns } from '#sdk/meeting/actions/meetings-there.ts';
import { refusalOfNoun } from '#sdk/navigation/work-switches.ts';
import { hasWriting, writeNouns } from '#sdk/write/actions/writing-there.ts';
import { pickVariant } from '#variants/index.ts';

/** @param variant name of the build */
export function hiddenIn(variant: string): (noun: string) => boolean {
  const build = pickVariant(variant);
  const hidden = [
    ...(hasMeetings(build) ? [] : meetingNouns),
    ...(hasQuestions(build) ? [] : askNouns),
    ...(hasWriting(build) ? [] : writeNouns),
  ];
  return (noun) => hidden.includes(noun) || refusalOfNoun(build, noun) !== undefined;
}
