// The chat service's calls for pictures, videos, voice and files of chats (spec §7).
import * as z from 'zod/mini';
import { wireDownload, wireUpload } from './file.ts';
import { record } from './record.ts';
import { chatId, flag, id, integer } from './scalars.ts';
import { storedFile } from './stored-file.ts';

/** Uploads of media: to which chat, what the sender knows of it, a small picture of it, and the content itself. */
const media = record({
  chatlinkid: ['chatId', chatId],
  md5: ['md5', z.optional(z.string().check(z.maxLength(64)))],
  width: ['width', z.optional(integer)],
  height: ['height', z.optional(integer)],
  seconds: ['seconds', z.optional(integer)],
  coverFile: ['cover', z.optional(wireUpload)],
  uploadFile: ['file', wireUpload],
});
const upload = (path: string) =>
  ({
    method: 'POST',
    path,
    token: true,
    in: 'form',
    streams: true,
    input: media,
    reply: storedFile,
    spec: '§7',
  }) as const;

/** Rows of the chat service's table. */
export const mediaCalls = {
  uploadImage: upload('/chat/img'),
  uploadVideo: upload('/chat/video'),
  uploadAudio: upload('/chat/audio'),
  /** Any file, for servers without `/IM`. */
  uploadChatFile: upload('/chat/file'),
  /** What only a player knows of a video: length, sides and a cover; only whoever has sent it may say so. */
  uploadVideoInfo: {
    method: 'POST',
    path: '/chat/uploadvideoinfo',
    token: true,
    in: 'form',
    streams: true,
    input: record({
      fileid: ['fileId', id],
      seconds: ['seconds', integer],
      width: ['width', integer],
      height: ['height', integer],
      uploadFile: ['cover', z.optional(wireUpload)],
    }),
    reply: storedFile,
    spec: '§7',
  },
  getImageInfo: {
    method: 'GET',
    path: '/chat/imginfo',
    token: true,
    input: record({ fileid: ['fileId', id] }),
    reply: storedFile,
    spec: '§7',
  },
  /** The content of a picture, video or voice, or its cover. */
  getMedia: {
    method: 'GET',
    path: '/chat/media',
    token: true,
    binary: true,
    streams: true,
    input: record({ fileid: ['fileId', id], cover: ['cover', z.optional(flag(1, 0))] }),
    reply: wireDownload,
    spec: 'ours',
  },
} as const;
