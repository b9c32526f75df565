// Draws the chosen square of a picture at the size the office takes, as a JPEG without anything but the picture.
import type { Area } from 'react-easy-crop';
import type { PictureFile } from '#sdk/api.ts';

/** Side of the square, in pixels: sharp at 64 px on the densest screens, and for whoever looks closer. */
const side = 512;
const quality = 0.9;

/** @param address an address of the picture on this page @param area the square, in the picture's own pixels */
export async function cutSquare(address: string, area: Area): Promise<PictureFile> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new TypeError('this browser draws no pictures');
  // What is transparent would turn black in a JPEG.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, side, side);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  if (blob === null) throw new TypeError('this browser writes no JPEG');
  return { type: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) };
}
