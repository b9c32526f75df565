// Asks for a picture file of this computer, and makes of it what the office takes.
import { readFile, stat } from 'node:fs/promises';
import type { PictureFile } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import { avatarOf } from '../../picture.ts';
import type { Desk } from '../frame/desk.ts';
import { askPath } from './path-question.ts';

/** Largest file that is read, in bytes. */
const mostBytes = 40 * 1_048_576;

/**
 * Undefined where somebody left without a picture. `title` is a sentence already.
 * @throws OfficeError `pictureTooLarge`, `pictureType`, `pictureDamaged`
 */
export async function askPicture(
  desk: Pick<Desk, 'questions' | 'go' | 'translator'>,
  title: string,
): Promise<PictureFile | undefined> {
  const path = await askPath(desk, title, (name) => /\.(png|jpe?g)$/i.test(name));
  if (path === undefined) return undefined;
  if ((await stat(path)).size > mostBytes) throw new OfficeError('pictureTooLarge');
  return avatarOf(new Uint8Array(await readFile(path)));
}
