// Puts a whole first page in front of a damaged file, so that rows behind a destroyed header can be salvaged.

/** Page size of every store: SQLite's default, never changed, so that a lost first page can be replaced. */
export const pageBytes = 4096;

/**
 * The first page of `scratch`, a small new database file, adapted to a store file of `fileBytes` bytes
 * (SQLite file format §1.3). Tables that `scratch` has lie in the store on the same pages, because every store
 * began with the same statements; of other tables this page knows nothing.
 */
export function firstPageFrom(scratch: Uint8Array, fileBytes: number, withWal: boolean): Uint8Array {
  const page = scratch.slice(0, pageBytes);
  const view = new DataView(page.buffer);
  const version = withWal ? 2 : 1;
  view.setUint8(18, version);
  view.setUint8(19, version);
  view.setUint32(28, Math.floor(fileBytes / pageBytes));
  // «Version valid for» equals the change counter, so that the page count is believed; no free pages.
  view.setUint32(92, view.getUint32(24));
  view.setUint32(32, 0);
  view.setUint32(36, 0);
  return page;
}
