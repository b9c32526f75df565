// Opens a picture in a window of its own beside the program's, with the watermark on it where screens carry one.
import type { Watermark } from '#sdk/config/rules/watermark.ts';
import { desktopBridge } from '../ground/desktop-bridge.ts';
import type { PreviewRequest } from '../desktop/bridge.ts';
import { drawWatermark } from '../parts/watermark-tile.ts';

const kinds: readonly PreviewRequest['type'][] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
/** What a window's title takes, in characters. */
const maxTitle = 200;

/** Only the desktop program has such windows. */
export const hasOwnWindows = (): boolean => desktopBridge() !== undefined;

/** The picture as a PNG, with the mark over it. Whatever moves in it stands still then. */
async function drawn(content: Blob, mark: Watermark | undefined): Promise<Uint8Array<ArrayBuffer>> {
  const image = await createImageBitmap(content);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: image.width, height: image.height });
  const pen = canvas.getContext('2d');
  if (pen === null) throw new TypeError('a canvas without a context');
  pen.drawImage(image, 0, 0);
  if (mark !== undefined) drawWatermark(pen, mark);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new TypeError('the picture cannot be written');
  return new Uint8Array(await blob.arrayBuffer());
}

/** Opens it; what such a window does not show by itself is drawn first. */
export async function openOwnWindow(
  name: string,
  { type, bytes }: { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> },
  mark: Watermark | undefined,
): Promise<void> {
  const title = name.slice(0, maxTitle);
  const kind = kinds.find((one) => one === type);
  const asItIs = mark === undefined && kind !== undefined;
  await desktopBridge()?.openPreview({
    title,
    type: asItIs ? kind : 'image/png',
    bytes: asItIs ? bytes : await drawn(new Blob([bytes], { type }), mark),
  });
}
