// What an office can do beyond the specification, by name: it says which it has, and clients use those and no others.

/** A row: what goes with a name, and what is so at an office without it. */
type Extension = {
  /** Paths of its calls; one that ends in `*` stands for all that begin so. */
  readonly calls: readonly string[];
  readonly frames: readonly string[];
  /** Fields of calls and frames that the specification does not show, by the wire's names. */
  readonly fields: readonly string[];
  readonly without: string;
};

/** The one table of what an office announces with its configuration. Nothing announced is the specification alone. */
export const extensions = {
  sync: {
    calls: ['/chat/sync'],
    frames: ['batch', 'live', 'chatChanged', 'contactsChanged', 'deleted', 'read'],
    fields: ['seq', 'last', 'sent', 'mode', 'kept'],
    without:
      'Every start and every connection loads the chat list and the newest pages anew; there is no gap to find.',
  },
  ordinals: {
    calls: [],
    frames: [],
    fields: ['n', 'readn', 'readmid'],
    without: 'What is unread is what the chat list says, and one more for each message that comes.',
  },
  clientIds: {
    calls: [],
    frames: [],
    fields: ['cid', 'dup'],
    without:
      'A message is sent once. Where nobody knows whether it arrived it has failed, and only its writer sends it again.',
  },
  fileParts: {
    calls: ['/IM/uploadBegin', '/IM/uploadPart', '/IM/uploadFinish', '/IM/uploadCancel'],
    frames: [],
    fields: [],
    without: 'A file goes up in one piece, up to 1024 MB.',
  },
  fileProof: {
    calls: [],
    frames: [],
    fields: ['challenge', 'ranges'],
    without: 'A content that is there already is not sent again where the server says so.',
  },
  fileTokens: {
    calls: ['/IM/downloadToken'],
    frames: [],
    fields: [],
    without: 'A file is fetched with the token of the session, which is written into no log.',
  },
  media: {
    calls: ['/chat/media'],
    frames: [],
    fields: ['coverFile'],
    without: 'Pictures, films and voice are fetched from the address that their message names.',
  },
  avatars: {
    calls: ['/user/avatar', '/user/avatars'],
    frames: ['person', 'personNamed'],
    fields: [],
    without: 'People and groups are shown by the characters of their names.',
  },
  drafts: {
    calls: ['/chat/draft', '/chat/drafts'],
    frames: ['draft'],
    fields: [],
    without: 'A draft stays on the device where it was written.',
  },
  readers: {
    calls: ['/chat/readers', '/chat/readCount'],
    frames: [],
    fields: ['peerreadmid'],
    without: 'Nobody is told by name who has read a message of a group.',
  },
  later: {
    calls: ['/chat/later/*'],
    frames: ['later'],
    fields: [],
    without: 'Nothing can be sent or recalled later.',
  },
  flash: {
    calls: ['/chat/flashRead'],
    frames: ['flashRead'],
    fields: [],
    without: 'A burning message is shown from what came and kept nowhere on the device.',
  },
  shareAccess: {
    calls: ['/chat/shareFileApply'],
    frames: [],
    fields: [],
    without: 'Access to a shared file is not asked for by a card.',
  },
  forwards: {
    calls: ['/chat/forwarded'],
    frames: [],
    fields: ['fwdnick'],
    without:
      'Messages that were forwarded together are shown as far as their card tells; one that was forwarded alone does not say whose words it carries.',
  },
  commonGroups: {
    calls: ['/wx/group/common'],
    frames: [],
    fields: [],
    without: 'A card does not say which groups one shares with a person.',
  },
  groupRoles: {
    calls: ['/chat/groupSwitch', '/chat/groupAdmin', '/chat/groupRequests', '/chat/groupDecide'],
    frames: [],
    fields: ['userflag', 'applyflag', 'reviewflag', 'requestcount'],
    without: 'A group has its owner and members, and every member may invite.',
  },
  focus: {
    calls: ['/user/focus', '/user/focus/set'],
    frames: [],
    fields: ['focusflag'],
    without: 'There is no list of those one follows.',
  },
  friends: {
    calls: ['/wx/friend/remove'],
    frames: [],
    fields: ['since', 'byuid'],
    without: 'A friend cannot be removed.',
  },
  directory: {
    calls: ['/system/dept/listUser'],
    frames: [],
    fields: ['usercount', 'childCount'],
    without: 'People of a department are those of its level in the tree.',
  },
  devices: {
    calls: ['/session/*', '/logout'],
    frames: [],
    fields: ['devicetoken', 'remember'],
    without:
      'Nobody is remembered beyond the session, no device is let in by another, and leaving tells the chat service alone.',
  },
  accounts: {
    calls: [
      '/system/user/resetCode',
      '/system/user/add',
      '/system/user/createGroupPerm',
      '/system/audit/list',
      '/admin/*',
    ],
    frames: [],
    fields: [],
    without: 'Nobody is administrated from here.',
  },
  presence: {
    calls: [],
    frames: ['presence', 'peer', 'watch', 'unwatch', 'changed', 'news'],
    fields: [],
    without: 'Who is online is asked for at every interval, and no file goes past the server.',
  },
  typing: {
    calls: [],
    frames: ['typing'],
    fields: [],
    without: 'Nobody sees that somebody is writing.',
  },
  statuses: {
    calls: ['/status/*'],
    frames: ['status'],
    fields: [],
    without: 'People are online or not, and nobody is offered a status.',
  },
  messageMarks: {
    calls: [
      '/chat/msgReact',
      '/chat/msgReactions',
      '/chat/msgEdit',
      '/chat/msgVersions',
      '/chat/msgPin',
      '/chat/msgPinned',
      '/chat/changedMsg',
    ],
    frames: ['messageChanged'],
    fields: ['edited', 'rev', 'reacts'],
    without: 'Messages have no reactions, no new wording and no pin, and nobody is offered any.',
  },
  disk: {
    calls: ['/netdisk/ecd/*'],
    frames: [],
    fields: [],
    without: 'There is no cloud disk beyond the calls of the specification, and its page says so.',
  },
  schedule: {
    calls: ['/schedule/*'],
    frames: [],
    fields: [],
    without: 'There is no schedule, and its page says so.',
  },
  meeting: {
    calls: ['/meeting/*'],
    frames: ['call', 'room', 'signal', 'moment', 'meeting'],
    fields: [],
    without: 'There are no meetings and no calls, and their page says so.',
  },
  workbench: {
    calls: ['/workbench/*'],
    frames: [],
    fields: [],
    without: 'There is no to-do list, approval, announcement or app, and their pages say so.',
  },
  todoItems: {
    calls: [],
    frames: [],
    fields: ['todo'],
    without: 'The to-do list is asked for anew whenever anything was told.',
  },
  notices: {
    calls: ['/notices/*'],
    frames: [],
    fields: [],
    without:
      'What the office tells stands in the chat of its notices alone, and how loudly is chosen on each device.',
  },
  ask: {
    calls: ['/ask/*', '/file/*'],
    frames: [],
    fields: [],
    without: 'Nobody answers questions, and the page says so.',
  },
  write: {
    calls: ['/write/*'],
    frames: [],
    fields: [],
    without: 'There are no documents, and the page says so.',
  },
} as const satisfies Record<string, Extension>;

/** One of them. */
export type ExtensionName = keyof typeof extensions;

/** All names, as an office that has everything announces them. */
export const extensionNames = Object.keys(extensions) as readonly ExtensionName[];

/** What speaks of messages by their place in the sequence: without that it is not there either. */
const leaning: ReadonlySet<string> = new Set<ExtensionName>([
  'messageMarks',
  'flash',
  'drafts',
  'later',
  'readers',
  'forwards',
  'shareAccess',
  'focus',
]);

/** Whether a server that announced these names has one of them. */
export function isOffered(announced: readonly string[], name: ExtensionName): boolean {
  return announced.includes(name) && (!leaning.has(name) || announced.includes('sync'));
}

const isOf = (rule: string, path: string): boolean =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path;

/** The extension that a path of the contract belongs to; undefined for the specification's own. */
export function extensionOf(path: string): ExtensionName | undefined {
  return extensionNames.find((name) => extensions[name].calls.some((rule) => isOf(rule, path)));
}
