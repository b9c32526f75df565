// What can be done to a group, as data: it waits in the store, crosses ports, and is told to the office in one place.
import { padChatId } from '../contract/chat-id.ts';
import { asOfficeError, OfficeError } from '../errors.ts';
import type { ApiClient } from '../net/api-client.ts';
import type { Group } from '../contract/entities.ts';

/** One act. Those of {@link waitingActs} may be done without a network; they happen when there is one. */
export type GroupAct =
  | { act: 'create'; name: string; introduction?: string; memberIds: string[] }
  | { act: 'rename'; groupId: string; name: string }
  | { act: 'setNotice'; groupId: string; notice: string }
  | { act: 'setIntroduction'; groupId: string; introduction: string }
  | { act: 'invite'; groupId: string; personIds: string[] }
  | { act: 'remove'; groupId: string; personIds: string[] }
  | { act: 'setSwitches'; groupId: string; invitationOpen?: boolean; reviewed?: boolean }
  | { act: 'setAdministrators'; groupId: string; personIds: string[]; operation: 'appoint' | 'dismiss' }
  | { act: 'setPush'; groupId: string; silent: boolean }
  | { act: 'decideRequests'; groupId: string; requestIds: string[]; decision: 'approve' | 'reject' }
  | { act: 'transfer'; groupId: string; personId: string }
  | { act: 'leave'; groupId: string }
  | { act: 'dissolve'; groupId: string };

/** What came of an act: the group that was made, and of acts on several people what became of each. */
export type GroupOutcome = {
  group?: Group;
  joined?: string[];
  requested?: string[];
  already?: string[];
  unknown?: string[];
  removed?: string[];
  refused?: string[];
  absent?: string[];
  decided?: string[];
  gone?: string[];
};

/** What cannot be undone is done now or not at all: later nobody would expect it. */
const onlyNow: ReadonlySet<GroupAct['act']> = new Set([
  'remove',
  'decideRequests',
  'transfer',
  'leave',
  'dissolve',
]);

/** Whether an act may wait for a network. */
export function mayWait(act: GroupAct): boolean {
  return !onlyNow.has(act.act);
}

/** Tells an act to the office; with the same client id it is done once. `personId`: who does it. */
export async function tellOffice(
  chat: ApiClient['chat'],
  act: GroupAct,
  clientId: string,
  personId: string,
): Promise<GroupOutcome> {
  switch (act.act) {
    case 'create': {
      const { name, introduction, memberIds } = act;
      return { group: await chat.createGroup({ name, introduction, memberIds, clientId }) };
    }
    case 'rename':
      await chat.renameGroup({ groupId: act.groupId, name: act.name, clientId });
      return {};
    case 'setNotice':
      await chat.setGroupNotice({ groupId: act.groupId, notice: act.notice, clientId });
      return {};
    case 'setIntroduction':
      await chat.setGroupIntroduction({ groupId: act.groupId, introduction: act.introduction, clientId });
      return {};
    case 'invite':
      return { ...(await chat.joinGroup({ groupId: act.groupId, personIds: act.personIds, clientId })) };
    case 'remove':
      return { ...(await chat.kickGroup({ groupId: act.groupId, personIds: act.personIds, clientId })) };
    case 'setSwitches': {
      const { groupId, invitationOpen, reviewed } = act;
      await chat.setGroupSwitches({ groupId, invitationOpen, reviewed, clientId });
      return {};
    }
    case 'setAdministrators': {
      const { groupId, personIds, operation } = act;
      await chat.setGroupAdministrators({ groupId, personIds, operation, clientId });
      return {};
    }
    case 'setPush':
      await chat.modifyGroupPush({
        groupId: act.groupId,
        push: act.silent ? 'silent' : 'normal',
        personId,
        clientId,
      });
      return {};
    case 'decideRequests': {
      const { groupId, requestIds, decision } = act;
      return { ...(await chat.decideJoinRequests({ groupId, requestIds, decision, clientId })) };
    }
    case 'transfer':
      await chat.changeGroupOwner({ groupId: act.groupId, personId: act.personId, clientId });
      return {};
    case 'leave':
      await chat.leaveGroup({ groupId: act.groupId, personId, clientId });
      return {};
    case 'dissolve':
      await chat.dissolveGroup({ groupId: act.groupId, personId, clientId });
      return {};
  }
}

/**
 * The same at a server that removes no doubles. A group that may have been made is not made again unasked; and one that
 * was made without an answer of what it is has been made.
 */
export async function tellOnce(...told: Parameters<typeof tellOffice>): Promise<GroupOutcome> {
  const [chat, act] = told;
  try {
    const outcome = await tellOffice(...told);
    const { group } = outcome;
    if (group === undefined || group.chatId !== padChatId(group.id)) return outcome;
    // It did not say which chat the group has; whoever asks to open it is told.
    const { chat: opened } = await chat.activateChat({ groupId: group.id });
    return { group: { ...group, chatId: opened.id } };
  } catch (error) {
    const problem = asOfficeError(error);
    if (act.act !== 'create') throw problem;
    if (problem.code === 'badAnswer') return {};
    throw problem.kind === 'network' ? new OfficeError('sendUncertain', {}, problem) : problem;
  }
}
