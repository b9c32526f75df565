// Lists every screen that has a picture: where it is, and in which states it is drawn.
import { settingPages } from '#sdk/settings/table.ts';
import type { StateName } from './states.ts';

/** A screen of the app at its address, or of the sign-in page. `act` names what is done before the picture. */
export type GalleryScreen = {
  readonly name: string;
  readonly address: string;
  readonly state: StateName;
  readonly act?: ActName;
};

/** What a picture may need to have been done first; the photographer knows how. */
export type ActName =
  | 'search'
  | 'chatSearch'
  | 'menu'
  | 'messageMenu'
  | 'faces'
  | 'mentions'
  | 'shortcuts'
  | 'signOut'
  | 'findPeople'
  | 'friends'
  | 'focus'
  | 'picker'
  | 'pickerSearch';

const group = '/main/messages/00003';
const direct = '/main/messages/00019';
const person = '/main/contacts/1002';

const full = (name: string, address: string, act?: ActName): GalleryScreen => ({
  name,
  address,
  state: 'full',
  ...(act === undefined ? {} : { act }),
});
const inStates = (name: string, address: string, ...states: StateName[]): GalleryScreen[] =>
  states.map((state) => ({ name: `${name}-${state}`, address, state }));

/** The table. A route without a row here fails a test. */
export const galleryScreens: readonly GalleryScreen[] = [
  full('messages', '/main/messages'),
  full('group', group),
  full('direct', direct),
  ...inStates('group', group, 'loading', 'empty', 'offline', 'gaveUp', 'failing', 'refused'),
  ...inStates('messages', '/main/messages', 'loading', 'empty'),
  full('group-menu', group, 'menu'),
  full('message-menu', group, 'messageMenu'),
  full('faces', direct, 'faces'),
  full('mentions', group, 'mentions'),
  full('search', '/main/messages', 'search'),
  full('chat-search', group, 'chatSearch'),
  full('shortcuts', '/main/messages', 'shortcuts'),
  full('contacts', '/main/contacts'),
  full('person', person),
  full('find-people', '/main/contacts', 'findPeople'),
  full('department', '/main/contacts?department=101'),
  full('friends', '/main/contacts', 'friends'),
  full('focus', '/main/contacts', 'focus'),
  full('picker', '/main/contacts', 'picker'),
  full('picker-search', '/main/contacts', 'pickerSearch'),
  ...inStates('contacts', '/main/contacts', 'loading', 'failing'),
  ...inStates('person', person, 'loading', 'failing'),
  ...settingPages.map((page) => full(`setting-${page}`, `/setting/${page}`)),
  full('sign-out', '/setting/userInfo', 'signOut'),
  full('approve', '/approve'),
  { name: 'locked', address: '/main/messages', state: 'locked' },
  full('debug', '/debug'),
  full('not-found', '/no/such/page'),
  { name: 'forbidden', address: '/main/messages', state: 'expired' },
];
