// The netdisk's table: files of chats (spec §7 «Netdisk», `/IM/*`). The cloud disk's own calls come with it.
import * as z from 'zod/mini';
import { service } from './endpoint.ts';
import { systemInfoFields } from './entities.ts';
import { wireDownload, wireUpload } from './file.ts';
import { record } from './record.ts';
import { id, integer, time } from './scalars.ts';
import { announced, fileAnnouncement, partUpload, storedFile } from './stored-file.ts';

const done = z.unknown();
const ofFile = record({ fileid: ['fileId', id] });
const ofUpload = record({ uploadid: ['uploadId', id] });

/** The netdisk's table. */
export const netdisk = service('netdisk', {
  /** Spec §7; `size` ours. Without `token` it asks for a challenge, with it for the file. */
  uploadFileFirst: {
    method: 'POST',
    path: '/netdisk/IM/uploadFileFirst',
    token: true,
    ownToken: 'token',
    in: 'body',
    input: fileAnnouncement,
    reply: announced,
    spec: '§7',
  },
  /** Takes a whole file, up to IMUploadMinSize; `md5` is checked against what came. */
  uploadFile: {
    method: 'POST',
    path: '/IM/uploadFile',
    token: true,
    in: 'form',
    streams: true,
    input: record({
      md5: ['md5', z.string().check(z.maxLength(64))],
      folderid: ['folderId', z.optional(id)],
      uploadFile: ['file', wireUpload],
    }),
    reply: storedFile,
    spec: '§7',
  },
  /** Begins an upload in parts, or finds the one this person began of the same content under the same name. */
  beginUpload: {
    method: 'POST',
    path: '/IM/uploadBegin',
    token: true,
    in: 'body',
    input: fileAnnouncement,
    reply: partUpload,
    spec: 'ours',
  },
  /** A part to its place. The fields stand before the file; the answer names this part alone. */
  uploadPart: {
    method: 'POST',
    path: '/IM/uploadPart',
    token: true,
    in: 'form',
    streams: true,
    input: record({
      uploadid: ['uploadId', id],
      part: ['part', integer],
      /** Of the part; where it is told, a part that came otherwise is refused and sent again. */
      md5: ['md5', z.optional(z.string().check(z.maxLength(64)))],
      /** The same check, cheaper: eight hexadecimal digits. The whole is checked by its MD5 when it is finished. */
      crc32: ['crc32', z.optional(z.string().check(z.regex(/^[0-9A-Fa-f]{8}$/)))],
      uploadFile: ['file', wireUpload],
    }),
    reply: partUpload,
    spec: 'ours',
  },
  /** Puts the parts together and checks the whole; what does not fit is thrown away. */
  finishUpload: {
    method: 'POST',
    path: '/IM/uploadFinish',
    token: true,
    in: 'body',
    input: ofUpload,
    reply: storedFile,
    spec: 'ours',
  },
  cancelUpload: {
    method: 'POST',
    path: '/IM/uploadCancel',
    token: true,
    in: 'body',
    input: ofUpload,
    reply: done,
    spec: 'ours',
  },
  /** A token that opens one file for one person for a minute: it may stand in an address, the session's may not. */
  getFileToken: {
    method: 'GET',
    path: '/IM/downloadToken',
    token: true,
    input: ofFile,
    reply: record({ token: ['token', z.string()], expires: ['expiresTime', time] }),
    spec: 'ours',
  },
  downloadFile: {
    method: 'GET',
    path: '/IM/downloadFile',
    token: false,
    ownToken: 'token',
    systemInfo: true,
    binary: true,
    streams: true,
    input: record({
      fileid: ['fileId', id],
      token: ['token', z.string().check(z.maxLength(4096))],
      ...systemInfoFields,
    }),
    reply: wireDownload,
    spec: '§7',
  },
});
