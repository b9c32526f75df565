// Takes calls of pages: from our own top frame in the right kind of window, with arguments of the right shape, or not at all.
import {
  ipcMain,
  type IpcMainEvent,
  type IpcMainInvokeEvent,
  type WebContents,
  type WebFrameMain,
} from 'electron';
import * as z from 'zod/mini';
import { isAppAddress } from './guard-contents.ts';

/** Thrown to a page that may not ask, or asks for nonsense. It says nothing about why. */
export class BridgeRefusal extends Error {
  constructor() {
    super('refused');
    this.name = 'BridgeRefusal';
  }
}

/** Whether a frame is the top frame of a page of ours. */
export function isOwnFrame(contents: WebContents, frame: WebFrameMain | null): boolean {
  // Gone or replaced since: nobody to answer.
  return frame !== null && frame === contents.mainFrame && isAppAddress(frame.url);
}

/** Calls of one kind of window. */
export type Ipc = {
  /** A call with an answer. */
  handle<T extends z.ZodMiniType>(
    channel: string,
    input: T,
    work: (input: z.output<T>, contents: WebContents) => unknown,
  ): void;
  /** A call without an answer. */
  on(channel: string, work: (contents: WebContents) => void): void;
};

/** @param isMine whether a page is in a window of this kind */
export function createIpc(isMine: (contents: WebContents) => boolean): Ipc {
  const admits = ({ sender, senderFrame }: IpcMainEvent | IpcMainInvokeEvent): boolean =>
    isMine(sender) && isOwnFrame(sender, senderFrame);
  return {
    handle(channel, input, work) {
      ipcMain.handle(channel, (event, ...given: unknown[]) => {
        const parsed = z.safeParse(input, given[0]);
        if (!admits(event) || given.length > 1 || !parsed.success) throw new BridgeRefusal();
        return work(parsed.data, event.sender);
      });
    },
    on(channel, work) {
      ipcMain.on(channel, (event, ...given: unknown[]) => {
        if (admits(event) && given.length === 0) work(event.sender);
      });
    },
  };
}
