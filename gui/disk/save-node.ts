// Hands a file of a disk to the browser to be saved under its name.
import type { DiskNode, OfficeApi } from '#sdk/api.ts';
import { saveMade } from '../files/save-made.ts';

/** Fetches things, folders with everything in them, as one compressed file and saves it where the browser saves. */
export async function saveZip(office: OfficeApi, nodes: readonly DiskNode[], name: string): Promise<void> {
  const bytes = await office.disk.zip(nodes.map(({ id }) => id));
  saveMade({ name: `${name}.zip`, type: 'application/zip', bytes });
}

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
