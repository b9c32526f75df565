// Hands a file of a disk to the browser to be saved under its name.
import type { DiskNode, OfficeApi } from '#sdk/api.ts';

/** How long the browser may take to begin, in ms; then the copy in memory is let go. */
const handedOverMs = 60_000;

/** Fetches what is not here yet and saves it where the browser saves. */
export async function saveNode(office: OfficeApi, node: DiskNode): Promise<void> {
  await office.disk.download(node);
  const { type, bytes } = await office.disk.content(node);
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = node.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), handedOverMs);
}
