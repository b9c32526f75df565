// Where every call of the specification stands: in the contract with its test, or waiting for a capability.
import type { Capability } from './capability.ts';
import type { SpecCall, SpecService } from './spec-calls.ts';

/** `built` names the call in the contract's table, or the frame; `test` the file that proves it and says its name. */
export type CallRow = { built: string; test: string } | { notYet: Capability };

const contract = 'tests/contract/every-call.test.ts';
const chats = 'tests/fixtures/office-chats.test.ts';
const acts = 'tests/fixtures/office-message-acts.test.ts';
const sends = 'tests/fixtures/office-sends.test.ts';
const forwarding = 'tests/fixtures/office-forwarding.test.ts';
const friends = 'tests/fixtures/office-contacts.test.ts';
const avatars = 'tests/fixtures/office-avatars.test.ts';
const files = 'tests/fixtures/office-files.test.ts';
const disk = 'tests/fixtures/disk/paste.test.ts';
const passwords = 'tests/fixtures/office-passwords.test.ts';
const bridges = 'tests/desktop/bridge.test.ts';
const socket = 'tests/fixtures/office-socket.test.ts';
const workbench = 'tests/fixtures/workbench/specified-calls.test.ts';
const meetings = 'tests/sdk-node/meeting.test.ts';
const meetingFrames = 'tests/fixtures/meeting-frames.test.ts';
const unshown = 'tests/sdk-node/unshown-calls.test.ts';
const updates = 'tests/sdk-node/updates.test.ts';
const ground = 'tests/fixtures/ground/shared-ground.test.ts';
const built = (name: string, test = contract): CallRow => ({ built: name, test });

/** One row per call; leaving one out does not compile. */
export const callCoverage: { readonly [S in SpecService]: Readonly<Record<SpecCall<S>, CallRow>> } = {
  userCentre: {
    'GET /getInfo': built('getInfo'),
    'GET /config': built('getConfig'),
    'GET /getLicenseInfo': built('getLicenceInfo'),
    'GET /system/upgrade/getLatest': built('getLatestVersion'),
    'POST /monitor/active': built('reportActive'),
    'POST /system/feedback': built('sendFeedback', workbench),
    'GET /getJnpfToken': built('getJnpfToken', workbench),
    'GET /system/notice/getTodo': built('getTodo', workbench),
    'GET /system/notice/read': built('readNotices', workbench),
    'POST /gzsf/login/exchangeToken': built('exchangeToken'),
    'POST /login': built('login'),
    'POST /thirdTokenMothed': built('exchangeThirdToken', workbench),
    'GET /getCreateGroupPerm': built('getCreateGroupPermission'),
    'GET /system/dept/getChildNode/{id}': built('getDepartmentChildren'),
    'GET /system/dept/getAncestors': built('getDepartmentAncestors'),
    'GET /system/user/listLike': built('findEverything'),
    'GET /system/user/getUserAllDept': built('getDepartmentsOfPerson'),
    'GET /system/user/getKeyWordsLike': built('findByKeyword'),
    'GET /system/user/listUserLike': built('findPeople'),
    'GET /system/group/listGroupLike': built('findGroups'),
    'GET /system/dept/listDeptLike': built('findDepartments'),
    'GET /system/user/{id}': built('getPerson'),
    'GET /system/user/getInfo': built('getPersonByLoginName'),
    'GET /system/dept/getUserParentDept': built('getDepartmentPathOfPerson'),
    'GET /system/dict/data/dictType/{type}': built('getDictionary'),
    'POST /system/user/profile/updatePwd': built('updatePassword', passwords),
    'GET /personal/upload/limit/space': built('getUploadSpace'),
  },
  chat: {
    'GET /config/base': built('getBaseConfig'),
    'POST /login': built('login'),
    'GET /logout': built('logout'),
    'GET /user/curr': built('getCurrentUser'),
    'GET /user/onlineuser': built('getOnlineUsers'),
    'GET /user/info': built('getPerson'),
    'POST /user/updatePwd': built('updatePassword', passwords),
    'GET /user/updateAvatarInfo': built('updateAvatarInfo', avatars),
    'UPLOAD /user/updateAvatar': built('updateAvatar', avatars),
    'UPLOAD /group/modifyAvatar': built('uploadGroupAvatar'),
    'GET /im/imserver': built('findServer'),
    'GET /chat/list': built('listChats'),
    'ANY /chat/actChat': built('activateChat'),
    'ANY /chat/chatInfo': built('getChat'),
    'ANY /chat/readAck': built('markRead'),
    'ANY /chat/p2pMsgList': built('getDirectMessages'),
    'ANY /chat/hisp2pMsgList': built('getDirectHistory'),
    'ANY /chat/groupMsgList': built('getGroupMessages'),
    'ANY /chat/hisgroupMsgList': built('getGroupHistory'),
    'ANY /chat/queryGroupMsgList': built('queryGroupMessages', forwarding),
    'ANY /chat/queryP2PMsgList': built('queryDirectMessages', forwarding),
    'ANY /chat/allBackMsg': built('listWithdrawn', acts),
    'POST /chat/msgForward': built('forwardMessages', forwarding),
    'POST /chat/msgOper': built('operateMessages', acts),
    'POST /chat/oper': built('operateChat'),
    'POST /chat/createGroup': built('createGroup'),
    'ANY /chat/group': built('getGroup'),
    'ANY /chat/modifyGroupPush': built('modifyGroupPush'),
    'ANY /chat/groupUserList': built('listGroupMembers'),
    'ANY /chat/leaveGroup': built('leaveGroup'),
    'ANY /chat/delGroup': built('dissolveGroup'),
    'ANY /chat/joinGroup': built('joinGroup'),
    'ANY /chat/kickGroup': built('kickGroup'),
    'ANY /chat/changeOwner': built('changeGroupOwner'),
    'ANY /chat/chatGroupLastMsg': built('getLastGroupMessage'),
    'ANY /chat/addFriend': built('addFriend', friends),
    'ANY /chat/autoBatchAddFriend': built('addFriends', friends),
    'ANY /chat/isFriend': built('isFriend', friends),
    'ANY /wx/*/list': built('listFriends', friends),
    'ANY /wx/*/info': built('getGroupInfo'),
    'ANY /wx/*/allmember': built('listAllGroupMembers'),
    'ANY /wx/*/modifyNotice': built('setGroupNotice'),
    'ANY /wx/*/modifyIntro': built('setGroupIntroduction'),
    'ANY /wx/*/modifyName': built('renameGroup'),
    'ANY /wx/*/sendMessage': built('sendToFriend', sends),
    'ANY /wx/*/queryChatList': built('listFriendChats', sends),
    'ANY /wx/*/updateAvatarInfo': built('setGroupAvatar'),
    'ANY /wx/*/autoApplyFriend': built('applyFriend', friends),
    'ANY /wx/*/batchAutoApplyFriend': built('applyFriends', friends),
    'UPLOAD /chat/img': built('uploadImage', files),
    'UPLOAD /chat/video': built('uploadVideo', files),
    'UPLOAD /chat/file': built('uploadChatFile', files),
    'UPLOAD /chat/audio': built('uploadAudio', files),
    'ANY /chat/uploadvideoinfo': built('uploadVideoInfo', files),
    'ANY /chat/imginfo': built('getImageInfo', files),
  },
  netdisk: {
    'POST /netdisk/ecd/file/paste': built('pasteFile', disk),
    'POST /netdisk/common/diskPaste': built('diskPaste', disk),
    'ANY task-launch paste (shape not shown)': built('diskPaste', disk),
    'ANY /netdisk/ecd/ecdPersonalDiskCloud: save, rename, move': built('savePersonalFolder', disk),
    'ANY /netdisk/ecd/ecdGroupDiskCloud: save, rename, move': built('saveGroupFolder', disk),
    'ANY /netdisk/ecd/ecdEnterpriseDiskCloud: save, rename, move': built('saveEnterpriseFolder', disk),
    'ANY /ecd/task/newFolder': built('taskNewFolder', disk),
    'ANY /ecd/task/updateName': built('taskUpdateName', disk),
    'ANY /ecd/task/savePathTreeData': built('taskSavePathTree', disk),
    'ANY /netdisk/IM/uploadFileFirst': built('uploadFileFirst', files),
    'ANY /IM/uploadFile': built('uploadFile', files),
    'ANY /IM/downloadFile': built('downloadFile', files),
  },
  realtime: {
    handshake: built('handshake', socket),
    'chat message': built('message', socket),
    read: built('read', chats),
    withdraw: built('withdraw', acts),
    'call signalling': built('call', meetings),
    'meeting socket': built('signal', meetingFrames),
    'to-do socket': built('news', ground),
    'request: group chat (c, chatlinkid, at list)': built('send', socket),
    'request: friend chat (c, chatlinkid)': built('send', socket),
    'request: session operation (chatlinkid, oper)': built('session', chats),
    'request: friend-message page (chatlinkid, startmid)': built('chat.getDirectMessages'),
    'request: group-message page (chatlinkid, startmid)': built('chat.getGroupMessages'),
  },
  other: {
    'AI file address: /file/{id}': built('userCentre.getAskFile', unshown),
    'update check: os, channel, version, subChannel': built('userCentre.getLatestVersion', updates),
    'bridge: create preview window': built('openPreview', bridges),
    'bridge: get cache path': built('cacheFolder', bridges),
    'bridge: test cache-path writability': built('testCacheFolder', bridges),
    'bridge: read platform and architecture': built('system', bridges),
    'schedule calls (not shown)': built('userCentre.commitItems', unshown),
    'meeting calls (not shown)': built('userCentre.createMeeting', unshown),
    'calendar calls (not shown)': built('userCentre.saveCalendar', unshown),
    'AI Q&A calls (not shown)': built('userCentre.getAskPlace', unshown),
    'AI writing calls (not shown)': built('userCentre.createDocument', unshown),
    'workbench calls (not shown)': built('userCentre.getWorkbench', unshown),
    'announcement calls (not shown)': built('userCentre.publishAnnouncement', unshown),
  },
};
