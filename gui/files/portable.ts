// Makes a content that can go to the office's process: a browser's worker takes it as it is, the desktop's takes bytes.
import { facePlace } from '../ground/face-place.ts';

/** Electron's ports carry no files; a browser's carry them without a copy. */
export async function portable(content: Blob): Promise<Blob | Uint8Array<ArrayBuffer>> {
  return facePlace() === 'desktop' ? new Uint8Array(await content.arrayBuffer()) : content;
}
