// Opens acts on messages for a person.
import type { CoreGround } from '../../core-ground.ts';
import type { OpenFeature } from '../../feature.ts';
import type { MessageActsApi } from '../acts-api.ts';
import { actsDoor } from './acts-door.ts';

/** Its calls stand in the chat server's own contract. */
export const contract = undefined;

/** Opens acts on messages. */
export function open(ground: CoreGround): OpenFeature<MessageActsApi> {
  return { api: actsDoor(async () => ground.space()) };
}
