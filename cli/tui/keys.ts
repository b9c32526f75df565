// The one table of keys: what each does, where it holds, and how it is said. Footer, help and handlers come from it.
//
// To add a key: a row here, its sentence in `sdk/locales/*/tui.ts`, and a handler of the same id where the work is
// done (`useCommands`). A row without a handler on screen is neither shown nor does it anything.
import type { TextKey } from '#sdk/locales/index.ts';

/**
 * Where a key holds. `everywhere` is looked up last, after the pane with the focus; what stands over the panes (an
 * overlay) is a place of its own and hides the panes' keys. In `composer`, and wherever else is written, a bare
 * character is text.
 */
export type Place =
  | 'everywhere'
  | 'list'
  | 'filter'
  | 'timeline'
  | 'search'
  | 'composer'
  | 'offers'
  | 'details'
  | 'palette'
  | 'picker'
  | 'help'
  | 'chatSearch'
  | 'settings'
  | 'contacts'
  | 'find'
  | 'lock';

/** Places where bare characters are written, so that no command may be one. */
export const writingPlaces: ReadonlySet<Place> = new Set<Place>([
  'filter',
  'search',
  'chatSearch',
  'composer',
  'offers',
  'palette',
  'picker',
  'help',
  'find',
  'lock',
]);

/** A row. The first key is the one that is shown. */
export type KeyRow = {
  id: string;
  keys: readonly string[];
  place: Place;
  /** Other places where the same key does the same. */
  also?: readonly Place[];
  text: TextKey;
  /** Rank in the footer, 1 first; without one it is in the help only. */
  hint?: number;
  /** Its name among the commands that are written with `/` in front. */
  slash?: string;
};

/** The table, in the order of the help. */
export const keyTable = [
  { id: 'nextPane', keys: ['tab'], place: 'everywhere', text: 'tui.key.nextPane', hint: 8 },
  { id: 'previousPane', keys: ['shift+tab'], place: 'everywhere', text: 'tui.key.previousPane' },
  { id: 'nextChat', keys: ['alt+down'], place: 'everywhere', text: 'tui.key.nextChat' },
  { id: 'previousChat', keys: ['alt+up'], place: 'everywhere', text: 'tui.key.previousChat' },
  {
    id: 'nextUnread',
    keys: ['alt+shift+down', 'alt+n'],
    place: 'everywhere',
    text: 'tui.key.nextUnread',
  },
  {
    id: 'previousUnread',
    keys: ['alt+shift+up', 'alt+p'],
    place: 'everywhere',
    text: 'tui.key.previousUnread',
  },
  { id: 'palette', keys: ['ctrl+k'], place: 'everywhere', text: 'tuiPanes.key.palette', hint: 3 },
  {
    id: 'searchEverywhere',
    keys: ['ctrl+g'],
    place: 'everywhere',
    text: 'tuiPanes.key.searchEverywhere',
    hint: 8,
    slash: 'search',
  },
  { id: 'help', keys: ['alt+h'], place: 'everywhere', text: 'tuiPanes.key.help', hint: 13, slash: 'help' },
  { id: 'showMessages', keys: ['alt+1'], place: 'everywhere', text: 'tuiPanes.key.messages' },
  {
    id: 'showContacts',
    keys: ['alt+2'],
    place: 'everywhere',
    text: 'tuiPanes.key.contacts',
    slash: 'contacts',
  },
  {
    id: 'settings',
    keys: ['alt+,', 'alt+s'],
    place: 'everywhere',
    text: 'tuiPanes.key.settings',
    slash: 'settings',
  },
  { id: 'groupCreate', keys: ['alt+g'], place: 'everywhere', text: 'groups.create', slash: 'group' },
  { id: 'mouse', keys: ['alt+m'], place: 'everywhere', text: 'tuiPanes.key.mouse', slash: 'mouse' },
  { id: 'lock', keys: ['alt+l'], place: 'everywhere', text: 'tuiPanes.key.lock', slash: 'lock' },
  { id: 'back', keys: ['alt+left'], place: 'everywhere', text: 'tui.key.back', slash: 'back' },
  {
    id: 'firstUnread',
    keys: ['alt+u'],
    place: 'everywhere',
    text: 'tui.key.firstUnread',
    hint: 4,
    slash: 'first',
  },
  {
    id: 'toggleDetails',
    keys: ['ctrl+t'],
    place: 'everywhere',
    text: 'tui.key.details',
    hint: 9,
    slash: 'details',
  },
  { id: 'zoom', keys: ['alt+z'], place: 'everywhere', text: 'tui.key.zoom', slash: 'zoom' },
  { id: 'reconnect', keys: ['alt+r'], place: 'everywhere', text: 'tui.key.reconnect', hint: 1 },
  { id: 'redraw', keys: ['ctrl+l'], place: 'everywhere', also: ['lock'], text: 'tui.key.redraw' },
  { id: 'suspend', keys: ['ctrl+z'], place: 'everywhere', also: ['lock'], text: 'tui.key.suspend' },
  { id: 'cancel', keys: ['ctrl+c'], place: 'everywhere', also: ['lock'], text: 'tui.key.cancel' },
  {
    id: 'quit',
    keys: ['ctrl+q'],
    place: 'everywhere',
    also: ['lock'],
    text: 'tui.key.quit',
    hint: 12,
    slash: 'quit',
  },
  { id: 'listUp', keys: ['up', 'k'], place: 'list', text: 'tui.key.up' },
  { id: 'listDown', keys: ['down', 'j'], place: 'list', text: 'tui.key.down' },
  { id: 'listPageUp', keys: ['pageup'], place: 'list', text: 'tui.key.pageUp' },
  { id: 'listPageDown', keys: ['pagedown'], place: 'list', text: 'tui.key.pageDown' },
  { id: 'listTop', keys: ['g', 'home'], place: 'list', text: 'tui.key.top' },
  { id: 'listBottom', keys: ['G', 'end'], place: 'list', text: 'tui.key.bottom' },
  { id: 'listOpen', keys: ['enter', 'right', 'l'], place: 'list', text: 'tui.key.open', hint: 2 },
  { id: 'listFilter', keys: ['/'], place: 'list', text: 'tui.key.filter', hint: 3 },
  {
    id: 'listNextUnread',
    keys: ['n'],
    place: 'list',
    also: ['timeline'],
    text: 'tui.key.nextUnread',
    hint: 4,
  },
  {
    id: 'listPreviousUnread',
    keys: ['p'],
    place: 'list',
    also: ['timeline'],
    text: 'tui.key.previousUnread',
  },
  { id: 'chatPin', keys: ['t'], place: 'list', text: 'tui.key.pin', hint: 5, slash: 'pin' },
  { id: 'chatMute', keys: ['m'], place: 'list', text: 'tui.key.mute', hint: 6, slash: 'mute' },
  { id: 'chatMark', keys: ['u'], place: 'list', text: 'tui.key.mark', hint: 7, slash: 'unread' },
  { id: 'chatRemove', keys: ['x'], place: 'list', text: 'tui.key.remove', slash: 'remove' },
  { id: 'listView', keys: ['f'], place: 'list', text: 'tui.key.view', slash: 'show' },
  { id: 'listOrder', keys: ['o'], place: 'list', text: 'tui.key.order' },
  { id: 'listLeave', keys: ['esc'], place: 'list', text: 'tui.key.leave' },
  { id: 'filterOpen', keys: ['enter'], place: 'filter', text: 'tui.key.open', hint: 1 },
  { id: 'filterUp', keys: ['up'], place: 'filter', text: 'tui.key.up' },
  { id: 'filterDown', keys: ['down'], place: 'filter', text: 'tui.key.down' },
  { id: 'filterLeave', keys: ['esc'], place: 'filter', text: 'tui.key.clearFilter', hint: 2 },
  { id: 'messageUp', keys: ['up', 'k'], place: 'timeline', text: 'tui.key.messageUp' },
  { id: 'messageDown', keys: ['down', 'j'], place: 'timeline', text: 'tui.key.messageDown' },
  { id: 'scrollUp', keys: ['pageup'], place: 'timeline', also: ['composer'], text: 'tui.key.pageUp' },
  { id: 'scrollDown', keys: ['pagedown'], place: 'timeline', also: ['composer'], text: 'tui.key.pageDown' },
  { id: 'timelineTop', keys: ['g', 'home'], place: 'timeline', text: 'tui.key.oldest' },
  { id: 'timelineBottom', keys: ['G', 'end'], place: 'timeline', text: 'tui.key.newest' },
  { id: 'newest', keys: ['esc'], place: 'timeline', also: ['composer'], text: 'tui.key.escape', hint: 6 },
  { id: 'write', keys: ['enter', 'i'], place: 'timeline', text: 'tui.key.write', hint: 2 },
  { id: 'messageRetry', keys: ['R'], place: 'timeline', text: 'chat.messageActions.retry', hint: 1 },
  { id: 'messageOpenFlash', keys: ['v'], place: 'timeline', text: 'chat.flash.open' },
  { id: 'messageQuote', keys: ['r'], place: 'timeline', text: 'chat.messageActions.quote', hint: 3 },
  { id: 'messageCopy', keys: ['e'], place: 'timeline', text: 'chat.messageActions.copy', hint: 4 },
  { id: 'messageCopyId', keys: ['y'], place: 'timeline', text: 'tui.key.copyId' },
  { id: 'messageLink', keys: ['o'], place: 'timeline', text: 'tui.key.link', hint: 5 },
  { id: 'messageSave', keys: ['s'], place: 'timeline', text: 'files.save', hint: 5 },
  { id: 'messageEdit', keys: ['E'], place: 'timeline', text: 'chat.messageActions.edit', hint: 6 },
  {
    id: 'messageWithdraw',
    keys: ['x'],
    place: 'timeline',
    text: 'chat.messageActions.withdraw',
    hint: 6,
  },
  { id: 'messageSelect', keys: ['space'], place: 'timeline', text: 'chat.messageActions.select' },
  {
    id: 'messageForward',
    keys: ['f'],
    place: 'timeline',
    text: 'chat.messageActions.forward',
    slash: 'forward',
  },
  { id: 'messageForwardMerged', keys: ['M'], place: 'timeline', text: 'acts.forward.merged' },
  { id: 'messageReaders', keys: ['I'], place: 'timeline', text: 'chat.messageActions.readers' },
  { id: 'messageRemind', keys: ['z'], place: 'timeline', text: 'tui.key.remind', slash: 'remind' },
  { id: 'selectionCopy', keys: ['C'], place: 'timeline', text: 'tui.key.selectionCopy' },
  { id: 'selectionDelete', keys: ['D'], place: 'timeline', text: 'tui.key.selectionDelete' },
  { id: 'messageDrop', keys: ['d'], place: 'timeline', text: 'chat.messageActions.drop', hint: 7 },
  { id: 'toList', keys: ['left', 'h'], place: 'timeline', text: 'tui.key.toList' },
  { id: 'offerTake', keys: ['tab', 'enter'], place: 'offers', text: 'tui.key.take', hint: 1 },
  { id: 'offerUp', keys: ['up', 'ctrl+p'], place: 'offers', text: 'tui.key.up' },
  { id: 'offerDown', keys: ['down', 'ctrl+n'], place: 'offers', text: 'tui.key.down' },
  { id: 'offerClose', keys: ['esc'], place: 'offers', text: 'words.close', hint: 2 },
  { id: 'recallOlder', keys: ['up'], place: 'composer', text: 'tui.key.recall' },
  { id: 'recallNewer', keys: ['down'], place: 'composer', text: 'tui.key.recallNewer' },
  { id: 'send', keys: ['enter'], place: 'composer', text: 'words.send', hint: 1 },
  {
    id: 'newLine',
    keys: ['alt+enter', 'ctrl+j', 'shift+enter'],
    place: 'composer',
    text: 'shortcuts.newLine',
    hint: 2,
  },
  { id: 'flashWrite', keys: ['alt+f'], place: 'composer', text: 'chat.flash.write', slash: 'flash' },
  { id: 'quoteCancel', keys: ['alt+q'], place: 'composer', text: 'chat.quote.cancel', slash: 'unquote' },
  { id: 'editor', keys: ['ctrl+o'], place: 'composer', text: 'tui.key.editor', hint: 11 },
  { id: 'detailsUp', keys: ['up', 'k'], place: 'details', text: 'tui.key.up' },
  { id: 'detailsDown', keys: ['down', 'j'], place: 'details', text: 'tui.key.down' },
  { id: 'detailsPageUp', keys: ['pageup'], place: 'details', text: 'tui.key.pageUp' },
  { id: 'detailsPageDown', keys: ['pagedown'], place: 'details', text: 'tui.key.pageDown' },
  { id: 'detailsTop', keys: ['g', 'home'], place: 'details', text: 'tui.key.top' },
  { id: 'detailsBottom', keys: ['G', 'end'], place: 'details', text: 'tui.key.bottom' },
  { id: 'detailsOpen', keys: ['enter'], place: 'details', text: 'contacts.sendMessage', hint: 1 },
  { id: 'detailsRetry', keys: ['R'], place: 'details', text: 'words.retry', hint: 1 },
  { id: 'groupInvite', keys: ['i'], place: 'details', text: 'groups.invite', hint: 4 },
  { id: 'groupRemove', keys: ['d'], place: 'details', text: 'tuiPanes.key.groupRemove' },
  { id: 'groupRole', keys: ['a'], place: 'details', text: 'tuiPanes.key.groupRole', hint: 5 },
  { id: 'groupTransfer', keys: ['T'], place: 'details', text: 'tuiPanes.key.groupTransfer' },
  { id: 'groupName', keys: ['r'], place: 'details', text: 'tuiPanes.key.groupName', hint: 6 },
  { id: 'groupNotice', keys: ['n'], place: 'details', text: 'tuiPanes.key.groupNotice' },
  { id: 'groupIntroduction', keys: ['e'], place: 'details', text: 'tuiPanes.key.groupIntroduction' },
  { id: 'groupInvitation', keys: ['v'], place: 'details', text: 'groups.invitation' },
  { id: 'groupReview', keys: ['V'], place: 'details', text: 'groups.review' },
  { id: 'groupApprove', keys: ['y'], place: 'details', text: 'tuiPanes.key.groupApprove', hint: 2 },
  { id: 'groupReject', keys: ['Y'], place: 'details', text: 'tuiPanes.key.groupReject' },
  { id: 'groupLeave', keys: ['L'], place: 'details', text: 'tuiPanes.key.groupLeave' },
  { id: 'groupDissolve', keys: ['D'], place: 'details', text: 'tuiPanes.key.groupDissolve' },
  { id: 'detailsLeave', keys: ['esc', 'left', 'h'], place: 'details', text: 'tui.key.leave', hint: 3 },
  {
    id: 'command',
    keys: [':'],
    place: 'list',
    also: ['timeline', 'details', 'contacts'],
    text: 'tuiPanes.key.palette',
  },
  {
    id: 'helpHere',
    keys: ['?'],
    place: 'list',
    also: ['timeline', 'details', 'contacts'],
    text: 'tuiPanes.key.help',
    hint: 4,
  },
  {
    id: 'searchInChat',
    keys: ['/'],
    place: 'timeline',
    also: ['details'],
    text: 'tuiPanes.key.searchInChat',
    hint: 3,
    slash: 'find',
  },
  { id: 'contactsUp', keys: ['up', 'k'], place: 'contacts', text: 'tui.key.up' },
  { id: 'contactsDown', keys: ['down', 'j'], place: 'contacts', text: 'tui.key.down' },
  {
    id: 'contactsPageUp',
    keys: ['pageup'],
    place: 'contacts',
    also: ['find'],
    text: 'tui.key.pageUp',
  },
  {
    id: 'contactsPageDown',
    keys: ['pagedown'],
    place: 'contacts',
    also: ['find'],
    text: 'tui.key.pageDown',
  },
  { id: 'contactsTop', keys: ['g', 'home'], place: 'contacts', text: 'tui.key.top' },
  { id: 'contactsBottom', keys: ['G', 'end'], place: 'contacts', text: 'tui.key.bottom' },
  {
    id: 'contactsTake',
    keys: ['enter'],
    place: 'contacts',
    also: ['find'],
    text: 'tuiPanes.key.treeTake',
    hint: 1,
  },
  { id: 'contactsOpen', keys: ['right', 'l'], place: 'contacts', text: 'tuiPanes.key.treeOpen' },
  { id: 'contactsClose', keys: ['left', 'h'], place: 'contacts', text: 'tuiPanes.key.treeClose' },
  { id: 'contactsFind', keys: ['/'], place: 'contacts', text: 'tuiPanes.key.find', hint: 2 },
  { id: 'contactsWrite', keys: ['m'], place: 'contacts', text: 'contacts.sendMessage', hint: 3 },
  { id: 'contactsSection', keys: ['s'], place: 'contacts', text: 'contacts.sections', hint: 4 },
  { id: 'contactsSectionBack', keys: ['S'], place: 'contacts', text: 'contacts.sections' },
  { id: 'contactsFollow', keys: ['f'], place: 'contacts', text: 'tuiPanes.key.follow', hint: 6 },
  { id: 'contactsFriend', keys: ['a'], place: 'contacts', text: 'tuiPanes.key.friend', hint: 7 },
  {
    id: 'contactsAdd',
    keys: ['A'],
    place: 'contacts',
    text: 'contacts.addFriends',
    hint: 8,
    slash: 'friends',
  },
  { id: 'contactsRetry', keys: ['R'], place: 'contacts', text: 'words.retry', hint: 1 },
  { id: 'contactsLeave', keys: ['esc'], place: 'contacts', text: 'tuiPanes.key.back', hint: 5 },
  { id: 'findUp', keys: ['up'], place: 'find', text: 'tui.key.up' },
  { id: 'findDown', keys: ['down'], place: 'find', text: 'tui.key.down' },
  { id: 'findLeave', keys: ['esc'], place: 'find', text: 'tuiPanes.key.findLeave', hint: 2 },
  {
    id: 'pickUp',
    keys: ['up', 'ctrl+p'],
    place: 'palette',
    also: ['picker', 'help', 'search', 'chatSearch', 'settings'],
    text: 'tuiPanes.key.up',
  },
  {
    id: 'pickDown',
    keys: ['down', 'ctrl+n'],
    place: 'palette',
    also: ['picker', 'help', 'search', 'chatSearch', 'settings'],
    text: 'tuiPanes.key.down',
  },
  {
    id: 'pickPageUp',
    keys: ['pageup'],
    place: 'palette',
    also: ['picker', 'help', 'search', 'chatSearch', 'settings'],
    text: 'tuiPanes.key.pageUp',
  },
  {
    id: 'pickPageDown',
    keys: ['pagedown'],
    place: 'palette',
    also: ['picker', 'help', 'search', 'chatSearch', 'settings'],
    text: 'tuiPanes.key.pageDown',
  },
  {
    id: 'pickTake',
    keys: ['enter'],
    place: 'palette',
    also: ['picker', 'help', 'search', 'chatSearch'],
    text: 'tuiPanes.key.take',
    hint: 1,
  },
  {
    id: 'pickLeave',
    keys: ['esc'],
    place: 'palette',
    also: ['picker', 'help', 'search', 'chatSearch', 'settings'],
    text: 'tuiPanes.key.leave',
    hint: 2,
  },
  { id: 'pickerDone', keys: ['ctrl+s', 'alt+enter'], place: 'picker', text: 'picker.confirm', hint: 2 },
  { id: 'pickerSource', keys: ['tab'], place: 'picker', text: 'picker.sources', hint: 3 },
  { id: 'pickerOpen', keys: ['right'], place: 'picker', text: 'tuiPanes.key.treeOpen', hint: 4 },
  { id: 'pickerClose', keys: ['left'], place: 'picker', text: 'tuiPanes.key.treeClose' },
  { id: 'pickerDrop', keys: ['ctrl+x'], place: 'picker', text: 'tuiPanes.key.pickerDrop', hint: 5 },
  { id: 'pickerRetry', keys: ['ctrl+r'], place: 'picker', text: 'words.retry', hint: 1 },
  {
    id: 'settingNext',
    keys: ['right', 'enter', 'space', 'l'],
    place: 'settings',
    text: 'tuiPanes.key.next',
    hint: 1,
  },
  { id: 'settingPrevious', keys: ['left', 'h'], place: 'settings', text: 'tuiPanes.key.previous' },
  {
    id: 'settingReset',
    keys: ['backspace', 'delete'],
    place: 'settings',
    text: 'tuiPanes.key.reset',
    hint: 4,
  },
  { id: 'settingNextPage', keys: ['tab'], place: 'settings', text: 'tuiPanes.key.nextPage', hint: 3 },
  {
    id: 'settingPreviousPage',
    keys: ['shift+tab'],
    place: 'settings',
    text: 'tuiPanes.key.previousPage',
  },
  { id: 'lockOpen', keys: ['enter'], place: 'lock', text: 'tuiPanes.key.unlock', hint: 1 },
] as const satisfies readonly KeyRow[];

/** Id of a command. */
export type CommandId = (typeof keyTable)[number]['id'];
