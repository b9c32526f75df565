// Judges what was typed for a group before it is sent (spec §5: name required, valid members).
import { groupLimits } from '../../contract/limits.ts';
import { isBlank } from '../../contract/shown-name.ts';
import type { ErrorCode } from '../../errors.ts';
import type { GroupAct } from '../../api.ts';

/** The limits, for forms that count. */
export { groupLimits };

const isLonger = (text: string, most: number): boolean => Array.from(text.trim()).length > most;

/** What speaks against a group's name. */
export function nameProblem(name: string): ErrorCode | undefined {
  if (isBlank(name)) return 'groupNameMissing';
  return isLonger(name, groupLimits.name) ? 'groupTextTooLong' : undefined;
}

/** What speaks against a notice or an introduction. */
export function textProblem(what: 'notice' | 'introduction', text: string): ErrorCode | undefined {
  if (isUnseen(text)) return 'groupTextBlank';
  return isLonger(text, groupLimits[what]) ? 'groupTextTooLong' : undefined;
}

/** Whether something was written and nothing of it shows: a text is taken away by leaving it empty, not so. */
export const isUnseen = (text: string): boolean => text.trim() !== '' && isBlank(text);

/** What speaks against people who are to be in a group. */
export function membersProblem(ids: readonly string[]): ErrorCode | undefined {
  const valid = ids.length > 0 && ids.every((id) => /^\d{1,32}$/.test(id));
  if (!valid) return 'groupMembersInvalid';
  return ids.length >= groupLimits.members ? 'groupFull' : undefined;
}

/** What speaks against an act before anybody is asked. */
export function actProblem(act: GroupAct): ErrorCode | undefined {
  switch (act.act) {
    case 'create':
      return (
        nameProblem(act.name) ??
        textProblem('introduction', act.introduction ?? '') ??
        membersProblem(act.memberIds)
      );
    case 'rename':
      return nameProblem(act.name);
    case 'setNotice':
      return textProblem('notice', act.notice);
    case 'setIntroduction':
      return textProblem('introduction', act.introduction);
    case 'invite':
    case 'remove':
    case 'setAdministrators':
      return membersProblem(act.personIds);
    default:
      return undefined;
  }
}
