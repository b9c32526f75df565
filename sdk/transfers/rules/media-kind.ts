// Decides which kind of message a file becomes, by its media type; and the media type, by its name where nobody said.
import type { FileKind } from '../../api.ts';

const byEnding: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  pdf: 'application/pdf',
  zip: 'application/zip',
  txt: 'text/plain',
  md: 'text/markdown',
  csv: 'text/csv',
  json: 'application/json',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/** The media type of a name's ending. */
export function mimeOfName(name: string): string {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return (Object.hasOwn(byEnding, ending) ? byEnding[ending] : undefined) ?? 'application/octet-stream';
}

/** Pictures that every client draws become pictures, films become films; sound and all else goes as files. */
export function kindOfMime(mime: string): FileKind {
  if (/^image\/(?:png|jpeg|gif|webp)$/.test(mime)) return 'image';
  return /^video\/(?:mp4|webm|ogg)$/.test(mime) ? 'video' : 'file';
}
