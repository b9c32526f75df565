// Takes one picture of a screen: in the desktop program from the system, in a browser of what the person chooses to show; nothing goes on being shared.
import { OfficeError } from '#sdk/errors.ts';
import { desktopBridge } from '../ground/desktop-bridge.ts';

/** A first frame may be empty for a moment, in ms. */
const settlesMs = 250;

function drawn(source: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(source, 0, 0);
  return canvas;
}

/** From the desktop program, which asks the person and the system. */
async function fromSystem(
  take: NonNullable<ReturnType<typeof desktopBridge>>['takeScreenshot'],
): Promise<HTMLCanvasElement | undefined> {
  const taken = await take();
  if ('unavailable' in taken) throw new OfficeError('shotUnavailable');
  if ('closed' in taken) return undefined;
  const bitmap = await createImageBitmap(new Blob([taken.picture], { type: 'image/png' }));
  return drawn(bitmap, bitmap.width, bitmap.height);
}

/** The picture, or undefined where the person chose nothing. @throws OfficeError `shotUnavailable` */
export async function takeShot(): Promise<HTMLCanvasElement | undefined> {
  const bridge = desktopBridge();
  if (bridge !== undefined) return fromSystem(() => bridge.takeScreenshot());
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (mediaDevices?.getDisplayMedia === undefined) throw new OfficeError('shotUnavailable');
  let stream: MediaStream;
  try {
    stream = await mediaDevices.getDisplayMedia({ video: { frameRate: 5 }, audio: false });
  } catch (error) {
    // To close the browser's question is no failure; a system that does not let the browser see the screen is one.
    if (error instanceof DOMException && error.name === 'NotAllowedError' && !/system/iu.test(error.message))
      return undefined;
    throw new OfficeError('shotUnavailable', {}, error);
  }
  try {
    const video = document.createElement('video');
    video.muted = true;
    video.srcObject = stream;
    await video.play();
    await new Promise((resolve) => setTimeout(resolve, settlesMs));
    return drawn(video, video.videoWidth, video.videoHeight);
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
