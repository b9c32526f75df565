// Hands a content to the browser to be saved under its name.
import type { MessageFile, OfficeApi } from '#sdk/api.ts';

/** How long the browser may take to begin, in ms; then the copy in memory is let go. */
const handedOverMs = 60_000;

/** Fetches what is not here yet and saves it where the browser saves. */
export async function saveContent(office: OfficeApi, file: MessageFile): Promise<void> {
  if (file.kind === 'file') await office.files.download(file);
  const { type, bytes } = await office.files.content(file);
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name === '' ? file.fileId : file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), handedOverMs);
}
