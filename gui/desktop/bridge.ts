// What pages of ours may ask of the desktop program: names, arguments and answers, shared by page, preload and program.

import type { ErrorData } from '#sdk/errors.ts';

/** Scheme of the pages. */
export const appScheme = 'tangram-app';
/** The one origin that the bridges answer. */
export const appOrigin = `${appScheme}://app`;

/** Name under which systems know the program of a variant. */
export const appIdOf = (variant: string): string => `office.tangram.${variant.replaceAll('.', '-')}`;

/** Name under which the bridge stands in a page. */
export const bridgeName = 'tangramDesktop';

/** The system below. */
export type SystemFacts = {
  readonly platform: string;
  readonly arch: string;
  /** Version of the system, not of the program. */
  readonly version: string;
};

/** Whether files can be kept in a folder. */
export type FolderTest = { readonly folder: string; readonly writable: boolean; readonly reason?: string };

/** A picture for a window of its own. */
export type PreviewRequest = {
  readonly title: string;
  readonly type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Its size on the screen where it is pinned: small, without a frame, above all other windows. */
  readonly pinned?: { readonly width: number; readonly height: number } | undefined;
};

/** A picture of a screen as PNG; that the person wanted none; or that the system gave none. */
export type ScreenshotResult =
  | { readonly picture: Uint8Array<ArrayBuffer> }
  | { readonly closed: true }
  | { readonly unavailable: true };

/** A screen or window that can be shown to others. */
export type ScreenSource = {
  readonly id: string;
  /** As its program or the system calls it. */
  readonly name: string;
  readonly kind: 'screen' | 'window';
  /** A small PNG; empty where the system gives none. */
  readonly picture: Uint8Array<ArrayBuffer>;
};

/** How a sign-in window ended. */
export type SignInResult = { readonly ticket: string } | { readonly closed: true };

/** The bridge of the main window. Every call is refused to a frame that is not our page. */
export type DesktopBridge = {
  /** Asks for the office's port; it arrives as a message event `{ type: officePortMessage }` with one port. */
  connectOffice(): void;
  system(): Promise<SystemFacts>;
  /** The folder of cached files: the setting's, or the system's. */
  cacheFolder(): Promise<string>;
  /** Tries to write there. Without a folder it is the one in use. */
  testCacheFolder(folder?: string): Promise<FolderTest>;
  /** Lets the person choose a folder; undefined when they do not. */
  chooseCacheFolder(): Promise<string | undefined>;
  /** Shows a picture in a window of its own, or pinned above all others. */
  openPreview(request: PreviewRequest): Promise<void>;
  /** Takes a picture of the screen on which the window stands; asks the person once for each start. */
  takeScreenshot(): Promise<ScreenshotResult>;
  /** Asks the person, then opens the system's browser. */
  openLink(address: string): Promise<boolean>;
  /** Shows the sign-in page at an address of the office, and answers with the ticket that comes back. */
  signIn(address: string): Promise<SignInResult>;
  /** Ends what the sign-in page remembers: its cookies here, and its device at the office. False: only here. */
  forgetSignIn(): Promise<boolean>;
  /** A person said yes to a link that leads here. */
  onVisit(listener: (route: string) => void): void;
};

/** The bridge of a preview window. */
export type PreviewBridge = { content(): Promise<PreviewRequest> };

/** Path of a picture's page. */
export const previewPage = '/preview.html';

/** Path of the page that asks for an office. */
export const choicePage = '/choose-office.html';

/** Path of the page that asks which screen others are shown. */
export const screenPage = '/choose-screen.html';

/** The bridge of that page: choosing closes its window. */
export type ScreenBridge = {
  screens(): Promise<readonly ScreenSource[]>;
  chooseScreen(id: string): Promise<void>;
};

/** What became of an address: the office to open, or why there is none. */
export type ChoiceResult =
  | { readonly chosen: string }
  | { readonly invalid: true }
  | { readonly error: ErrorData };

/** The bridge of that page. */
export type ChoiceBridge = { choose(address: string): Promise<ChoiceResult> };

/** Type of the message that brings the office's port. */
export const officePortMessage = 'tangram:office-port';

/** Channels between preload and program. */
export const channels = {
  connectOffice: 'office:connect',
  officePort: 'office:port',
  system: 'system:facts',
  cacheFolder: 'cache:folder',
  testCacheFolder: 'cache:test',
  chooseCacheFolder: 'cache:choose',
  openPreview: 'preview:open',
  previewContent: 'preview:content',
  takeScreenshot: 'screenshot:take',
  screens: 'screen:list',
  chooseScreen: 'screen:choose',
  openLink: 'link:open',
  signIn: 'sign-in:open',
  forgetSignIn: 'sign-in:forget',
  visit: 'window:visit',
  choose: 'office:choose',
} as const;
