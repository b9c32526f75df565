// Opens acts on messages for a person.
import type { CoreGround } from '../../core-ground.ts';
import type { OpenFeature } from '../../feature.ts';
import type { MessageActsApi } from '../acts-api.ts';
import { actsFacade } from './acts-facade.ts';

/** Its calls stand in the chat server's own contract. */
export const contract = undefined;

/** Opens acts on messages. */
export function open(ground: CoreGround): OpenFeature<MessageActsApi> {
  return { api: actsFacade(async () => ground.space()) };
}
