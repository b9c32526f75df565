// Opens marks of messages for a person: only where the office offers them.
import type { CoreGround } from '../../core-ground.ts';
import { OfficeError } from '../../errors.ts';
import type { OpenFeature } from '../../feature.ts';
import type { MarksApi } from '../marks-api.ts';
import { officeOffers } from '../rules/office-offers.ts';

/** Its calls stand in the chat server's own contract. */
export const contract = undefined;

/** Opens marks of messages. */
export function open(ground: CoreGround): OpenFeature<MarksApi> {
  /** An office that was not heard yet may have them: it is asked, and says so itself. */
  const marks = (): MarksApi => {
    const isOffered = officeOffers(ground.office().config, 'messageMarks');
    if (isOffered === false) throw new OfficeError('notOfferedHere');
    return ground.space().chat.acts.marks;
  };
  return {
    api: {
      react: async (...call) => marks().react(...call),
      reactions: async (...call) => marks().reactions(...call),
      edit: async (...call) => marks().edit(...call),
      versions: async (...call) => marks().versions(...call),
      pin: async (...call) => marks().pin(...call),
      pinned: async (...call) => marks().pinned(...call),
    },
  };
}
