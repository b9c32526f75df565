// Opens contacts for a person: what the office is asked, what frames tell, and what faces are offered of it.
import { knownGroup, officeOffers } from '../chat/index.ts';
import { feedOf } from '../base/feed.ts';
import type { OpenFeature, PersonGround } from '../feature.ts';
import type { ContactsApi } from './contacts-api.ts';
import { ContactsSpace } from './service.ts';

/** A list asked for this recently, as at sign-in, is not asked for again because the connection came about. */
const justAskedMs = 2_000;

/** Its calls stand in the services that were there before features. */
export const contract = undefined;

/** Opens contacts. */
export function open(ground: PersonGround): OpenFeature<ContactsApi> {
  const { api, store, host, longLived } = ground;
  const contacts = new ContactsSpace({
    api,
    store,
    clock: host.clock,
    async showRootUsers() {
      const constants = await ground.freshConstants();
      return constants.showRootUser;
    },
  });
  const refreshOnline = (): Promise<void> => contacts.refreshOnline({ unlessYoungerThanMs: justAskedMs });
  return {
    api: {
      search: (keyword, call) => contacts.search(keyword, call?.signal),
      find: (keyword, call) => contacts.find(keyword, call?.signal),
      person: (id) => contacts.person(id),
      personByLoginName: (loginName) => contacts.personByLoginName(loginName),
      children: (departmentId) => contacts.children(departmentId),
      ancestors: (departmentId) => contacts.ancestors(departmentId),
      departmentPeople: (departmentId, input, call) =>
        contacts.departmentPeople(departmentId, input, call?.signal),
      groups: (input, call) => contacts.groups(input, call?.signal),
      async commonGroups(personId, call) {
        if (officeOffers(ground.office().config, 'commonGroups') !== true) return [];
        return (await api.chat.listCommonGroups({ personId }, { signal: call?.signal })).groups.map((group) =>
          knownGroup(group, store, ''),
        );
      },
      departmentsOf: (personId, call) =>
        api.userCentre.getDepartmentsOfPerson({ personId }, { signal: call?.signal }),
      departmentPathOf: (personId, call) =>
        api.userCentre.getDepartmentPathOfPerson({ personId }, { signal: call?.signal }),
      circle: feedOf(contacts.circle.known),
      friends: (call) => contacts.friends(call),
      addFriends: (personIds, call) => contacts.circle.addFriends(personIds, call),
      removeFriend: (personId, call) => contacts.circle.removeFriend(personId, call),
      focus: (call) => contacts.focus(call),
      setFocus: (target, on, call) => contacts.circle.setFocus(target, on, call),
      onlineNow: async (call) => (await api.chat.getOnlineUsers({}, { signal: call?.signal })).personIds,
      refreshCache: (call) => contacts.refreshCache(call?.signal),
      online: feedOf(contacts.online),
      photos: feedOf(contacts.photos.known),
      picture: (address, call) => contacts.picture(address, call?.signal),
    },
    hears: {
      // Who came, went or showed another picture while there was no connection.
      async online() {
        if (!longLived) return;
        const asked = [refreshOnline(), contacts.photos.catchUp(), contacts.circle.catchUp()];
        for (const result of await Promise.allSettled(asked))
          if (result.status === 'rejected') ground.reportUnlessOffline(result.reason);
      },
      frames: (events) => contacts.heard(events),
      presence: (personId, isOnline) => contacts.presence(personId, isOnline),
      picture: (personId, avatar) => contacts.photos.learn([{ id: personId, avatar }]),
      beat: refreshOnline,
    },
    close: () => contacts.close(),
  };
}
