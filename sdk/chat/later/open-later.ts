// Opens what is to happen later for a person.
import type { CoreGround } from '../../core-ground.ts';
import type { OpenFeature } from '../../feature.ts';
import type { LaterApi } from '../later-api.ts';
import { laterFacade } from './later-facade.ts';

/** Its calls stand in the chat server's own contract. */
export const contract = undefined;

/** Opens what is to happen later. */
export function open(ground: CoreGround): OpenFeature<LaterApi> {
  return { api: laterFacade(async () => ground.space(), ground.host.clock) };
}
