// Looks at what a person wants to send: sides, length and a small picture, made here because only a browser can.
import type { NewFile, PictureFile } from '#sdk/api.ts';
import { type DroppedFolder, isFolder } from './dropped-files.ts';
import { portable } from './portable.ts';
import { kindOfMime, mimeOfName } from '#sdk/transfers/rules/media-kind.ts';

/** Longest side of a small picture, in pixels, and how well it is kept. */
const cover = { side: 480, quality: 0.8 } as const;

type Facts = Pick<NewFile, 'width' | 'height' | 'seconds' | 'cover'>;

async function drawn(
  source: CanvasImageSource,
  width: number,
  height: number,
): Promise<PictureFile | undefined> {
  const scale = Math.min(1, cover.side / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', cover.quality),
  );
  return blob === null ? undefined : { type: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) };
}

async function ofPicture(file: File): Promise<Facts> {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const small = await drawn(picture, width, height);
  picture.close();
  return { width, height, cover: small };
}

/** Behind the end of any film, in seconds. */
const behindTheEnd = 1e7;

/** Resolves when a film stands at that place, in seconds. */
function seek(video: HTMLVideoElement, place: number): Promise<void> {
  return new Promise((resolve) => {
    video.addEventListener('seeked', () => resolve(), { once: true });
    video.currentTime = place;
  });
}

async function ofVideo(file: File): Promise<Facts> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  try {
    await new Promise<void>((resolve, reject) => {
      video.muted = true;
      video.preload = 'auto';
      video.addEventListener('loadeddata', () => resolve(), { once: true });
      video.addEventListener('error', () => reject(new Error('not a film this browser plays')), {
        once: true,
      });
      video.src = url;
    });
    // What a browser has recorded itself does not say how long it is before somebody has looked for its end.
    if (video.duration === Infinity) await seek(video, behindTheEnd);
    const { videoWidth: width, videoHeight: height, duration } = video;
    await seek(video, Math.min(1, duration / 2));
    const small = await drawn(video, width, height);
    return { width, height, seconds: Math.max(1, Math.round(duration)), cover: small };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** What is sent for a file or folder that was chosen, pasted or dropped. What cannot be drawn goes as a file. */
export async function preparedFile(
  chatId: string,
  file: File | DroppedFolder,
  caption: string,
): Promise<NewFile> {
  if (isFolder(file)) {
    const { name } = file;
    const entries = await Promise.all(
      file.entries.map(async ({ path, file: content }) => ({
        path,
        modified: content.lastModified,
        content: await portable(content),
      })),
    );
    return { chatId, source: { entries }, name, caption, kind: 'file' };
  }
  const mime = file.type === '' ? mimeOfName(file.name) : file.type;
  const kind = kindOfMime(mime);
  const plain: NewFile = {
    chatId,
    source: { content: await portable(file) },
    name: file.name,
    mime,
    caption,
  };
  if (kind === 'file') return { ...plain, kind };
  try {
    return { ...plain, kind, ...(await (kind === 'image' ? ofPicture(file) : ofVideo(file))) };
  } catch {
    // Its name promised a picture or a film, its content is neither.
    return { ...plain, kind: 'file', mime: 'application/octet-stream' };
  }
}
