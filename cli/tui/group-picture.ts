// Asks for a picture file and shows it for a group.
import { readFile, stat } from 'node:fs/promises';
import type { Group } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import { avatarOf } from '../picture.ts';
import type { Desk } from './desk.ts';
import { drawableLine } from './drawable.ts';
import { askPath } from './path-question.ts';

/** Largest file that is read, in bytes. */
const mostBytes = 40 * 1_048_576;

/**
 * False where somebody left without a picture.
 * @throws OfficeError `pictureTooLarge`, `pictureType`, `pictureDamaged`, what the office refuses it with
 */
export async function chooseGroupPicture(desk: Desk, group: Group): Promise<boolean> {
  const title = desk.translator.t('tuiPanes.groupPictureTitle', { name: drawableLine(group.name) });
  const path = await askPath(desk, title, (name) => /\.(png|jpe?g)$/i.test(name));
  if (path === undefined) return false;
  if ((await stat(path)).size > mostBytes) throw new OfficeError('pictureTooLarge');
  const picture = await avatarOf(new Uint8Array(await readFile(path)));
  await desk.office.groups.setAvatar(group.id, picture);
  return true;
}
