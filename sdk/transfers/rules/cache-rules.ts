// Decides what is kept on the device without being asked for, and in which folder (spec §9 «Auto cache»).
import type { FileKind, MessageFile } from '../../api.ts';

const megabyte = 1_048_576;

/** Folders of the three types (spec §9). Voice messages lie with the films. */
export const cacheFolders = ['Image', 'Video', 'FileRecv'] as const;
/** One of them. */
export type CacheFolder = (typeof cacheFolders)[number];

/** The folder of a kind. */
export function folderOfKind(kind: FileKind): CacheFolder {
  return kind === 'image' ? 'Image' : kind === 'file' ? 'FileRecv' : 'Video';
}

/** `Image/2026-11`: by type, then by the year and month of the device's own clock. */
export function cacheFolderOf(kind: FileKind, time: number): string {
  const date = new Date(time);
  return `${folderOfKind(kind)}/${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
}

/** The limits in force, in MB (spec §9). */
export type CacheLimits = {
  readonly cacheImageSizeMb: number;
  readonly cacheVideoSizeMb: number;
  readonly autoCacheSizeMb: number;
  readonly autoDownload: boolean;
  readonly autoDownloadSizeMb: number;
};

/** Whether a content may be kept in the cache: pictures and films only below their limit. */
export function mayCache(file: Pick<MessageFile, 'kind' | 'size'>, limits: CacheLimits): boolean {
  if (file.kind === 'file') return true;
  const limit = file.kind === 'image' ? limits.cacheImageSizeMb : limits.cacheVideoSizeMb;
  return file.size / megabyte < limit;
}

/** Whether a file that has just arrived is fetched at once. */
export function fetchesByItself(file: Pick<MessageFile, 'kind' | 'size'>, limits: CacheLimits): boolean {
  if (file.kind === 'file') return limits.autoDownload && file.size <= limits.autoDownloadSizeMb * megabyte;
  return mayCache(file, limits) && file.size <= limits.autoCacheSizeMb * megabyte;
}
