// Reads a workbook in a thread of its own: one that is broken or hostile holds nobody up, and is ended from outside.
import { readSheets } from './read-sheet.ts';

addEventListener('message', ({ data }: MessageEvent<{ bytes: Uint8Array<ArrayBuffer>; name: string }>) => {
  void readSheets(data.bytes, data.name).then((read) => postMessage(read));
});
