// Hands a content to the browser to be saved under its name.
import type { MessageFile, OfficeApi } from '#sdk/api.ts';
import { facePlace } from '../ground/face-place.ts';
import { saveMade } from './save-made.ts';

/** Fetches what is not here yet and saves it where the browser saves. */
export async function saveContent(office: OfficeApi, file: MessageFile): Promise<void> {
  const name = file.name === '' ? file.fileId : file.name;
  // A file lies on this device, and the browser copies it there: nobody holds it in memory.
  if (file.kind === 'file' && facePlace() === 'browser')
    return saveMade({ name, type: file.mime, content: await office.files.stored(file) });
  if (file.kind === 'file') await office.files.download(file);
  saveMade({ name, ...(await office.files.content(file)) });
}
