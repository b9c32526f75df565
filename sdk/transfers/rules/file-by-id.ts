// A file that hangs on no message, as the one queue and the cache know files.
import type { MessageFile } from '../../api.ts';

/** By its id at the office; what is not known of it is empty. */
export const fileById = (
  fileId: string,
  known: Partial<Pick<MessageFile, 'kind' | 'name' | 'size' | 'mime' | 'md5'>> = {},
): MessageFile => ({
  chatId: '',
  mid: 0,
  kind: 'file',
  fileId,
  name: '',
  size: 0,
  mime: '',
  md5: '',
  hasCover: false,
  width: 0,
  height: 0,
  seconds: 0,
  wave: [],
  peer: false,
  ...known,
});
