// A file the office keeps, as every upload answers it: how it is found again, and what a row needs before it has loaded.
import * as z from 'zod/mini';
import { record } from './record.ts';
import { count, flag, id, integer, text } from './scalars.ts';

/** Thirty-two hexadecimal digits; the protocol's check of content (spec §3 «MD5 check»). */
export const md5Digits = 32;

/** A stored file. `url` and `coverUrl` are paths of the chat service; sides in pixels, length in seconds. */
export const storedFile = record({
  fileid: ['id', id],
  fileName: ['name', text],
  contentType: ['type', text],
  size: ['size', count],
  md5: ['md5', text],
  url: ['url', text],
  coverurl: ['coverUrl', text],
  width: ['width', count],
  height: ['height', count],
  seconds: ['seconds', count],
  /** Whether the office had this content already; told to whoever has just sent all of it. */
  known: ['known', z.optional(flag(1, 0))],
});
/** A stored file in house names. */
export type StoredFile = z.output<typeof storedFile>;

/** What is told before a content goes up. `token` answers a challenge: its id, a dot, and the proof (see {@link possession}). */
export const fileAnnouncement = record({
  md5: ['md5', z.string().check(z.maxLength(64))],
  fileName: ['name', z.string().check(z.minLength(1), z.maxLength(255))],
  contentType: ['type', z.string().check(z.maxLength(128))],
  size: ['size', integer.check(z.gte(0))],
  token: ['token', z.optional(z.string().check(z.maxLength(4096)))],
  /** The folder of a disk that it is meant for; without one it is for a chat. */
  folderid: ['folderId', z.optional(id)],
});

/**
 * Proof of possession. The office names random ranges of the content; the proof is the upper-case SHA-256, in
 * hexadecimal, of the challenge's id (as text) and the bytes of the ranges in their order. Every announcement is
 * challenged, known or not, so that the answer tells nobody whether the office has a content.
 */
export const possession = record({
  id: ['id', z.string()],
  ranges: ['ranges', z.array(z.tuple([z.int(), z.int()]))],
});
/** A challenge in house names; a range is its first byte and the one behind its last. */
export type Possession = z.output<typeof possession>;

/** Answer to an announcement: the file, where possession was proved; a challenge where there was no proof yet. */
export const announced = record({
  exist: ['exists', flag(1, 0)],
  file: ['file', z.optional(storedFile)],
  challenge: ['challenge', z.optional(possession)],
});

/** An upload in parts: which are there already. Parts count from 0; all but the last have `partSize` bytes. */
export const partUpload = record({
  uploadid: ['id', id],
  partSize: ['partSize', z.int().check(z.gt(0))],
  parts: ['parts', z.array(z.int())],
});
/** An upload in parts, in house names. */
export type PartUpload = z.output<typeof partUpload>;
