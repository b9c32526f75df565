// Which types of items this build speaks of.
import type { ItemType } from '#sdk/api.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { typeOfWord } from '../../shapes/schedule.ts';

/** Its types; without meetings neither of theirs. */
export async function typesOf(context: Context): Promise<readonly ItemType[]> {
  const { pickVariant } = await import('#variants/index.ts');
  const { offeredTypes } = await import('#sdk/schedule/actions/offered-types.ts');
  return offeredTypes(pickVariant(context.settings.values.variant.value));
}

/** The type of a word. @throws CliError `invalidValue` for one that is not offered */
export async function offeredType(context: Context, word: string): Promise<ItemType> {
  const type = typeOfWord(word);
  if ((await typesOf(context)).includes(type)) return type;
  throw new CliError(
    'invalidValue',
    { name: '--type', value: word },
    { param: '--type', valid: ['schedule', 'task'] },
  );
}
