// The door of the files of chats and disks.
export { digestOf } from './digest.ts';
export { fileById } from './rules/file-by-id.ts';
export { TransferSpace } from './service.ts';
