// Reads the pixels of PNG and JPEG pictures that people sent; loaded when there is one to show.
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import type { Picture } from './scale.ts';

/** Larger pictures are not read: a small file can claim to be enormous. */
const maxPixels = 4_096 * 4_096;

const isPng = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47;
const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;

/** The picture, or undefined for what is none, is broken, or too large. Never throws: others made the bytes. */
export function readPicture(bytes: Uint8Array): Picture | undefined {
  try {
    if (isPng(bytes)) {
      const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      // The size stands in the first chunk, before anything is unpacked.
      if (head.length < 24 || head.readUInt32BE(16) * head.readUInt32BE(20) > maxPixels) return undefined;
      const { width, height, data } = PNG.sync.read(head);
      return { width, height, rgba: data };
    }
    if (isJpeg(bytes)) {
      const { width, height, data } = jpeg.decode(bytes, {
        useTArray: true,
        maxResolutionInMP: maxPixels / 1_000_000,
        maxMemoryUsageInMB: 256,
      });
      return { width, height, rgba: data };
    }
    return undefined;
  } catch {
    // A picture nobody can read is shown as none; there is nothing a person could do about it.
    return undefined;
  }
}
