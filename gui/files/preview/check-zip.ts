// Looks into a packed document before anything opens it: how much there is in it, counted as it unpacks and not as it says.

/**
 * What a document may hold at most: files, bytes of one, bytes of all; and of one that is read by the page itself, which
 * stands still meanwhile.
 */
const max = { files: 5_000, one: 64 * 1_048_576, all: 128 * 1_048_576, markup: 24 * 1_048_576 } as const;

const signatures = { end: 0x06_05_4b_50, entry: 0x02_01_4b_50, local: 0x04_03_4b_50 } as const;
const methods = { stored: 0, deflated: 8 } as const;

/** Why a packed document is not opened. */
export type ZipProblem = 'unpacksTooLarge' | 'damaged' | 'encrypted';

/** Undefined where it can be opened. */
export async function checkZip(bytes: Uint8Array<ArrayBuffer>): Promise<ZipProblem | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === undefined) return isCompound(view) ? 'encrypted' : 'damaged';
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > max.files) return 'unpacksTooLarge';
  let left: number = max.all;
  try {
    for (let index = 0; index < count; index += 1) {
      if (view.getUint32(at, true) !== signatures.entry) return 'damaged';
      if ((view.getUint16(at + 8, true) & 1) !== 0) return 'encrypted';
      const method = view.getUint16(at + 10, true);
      const packed = view.getUint32(at + 20, true);
      const local = view.getUint32(at + 42, true);
      if (view.getUint32(local, true) !== signatures.local) return 'damaged';
      const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const content = bytes.subarray(from, from + packed);
      const size =
        method === methods.stored
          ? content.byteLength
          : method === methods.deflated
            ? await unpackedSize(content, Math.min(max.one, left))
            : undefined;
      if (size === undefined) return 'damaged';
      left -= size;
      if (size > max.one || left < 0) return 'unpacksTooLarge';
      if (size > max.markup && isMarkup(bytes, at)) return 'unpacksTooLarge';
      at +=
        46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  } catch {
    // An address outside the file, or a content that does not unpack.
    return 'damaged';
  }
  return undefined;
}

/** Whether an entry is one of those that are read as markup, by its name. */
function isMarkup(bytes: Uint8Array, entry: number): boolean {
  const length = (bytes[entry + 28] ?? 0) + (bytes[entry + 29] ?? 0) * 256;
  const name = new TextDecoder().decode(bytes.subarray(entry + 46, entry + 46 + length));
  return name.startsWith('word/') && name.endsWith('.xml');
}

/** A document with a password is a compound file, not a packed one. */
const isCompound = (view: DataView): boolean =>
  view.byteLength > 8 && view.getUint32(0) === 0xd0_cf_11_e0 && view.getUint32(4) === 0xa1_b1_1a_e1;

function endOf(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - 65_557);
  for (let at = view.byteLength - 22; at >= first; at -= 1)
    if (view.getUint32(at, true) === signatures.end) return at;
  return undefined;
}

/** Unpacks and counts, and stops behind `limit`. */
async function unpackedSize(content: Uint8Array<ArrayBuffer>, limit: number): Promise<number> {
  const reader = new Blob([content]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return size;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return limit + 1;
    }
  }
}
