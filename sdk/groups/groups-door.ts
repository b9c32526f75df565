// The groups of whoever is signed in: each call goes to the space of the person who is here.
import type { GroupsApi, ValueFeed, WaitingGroupAct } from '../api.ts';
import type { GroupsSpace } from './service.ts';

/** The calls; `here` throws where nobody is signed in. */
export function groupsDoor(
  here: () => Promise<{ groups: GroupsSpace }>,
  waiting: ValueFeed<readonly WaitingGroupAct[]>,
): GroupsApi {
  return {
    mayCreate: async (call) => (await here()).groups.mayCreate(call),
    do: async (...call) => (await here()).groups.do(...call),
    setAvatar: async (...call) => (await here()).groups.setAvatar(...call),
    removeAvatar: async (...call) => (await here()).groups.removeAvatar(...call),
    requests: async (...call) => (await here()).groups.requests(...call),
    allMembers: async (...call) => (await here()).groups.allMembers(...call),
    findMembers: async (...call) => (await here()).groups.findMembers(...call),
    waiting,
    retry: async (clientId) => (await here()).groups.retry(clientId),
    drop: async (clientId) => (await here()).groups.drop(clientId),
  };
}
