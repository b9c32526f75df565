// Hands a file of a disk to the browser to be saved under its name.
import type { DiskNode, OfficeApi } from '#sdk/api.ts';
import { saveMade } from '../files/save-made.ts';
import { facePlace } from '../ground/face-place.ts';

/** Fetches things, folders with everything in them, as one compressed file and saves it where the browser saves. */
export async function saveZip(office: OfficeApi, nodes: readonly DiskNode[], name: string): Promise<void> {
  const content = await office.disk.zip(nodes.map(({ id }) => id));
  const made = { name: `${name}.zip`, type: 'application/zip' };
  saveMade(content instanceof Blob ? { ...made, content } : { ...made, bytes: content });
}

/** Fetches what is not here yet and saves it where the browser saves. */
export async function saveNode(office: OfficeApi, node: DiskNode): Promise<void> {
  const { name } = node;
  // It comes by the one queue and lies on this device then; the browser copies it there, and nobody holds it in memory.
  if (facePlace() === 'browser') {
    saveMade({ name, type: node.type, content: await office.disk.stored(node) });
    // Nothing is lost where that cannot be told.
    return office.disk.touch(node.id, { received: true }).catch(() => undefined);
  }
  await office.disk.download(node);
  saveMade({ name, ...(await office.disk.content(node)) });
}
