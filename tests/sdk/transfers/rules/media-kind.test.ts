// Which kind of message a file becomes.
import { expect, test } from 'vitest';
import { kindOfMime, mimeOfName } from '#sdk/transfers/rules/media-kind.ts';

test.each([
  ['a.JPG', 'image/jpeg', 'image'],
  ['b.webm', 'video/webm', 'video'],
  ['c.mov', 'video/quicktime', 'file'],
  ['d.mp3', 'audio/mpeg', 'file'],
  ['e.svg', 'application/octet-stream', 'file'],
  ['constructor', 'application/octet-stream', 'file'],
  ['.toString', 'application/octet-stream', 'file'],
])('%s is %s and goes as %s', (name, mime, kind) => {
  expect(mimeOfName(name)).toBe(mime);
  expect(kindOfMime(mime)).toBe(kind);
});
