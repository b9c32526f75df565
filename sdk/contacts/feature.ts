// Contacts as a feature of the SDK: its name, its members, and how it opens.
import type { Feature } from '../feature.ts';
import type { ContactsApi } from './contacts-api.ts';

/** The organisation, the people in it, and whom one knows. */
export const contactsFeature: Feature<'contacts', ContactsApi> = {
  name: 'contacts',
  capability: 'contacts',
  shape: {
    search: 'call',
    find: 'call',
    person: 'call',
    personByLoginName: 'call',
    children: 'call',
    ancestors: 'call',
    departmentPeople: 'call',
    groups: 'call',
    commonGroups: 'call',
    departmentsOf: 'call',
    departmentPathOf: 'call',
    circle: 'feed',
    friends: 'call',
    addFriends: 'call',
    removeFriend: 'call',
    focus: 'call',
    setFocus: 'call',
    refreshCache: 'call',
    onlineNow: 'call',
    online: 'feed',
    photos: 'feed',
    picture: 'call',
  },
  idle: { circle: { friends: [], focus: [] }, online: [], photos: {} },
  opens: 'withConnection',
  topics: [],
  load: () => import('./open-contacts.ts'),
};
