// Asks for a picture file and shows it for a group.
import type { Group } from '#sdk/api.ts';
import type { Desk } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { askPicture } from '../questions/picture-question.ts';

/**
 * False where somebody left without a picture.
 * @throws OfficeError `pictureTooLarge`, `pictureType`, `pictureDamaged`, what the office refuses it with
 */
export async function chooseGroupPicture(desk: Desk, group: Group): Promise<boolean> {
  const title = desk.translator.t('tuiPanes.groupPictureTitle', { name: drawableLine(group.name) });
  const picture = await askPicture(desk, title);
  if (picture === undefined) return false;
  await desk.office.groups.setAvatar(group.id, picture);
  return true;
}
