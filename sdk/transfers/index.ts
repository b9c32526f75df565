// The door of the files of chats and disks.
export { digestOf } from './digest.ts';
export { TransferSpace } from './service.ts';
