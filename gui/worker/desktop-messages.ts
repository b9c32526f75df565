// What the desktop program and its office process say to each other, besides the office's own ports.

/** Something that is still on its way. */
export type UnfinishedWork = {
  readonly kind: 'message' | 'upload';
  /** The chat or folder it goes to. */
  readonly place: string;
  readonly title: string;
  /** It stays on this device and goes on at the next start. */
  readonly keeps: boolean;
};

/** What a native notification shows. */
export type NativeNotice = {
  readonly title: string;
  readonly body: string;
  readonly chatId: string;
  readonly sound: boolean;
};

/** What the shell outside the page needs to know of the person's office. */
export type ShellState = {
  readonly unread: number;
  /** How much waits to be settled. */
  readonly todo: number;
  readonly canLock: boolean;
  readonly locked: boolean;
  readonly doNotDisturb: boolean;
  readonly closeToTray: boolean;
  /** Whether the window goes out of the way of a screenshot. */
  readonly screenshotHides: boolean;
  /** `auto` follows the system. */
  readonly language: 'auto' | 'zh' | 'en';
  /** Empty: the system's. */
  readonly cacheFolder: string;
};

/** From the program. `serve` carries one port. */
export type ToOffice =
  | {
      readonly type: 'start';
      readonly variant: string;
      readonly server: string | undefined;
      readonly profile: string;
      readonly folders: { readonly data: string; readonly config: string; readonly log: string };
      /** Key of the secrets, from the system's keychain. */
      readonly secretsKey: Uint8Array | undefined;
      /** The system's language tag. */
      readonly systemLanguage: string;
    }
  | { readonly type: 'serve' }
  | { readonly type: 'lock' }
  | { readonly type: 'setDoNotDisturb'; readonly on: boolean }
  | { readonly type: 'unfinished'; readonly id: number }
  | { readonly type: 'close' };

/** From the office process. */
export type FromOffice =
  | { readonly type: 'state'; readonly state: ShellState }
  | { readonly type: 'notice'; readonly notice: NativeNotice }
  | { readonly type: 'unfinished'; readonly id: number; readonly works: readonly UnfinishedWork[] }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'closed' };
