// Makes of a camera's picture one whose background is blurred, on this machine alone: nothing of it goes anywhere to be looked at.
import type { SelfieSegmentation } from '@mediapipe/selfie_segmentation';

/** How often a picture is made, in a second, and how much of it is blurred, in pixels. */
const pace = 20;
const blurPixels = 12;

/** A picture that is made from another one. */
export type MadePicture = { readonly track: MediaStreamTrack; stop(): void };

/** Whether this machine can: the library computes with WebGL. */
export function canBlur(): boolean {
  const canvas = document.createElement('canvas');
  return canvas.getContext('webgl2') !== null && 'captureStream' in canvas;
}

/** The library stands in the page under its own name, whichever way it was loaded. */
async function openModel(): Promise<SelfieSegmentation> {
  await import('@mediapipe/selfie_segmentation');
  const { SelfieSegmentation: Model } = globalThis as unknown as {
    SelfieSegmentation: new (options: { locateFile(file: string): string }) => SelfieSegmentation;
  };
  const model = new Model({ locateFile: (file) => `/blur/${file}` });
  model.setOptions({ modelSelection: 1 });
  await model.initialize();
  return model;
}

/** Begins; the track that comes out is sent instead of the camera's own. @throws Error where the model cannot be loaded */
export async function blurPicture(camera: MediaStreamTrack): Promise<MadePicture> {
  const model = await openModel();
  const { width = 1_280, height = 720 } = camera.getSettings();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  const [track] = canvas.captureStream(pace).getVideoTracks();
  if (pen === null || track === undefined) throw new Error('the picture cannot be drawn');
  const source = document.createElement('video');
  source.muted = true;
  source.srcObject = new MediaStream([camera]);
  await source.play();
  model.onResults(({ image, segmentationMask }) => {
    pen.save();
    pen.clearRect(0, 0, width, height);
    pen.drawImage(segmentationMask, 0, 0, width, height);
    pen.globalCompositeOperation = 'source-in';
    pen.drawImage(image, 0, 0, width, height);
    pen.globalCompositeOperation = 'destination-over';
    pen.filter = `blur(${blurPixels}px)`;
    pen.drawImage(image, 0, 0, width, height);
    pen.restore();
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  async function next(): Promise<void> {
    const start = performance.now();
    // Nothing is shown of a picture before it has been looked at.
    if (source.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) await model.send({ image: source });
    if (isOver) return;
    timer = setTimeout(
      () => void next().catch(reportError),
      Math.max(0, 1_000 / pace - (performance.now() - start)),
    );
  }
  await next();
  return {
    track,
    stop() {
      isOver = true;
      clearTimeout(timer);
      track.stop();
      source.srcObject = null;
      model.close().catch(reportError);
    },
  };
}
