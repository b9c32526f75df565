// Lists every screen that has a picture: where it is, and in which states it is drawn.
import { guiFeatures } from '../features.ts';
import { settingPages } from '#sdk/settings/table.ts';
import { stagedIds } from './staged-chats.ts';
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
  | 'sendFiles'
  | 'emojiOffers'
  | 'sendFilesLater'
  | 'forward'
  | 'forwardMany'
  | 'forwardReport'
  | 'select'
  | 'history'
  | 'historyPictures'
  | 'historyFiles'
  | 'historyLinks'
  | 'historyDay'
  | 'historyCalendar'
  | 'scheduleCalendar'
  | 'historyNothing'
  | 'scheduleWrong'
  | 'scheduleEdit'
  | 'searchNothing'
  | 'findInChat'
  | 'waiting'
  | 'schedule'
  | 'remind'
  | 'readers'
  | 'record'
  | 'flash'
  | 'openFlash'
  | 'writeFlash'
  | 'quote'
  | 'voice'
  | 'viewer'
  | 'transfers'
  | 'transfersPill'
  | 'group'
  | 'groupEnd'
  | 'groupMember'
  | 'groupTransfer'
  | 'groupInvite'
  | 'groupDissolve'
  | 'createGroup'
  | 'groups'
  | 'recent'
  | 'password'
  | 'passwordWrong'
  | 'avatar'
  | 'lockChoice'
  | 'revoke'
  | 'allowDevice'
  | 'denyDevice'
  | 'accountMenu'
  | 'chatMenu'
  | 'search'
  | 'chatSearch'
  | 'menu'
  | 'messageMenu'
  | 'emojis'
  | 'mentions'
  | 'shortcuts'
  | 'signOut'
  | 'findPeople'
  | 'friends'
  | 'focus'
  | 'picker'
  | 'pickerSearch'
  | 'newChat'
  | 'openLink'
  | 'deleteMessage'
  | 'deleteChosen'
  | 'removeChat'
  | 'groupLeave'
  | 'groupRemove'
  | 'removeFriend'
  | 'audit'
  | 'chooseOffice';

const group = '/main/messages/00003';
/** A group that the recorded person owns. */
const ownGroup = '/main/messages/00016';
const direct = '/main/messages/00019';
const person = '/main/contacts/1002';

const full = (name: string, address: string, act?: ActName): GalleryScreen => ({
  name,
  address,
  state: 'full',
  ...(act === undefined ? {} : { act }),
});
const busy = (name: string, address: string, act?: ActName): GalleryScreen => ({
  ...full(name, address, act),
  state: 'busy',
});
const staged = (chat: keyof typeof stagedIds): string => `/main/messages/${stagedIds[chat]}`;
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
  full('emojis', direct, 'emojis'),
  full('mentions', group, 'mentions'),
  full('search', '/main/messages', 'search'),
  full('chat-search', group, 'chatSearch'),
  full('chat-find', group, 'findInChat'),
  { name: 'group-notice', address: group, state: 'announced' },
  full('search-nothing', '/main/messages', 'searchNothing'),
  full('cards', staged('cards')),
  full('meeting', staged('meeting')),
  full('shares', staged('shares')),
  full('pictures', staged('pictures')),
  full('media', staged('media')),
  busy('files', staged('files')),
  busy('file-failures', staged('fileFailures')),
  full('flashes', staged('flashes'), 'flash'),
  full('flash-open', staged('flashes'), 'openFlash'),
  full('flash-write', direct, 'writeFlash'),
  full('closed', staged('closed')),
  full('emoji-offers', direct, 'emojiOffers'),
  full('send-files', direct, 'sendFiles'),
  full('send-files-later', direct, 'sendFilesLater'),
  full('voice', direct, 'voice'),
  full('viewer', staged('pictures'), 'viewer'),
  full('quote', direct, 'quote'),
  full('select', group, 'select'),
  full('select-delete', group, 'deleteChosen'),
  full('message-delete', group, 'deleteMessage'),
  full('open-link', staged('meeting'), 'openLink'),
  full('forward', group, 'forward'),
  full('forward-many', group, 'forwardMany'),
  full('forward-report', group, 'forwardReport'),
  full('readers', group, 'readers'),
  full('record', staged('records'), 'record'),
  full('schedule', group, 'schedule'),
  full('schedule-wrong', group, 'scheduleWrong'),
  full('schedule-calendar', group, 'scheduleCalendar'),
  full('remind', group, 'remind'),
  full('history', group, 'history'),
  full('history-pictures', staged('pictures'), 'historyPictures'),
  full('history-files', staged('files'), 'historyFiles'),
  full('history-links', group, 'historyLinks'),
  full('history-day', group, 'historyDay'),
  full('history-calendar', group, 'historyCalendar'),
  full('history-nothing', group, 'historyNothing'),
  { name: 'history-loading', address: group, state: 'silentActs', act: 'history' },
  { name: 'history-failing', address: group, state: 'failingActs', act: 'history' },
  busy('waiting', '/main/messages', 'waiting'),
  busy('schedule-edit', '/main/messages', 'scheduleEdit'),
  full('waiting-empty', '/main/messages', 'waiting'),
  busy('transfers', direct, 'transfers'),
  busy('transfers-pill', direct, 'transfersPill'),
  full('transfers-empty', direct, 'transfers'),
  full('group-details', ownGroup, 'group'),
  full('group-details-end', ownGroup, 'groupEnd'),
  full('group-details-member', group, 'group'),
  full('group-member-menu', ownGroup, 'groupMember'),
  full('group-transfer', ownGroup, 'groupTransfer'),
  full('group-invite', ownGroup, 'groupInvite'),
  full('group-dissolve', ownGroup, 'groupDissolve'),
  full('group-leave', ownGroup, 'groupLeave'),
  full('group-remove', ownGroup, 'groupRemove'),
  full('new-chat', '/main/messages', 'newChat'),
  full('group-create', '/main/messages', 'createGroup'),
  full('account-menu', '/main/messages', 'accountMenu'),
  full('chat-remove', '/main/messages', 'removeChat'),
  full('chat-menu', '/main/messages', 'chatMenu'),
  full('shortcuts', '/main/messages', 'shortcuts'),
  full('contacts', '/main/contacts'),
  full('person', person),
  full('friend-remove', person, 'removeFriend'),
  full('find-people', '/main/contacts', 'findPeople'),
  full('department', '/main/contacts?department=101'),
  full('friends', '/main/contacts', 'friends'),
  full('focus', '/main/contacts', 'focus'),
  full('contact-groups', '/main/contacts', 'groups'),
  full('recent', '/main/contacts', 'recent'),
  full('picker', '/main/contacts', 'picker'),
  full('picker-search', '/main/contacts', 'pickerSearch'),
  ...inStates('contacts', '/main/contacts', 'loading', 'failing'),
  ...inStates('person', person, 'loading', 'failing', 'refused'),
  ...settingPages.map((page) => full(`setting-${page}`, `/setting/${page}`)),
  full('sign-out', '/setting/userInfo', 'signOut'),
  full('password', '/setting/userInfo', 'password'),
  full('password-wrong', '/setting/userInfo', 'passwordWrong'),
  full('avatar', '/setting/userInfo', 'avatar'),
  { name: 'watermark', address: group, state: 'marked' },
  { name: 'audit', address: '/setting/userInfo', state: 'administrator', act: 'audit' },
  full('revoke', '/setting/userInfo', 'revoke'),
  full('lock-choice', '/setting/generalSetting', 'lockChoice'),
  full('approve', '/approve'),
  full('approve-question', '/approve/WDKFMRTP'),
  full('approve-allowed', '/approve/WDKFMRTP', 'allowDevice'),
  full('approve-denied', '/approve/WDKFMRTP', 'denyDevice'),
  { name: 'approve-failing', address: '/approve/WDKFMRTP', state: 'failingActs' },
  { name: 'locked', address: '/main/messages', state: 'locked' },
  { name: 'locked-out', address: '/main/messages', state: 'lockedOut' },
  { name: 'pane-broken', address: group, state: 'broken' },
  { name: 'page-broken', address: '/setting/fileManager', state: 'broken' },
  { name: 'section-broken', address: '/setting/userInfo', state: 'broken' },
  full('debug', '/debug'),
  full('not-found', '/no/such/page'),
  { name: 'forbidden', address: '/main/messages', state: 'expired' },
  { name: 'notices', address: '/main/notices', state: 'told' },
  ...guiFeatures.flatMap(({ pictures = [] }) => pictures.map(({ name, address }) => full(name, address))),
];
