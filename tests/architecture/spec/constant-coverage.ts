// Where every constant of the specification stands: its row in the variants' table, or the file that decides it.
import type { ConstantName } from '#variants/constants.ts';
import type { Capability } from './capability.ts';
import type { SpecConstant } from './spec-constants.ts';

/** Where the value lives: a row of the constant table, a dictionary name, or a file and the word in it. */
export type Where =
  | { constant: ConstantName }
  | { dictionary: string }
  | { file: string; word: string }
  | { nowhere: true };

/**
 * `test` proves the value, and the code has it in use; a row without it waits for the capability that will use the
 * value. A dictionary name changes the constant in force either way; what waits is whoever reads that constant.
 */
export type ConstantCoverage = Where & ({ test: string } | { notYet: Capability });

const table = 'tests/variants/constants.test.ts';
const models = 'tests/sdk/ask/model-choice.test.ts';
const unshown = 'tests/sdk-node/unshown-calls.test.ts';
const passwords = 'tests/sdk/account/rules/password.test.ts';
const searching = 'tests/sdk/chat/search.test.ts';
const scheduleTexts = 'tests/sdk/schedule/spec-texts.test.ts';
const watermarks = 'tests/sdk/config/rules/watermark.test.ts';
const used = (constant: ConstantName, test = table): ConstantCoverage => ({ constant, test });
const config = 'tests/sdk/config/config.test.ts';
const byServer = (dictionary: string): ConstantCoverage => ({ dictionary, test: config });
const inFile = (file: string, word: string, test: string): ConstantCoverage => ({ file, word, test });

/** One row per constant; leaving one out does not compile. */
export const constantCoverage: Readonly<Record<SpecConstant, ConstantCoverage>> = {
  'request time-out, 10 s': used('requestTimeoutMs', 'tests/sdk-node/error-texts.test.ts'),
  'chat fetch default, 10 s': used('requestTimeoutMs', 'tests/sdk-node/error-texts.test.ts'),
  'uploads: no time-out': used('uploadTimeoutMs', 'tests/sdk-node/error-texts.test.ts'),
  'online interval 5': used('onlineIntervalMinutes', 'tests/sdk-node/beat.test.ts'),
  'service_uid 1': used('serviceUid', 'tests/sdk/contacts/rules/service-desk.test.ts'),
  'zipFileSize 1024': used('zipFileSizeMb'),
  'cacheVideoSize 200 (10 in show)': used('cacheVideoSizeMb'),
  'cacheImageSize 100': used('cacheImageSizeMb'),
  'autoCacheSize 100': used('autoCacheSizeMb'),
  'flashMsgViewTime 10': used('flashMsgViewTimeSeconds', 'tests/sdk/chat/flash-claims.test.ts'),
  'revertTime 2 (withdraw window)': used('revertTimeMinutes'),
  'watermarkAllow true in most variants': used('watermarkAllow', watermarks),
  'wsServerInterval 3000 ms': inFile(
    'fixtures/office/services/parameters.ts',
    'wsServerInterval: { usual: 3_000',
    'tests/fixtures/office-beat.test.ts',
  ),
  'upload size myDisk 1024': inFile(
    'fixtures/office/services/parameters.ts',
    'myDiskUploadSize: { usual: 1_024',
    'tests/cli/disk.test.ts',
  ),
  'upload size groupDisk 1024': inFile(
    'fixtures/office/services/parameters.ts',
    'groupDiskUploadSize: { usual: 1_024',
    'tests/cli/disk.test.ts',
  ),
  'IM upload max 1024': used('imUploadMaxSizeMb'),
  'IM upload min 100': used('imUploadMinSizeMb'),
  'dictionary: online_interval': byServer('online_interval'),
  'dictionary: service_tel': byServer('service_tel'),
  'dictionary: netdisk_title': byServer('netdisk_title'),
  'dictionary: title_*': byServer('title_*'),
  'dictionary: myDiskUploadSize': byServer('myDiskUploadSize'),
  'dictionary: groupDiskUploadSize': byServer('groupDiskUploadSize'),
  'dictionary: IMUploadMaxSize': byServer('IMUploadMaxSize'),
  'dictionary: IMUploadMinSize': byServer('IMUploadMinSize'),
  'dictionary: service_uid': byServer('service_uid'),
  'dictionary: wsServerInterval': byServer('wsServerInterval'),
  'dictionary: welcome_url': byServer('welcome_url'),
  'dictionary: show_root_user': byServer('show_root_user'),
  'dictionary: flashMsgViewTime': byServer('flashMsgViewTime'),
  'dictionary: revert_time': byServer('revert_time'),
  'dictionary: workflow_approval_page': byServer('workflow_approval_page'),
  'chat ids padded to 5 digits': {
    file: 'sdk/contract/chat-id.ts',
    word: 'chatIdDigits = 5',
    test: 'tests/sdk/contract/chat-id.test.ts',
  },
  'toast 1500 ms': used('toastMs', 'tests/sdk/notices/screens/notices.test.ts'),
  'toast spacing 16 px': inFile('gui/parts/ToastStack.css', 'gap: 16px', table),
  'debounce 100 ms': used('debounceMs'),
  'throttle 2000 ms': used('throttleMs', 'tests/sdk/account/screens/lock.test.ts'),
  'update skip until end of day': used('updateSkipUntil', 'tests/sdk-node/updates.test.ts'),
  'watermark tile width 220': used('watermarkTileWidthPx', watermarks),
  'watermark tile height 140': used('watermarkTileHeightPx', watermarks),
  'watermark with user nick and date': inFile(
    'sdk/config/rules/watermark.ts',
    'lines: [person.name, day]',
    'tests/journeys/gui-disk-previews.test.ts',
  ),
  'AI provider deepSeek': used('aiProvider', models),
  'AI model chat': used('aiModel', models),
  'AI models from config': inFile(
    'fixtures/office/ground/model.ts',
    'TANGRAM_MODEL_NAMES',
    'tests/sdk-node/ask-model.test.ts',
  ),
  'DeepSeek-only mode': used('aiDeepSeekOnly', models),
  'chat-server look-up 10 times': used('lookupTries', 'tests/sdk-node/error-texts.test.ts'),
  'chat open waits 10 times': used('activationTries'),
  'chat open waits 100 ms each': used('activationWaitMs'),
  'message encryption key (fixed secret)': {
    file: 'variants/schema.ts',
    word: 'messageCipher',
    test: 'tests/variants/profiles.test.ts',
  },
  'login encryption key (fixed secret)': {
    file: 'variants/schema.ts',
    word: 'loginCipher',
    test: 'tests/variants/profiles.test.ts',
  },
  'message pages of 30, newest first': used('pageSize'),
  'message search covers types 1, 3, 12': inFile(
    'sdk/chat/history/search.ts',
    "searchedKinds = ['text', 'file', 'peerFile']",
    searching,
  ),
  'file search covers types 3, 12': inFile(
    'sdk/search/search-kinds.ts',
    "file: ['file', 'peerFile']",
    'tests/sdk/search/search-screen.test.ts',
  ),
  'search pages of 30': used('pageSize'),
  'input box height 160': used('inputHeightPx'),
  'send way enter': used('sendWay'),
  'auto cache only below the limits': inFile(
    'sdk/transfers/rules/cache-rules.ts',
    'mayCache',
    'tests/sdk/transfers/rules/cache-rules.test.ts',
  ),
  'auto download at most the configured size (value not shown)': used('autoDownloadSizeMb'),
  'cache folders per user, type and year-month': inFile(
    'sdk/transfers/rules/cache-rules.ts',
    'cacheFolderOf',
    'tests/sdk/transfers/rules/cache-rules.test.ts',
  ),
  'download concurrency 9999': used('downloadConcurrency'),
  'password-free login 15 days': inFile(
    'fixtures/office/services/sessions.ts',
    'device: 15 * 24 * 3_600_000',
    'tests/fixtures/office-sign-in.test.ts',
  ),
  'auto lock after set minutes or never': used('autoLockMinutes'),
  'feedback at least 1': inFile(
    'sdk/contract/suggestion-length.ts',
    'least: 1',
    'tests/sdk/suggestions/feedback-length.test.ts',
  ),
  'feedback at most 500': inFile(
    'sdk/contract/suggestion-length.ts',
    'most: 500',
    'tests/sdk/suggestions/feedback-length.test.ts',
  ),
  'password at least 12': used('passwordMin', passwords),
  'password at most 30': used('passwordMax', passwords),
  'password at least 4 in one text': used('legacyPasswordMin', passwords),
  'password at most 12 in one text': used('legacyPasswordMax', passwords),
  'text at most 2000 characters': used('messageTextMax', 'tests/sdk/chat/rules/message-text.test.ts'),
  'Q&A name at most 100': inFile('sdk/contract/ask-limits.ts', 'name: 100', unshown),
  'outline depth 5': used('outlineDepth', 'tests/sdk/write/outline.test.ts'),
  'compress at most 1 GB': used('zipFileSizeMb'),
  'single file at most 1 TB': inFile(
    'sdk/contract/disk-calls.ts',
    'terabyte: 2 ** 40',
    'tests/sdk-node/huge-upload.test.ts',
  ),
  'repeat span 24 hours': inFile(
    'sdk/contract/schedule-limits.ts',
    'longestRepeating = 86_400_000',
    'tests/fixtures/office-schedule.test.ts',
  ),
  'local message content 4096': used('localContentMax', 'tests/sdk/chat/rules/message-text.test.ts'),
  'deferred script time-out 120 s': used('scriptLoadTimeoutMs', 'tests/sdk-node/error-texts.test.ts'),
  'export file name: schedule import template': inFile(
    'sdk/schedule/exchange/export.ts',
    '日程导入模板.xlsx',
    scheduleTexts,
  ),
  'export file name: schedule export with time': inFile(
    'sdk/schedule/exchange/export.ts',
    '日程导出',
    scheduleTexts,
  ),
  'build version 1.0.0': inFile(
    'sdk/host/build.ts',
    "appVersion = '1.0.0'",
    'tests/sdk-node/wire-facts.test.ts',
  ),
  'build channel alpha': inFile(
    'sdk/host/build.ts',
    "channel = 'alpha'",
    'tests/sdk-node/wire-facts.test.ts',
  ),
  'build branch dev': used('buildBranch'),
  'database file in the user data folder': inFile(
    'sdk/host/node/paths.ts',
    '.sqlite',
    'tests/sdk/host/node/files.test.ts',
  ),
};
