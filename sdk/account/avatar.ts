// Changes the picture of the signed-in person: judged, sent, and then shown under the address the office gave it.
import type { CallOptions, PictureFile } from '../api.ts';
import { OfficeError } from '../errors.ts';
import type { ApiClient } from '../net/api-client.ts';
import { pictureHead, pictureProblem } from './rules/picture.ts';

/** Shows another picture. @throws OfficeError `pictureType`, `pictureTooLarge`, `pictureDamaged` */
export async function changeAvatar(
  api: ApiClient,
  { bytes }: PictureFile,
  { signal }: CallOptions,
): Promise<void> {
  const problem = pictureProblem(bytes);
  if (problem !== undefined) throw new OfficeError(problem);
  const head = pictureHead(bytes);
  const type = typeof head === 'object' ? head.type : '';
  // The file's own name is nobody's business.
  const file = { type, bytes, name: type === 'image/png' ? 'avatar.png' : 'avatar.jpg' };
  const { avatarUrl } = await api.chat.updateAvatar({ file }, { signal, timeoutMs: 0 });
  await api.chat.updateAvatarInfo({ avatarUrl }, { signal });
}

/** Shows none any more. */
export async function removeAvatar(api: ApiClient, { signal }: CallOptions): Promise<void> {
  await api.chat.updateAvatarInfo({ avatarUrl: '' }, { signal });
}
