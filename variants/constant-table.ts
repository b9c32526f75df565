// The one table of limits and defaults: value, range and unit of every configurable number of the product.

/** Any row of the table, seen without its exact value. */
export type ConstantRow =
  | { readonly kind: 'integer'; readonly value: number; readonly min: number; readonly max: number }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'choice'; readonly value: string; readonly options: readonly string[] }
  | { readonly kind: 'text'; readonly value: string; readonly pattern: RegExp }
  | { readonly kind: 'page'; readonly value: string };

const integer = (value: number, min: number, max: number) => ({ kind: 'integer', value, min, max }) as const;
const flag = (value: boolean) => ({ kind: 'boolean', value }) as const;
const text = (value: string, pattern: RegExp) => ({ kind: 'text', value, pattern }) as const;
const page = (value: string) => ({ kind: 'page', value }) as const;
const choice = <const O extends readonly string[]>(value: O[number], options: O) =>
  ({ kind: 'choice', value, options }) as const;

const minute = 60_000;
const terabyteInMb = 1_048_576;

/**
 * Every configurable constant with the value the code starts from (spec §9 unless a row says otherwise).
 * Units stand in the name; a name without one counts things. Precedence: this table < the variant < the
 * server's dictionary < the person's setting.
 */
export const constantTable = {
  /** Time a call may take. */
  requestTimeoutMs: integer(10_000, 1_000, 2 * minute),
  /** Time an upload may take; 0 is no limit. */
  uploadTimeoutMs: integer(0, 0, 24 * 60 * minute),
  /** Time a lazily loaded script may take before the person is told. */
  scriptLoadTimeoutMs: integer(120_000, 1_000, 10 * minute),
  /** How often the chat server's address is asked for before giving up. */
  lookupTries: integer(10, 1, 100),
  /** How often an activated chat is looked for in the list before giving up. */
  activationTries: integer(10, 1, 100),
  /** Pause between two such looks. */
  activationWaitMs: integer(100, 10, 5_000),
  /** Beat of the activity report and of the online list. */
  onlineIntervalMinutes: integer(5, 1, 60),
  /** Beat of the realtime connection. */
  wsServerIntervalMs: integer(3_000, 1_000, minute),

  /** Person id of the service desk. */
  serviceUid: text('1', /^[1-9]\d{0,15}$/),
  /** Telephone number of the service desk; empty is none. */
  serviceTel: text('', /^[\d+()*#, -]{0,40}$/),
  /** Page shown where no chat is open; empty is the built-in welcome view. */
  welcomeUrl: page(''),
  /** Page of the external approval system; empty is the built-in page. */
  workflowApprovalPage: page(''),
  /** Whether the organisation tree shows its root. */
  showRootUser: flag(true),

  /** Largest archive that may be made or sent. */
  zipFileSizeMb: integer(1_024, 1, terabyteInMb),
  /** Videos of this size or larger are not cached. */
  cacheVideoSizeMb: integer(200, 0, terabyteInMb),
  /** Images of this size or larger are not cached. */
  cacheImageSizeMb: integer(100, 0, terabyteInMb),
  /** Upper limit of what is cached without being asked for. */
  autoCacheSizeMb: integer(100, 0, terabyteInMb),
  /** Largest received file that is downloaded by itself (value chosen here: the spec shows none). */
  autoDownloadSizeMb: integer(50, 0, terabyteInMb),
  /** Largest upload to the personal disk. */
  myDiskUploadSizeMb: integer(1_024, 1, terabyteInMb),
  /** Largest upload to a group disk. */
  groupDiskUploadSizeMb: integer(1_024, 1, terabyteInMb),
  /** Largest file sent in a chat. */
  imUploadMaxSizeMb: integer(1_024, 1, terabyteInMb),
  /** From this size on a chat file travels in resumable parts. */
  imUploadMinSizeMb: integer(100, 1, terabyteInMb),
  /** Largest single file anywhere: 1 TB. */
  singleFileMaxMb: integer(terabyteInMb, 1, terabyteInMb),
  /** Largest reference file of AI writing (value chosen here). */
  referenceFileMaxMb: integer(20, 1, 1_024),
  /** Downloads that may run at once. */
  downloadConcurrency: integer(9_999, 1, 9_999),

  /** How long a burn-after-reading message stays on the screen. */
  flashMsgViewTimeSeconds: integer(10, 1, 300),
  /** How long after sending a message may be withdrawn. */
  revertTimeMinutes: integer(2, 1, 1_440),
  /** Digits a chat id is padded to. */
  chatIdPad: integer(5, 5, 20),
  /** Rows of a page of messages and of search results. */
  pageSize: integer(30, 1, 500),
  /** Longest message or task text, in code points. */
  messageTextMax: integer(2_000, 1, 4_096),
  /** Longest content the local store takes, in characters. */
  localContentMax: integer(4_096, 4_096, 4_096),
  /** What the Enter key does in the composer. */
  sendWay: choice('enter', ['enter', 'ctrlEnter']),
  /** Height of the composer of a chat nobody has resized. */
  inputHeightPx: integer(160, 80, 2_000),
  /** Side of a face in running text. */
  faceSizePx: integer(26, 12, 96),

  /** How long a toast stays. */
  toastMs: integer(1_500, 500, minute),
  /** Space between two toasts. */
  toastSpacingPx: integer(16, 0, 100),
  /** How long the closable toast of a timed-out call stays. */
  timeoutToastMs: integer(5_000, 500, minute),
  /** Default rest before a repeated input is acted on. */
  debounceMs: integer(100, 0, minute),
  /** Default pause between two runs of a throttled act. */
  throttleMs: integer(2_000, 0, minute),

  /** Whether screens carry the watermark with name and date. */
  watermarkAllow: flag(true),
  /** Width of one watermark tile. */
  watermarkTileWidthPx: integer(220, 80, 2_000),
  /** Height of one watermark tile. */
  watermarkTileHeightPx: integer(140, 60, 2_000),
  /** Until when an update that was put off stays hidden. */
  updateSkipUntil: choice('endOfDay', ['endOfDay']),

  /** How long a device may sign in without the password. */
  rememberDays: integer(15, 1, 90),
  /** Minutes without input until the screen locks; 0 is never. */
  autoLockMinutes: integer(0, 0, 1_440),
  /** Shortest password (strict rule). */
  passwordMin: integer(12, 8, 64),
  /** Longest password (strict rule). */
  passwordMax: integer(30, 12, 128),
  /** Of the four kinds of characters, how many a password needs (strict rule). */
  passwordClassesMin: integer(3, 1, 4),
  /** How often one character may stand in a row (strict rule). */
  passwordRepeatMax: integer(6, 1, 30),
  /** From this length on an ascending or descending run such as 1-6 is refused (strict rule). */
  passwordRunMin: integer(6, 3, 30),
  /** Shortest password where a variant keeps the legacy rule. */
  legacyPasswordMin: integer(4, 4, 12),
  /** Longest password where a variant keeps the legacy rule. */
  legacyPasswordMax: integer(12, 4, 30),

  /** Shortest feedback, in characters. */
  feedbackMin: integer(1, 1, 1),
  /** Longest feedback, in characters. */
  feedbackMax: integer(500, 1, 4_096),
  /** Attachments of one task, event or feedback (value chosen here: the spec shows none). */
  attachmentsMax: integer(10, 1, 100),
  /** Longest time between start and end of a repeating event. */
  repeatSpanHours: integer(24, 1, 24),
  /** Longest name of a Q&A library, in characters. */
  qaNameMax: integer(100, 1, 500),
  /** Levels of an outline in AI writing. */
  outlineDepth: integer(5, 1, 9),
  /** Provider half of the default AI model pair. */
  aiProvider: text('deepSeek', /^[A-Za-z0-9][\w.-]{0,63}$/),
  /** Model half of the default AI model pair. */
  aiModel: text('chat', /^[A-Za-z0-9][\w.:/-]{0,127}$/),
  /** Whether only the default provider's models are offered. */
  aiDeepSeekOnly: flag(false),

  /** Version of this build. */
  buildVersion: text('1.0.0', /^\d+\.\d+\.\d+(-[\w.]+)?$/),
  /** Update channel of this build. */
  buildChannel: choice('alpha', ['release', 'beta', 'alpha']),
  /** Source branch of this build. */
  buildBranch: text('dev', /^[\w./-]{1,64}$/),
} as const satisfies Readonly<Record<string, ConstantRow>>;

type Table = typeof constantTable;
type ValueOf<R> = R extends { readonly kind: 'integer' }
  ? number
  : R extends { readonly kind: 'boolean' }
    ? boolean
    : R extends { readonly options: infer O extends readonly string[] }
      ? O[number]
      : string;

/** The constants in force: one value per row of the table. */
export type Constants = { readonly [K in keyof Table]: ValueOf<Table[K]> };

/** Name of a constant. */
export type ConstantName = keyof Table;

/** All names, in the table's order. */
export const constantNames = Object.keys(constantTable) as readonly ConstantName[];
