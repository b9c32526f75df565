// Takes one picture of what the person chooses to show: a screen, a window or a page; the browser asks, and nothing goes on being shared.
import { OfficeError } from '#sdk/errors.ts';

/** A first frame may be empty for a moment, in ms. */
const settlesMs = 250;

/** The picture, or undefined where the person chose nothing. @throws OfficeError `shotUnavailable` */
export async function takeShot(): Promise<HTMLCanvasElement | undefined> {
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
    const canvas = document.createElement('canvas');
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    return canvas;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
