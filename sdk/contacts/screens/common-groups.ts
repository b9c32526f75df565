// View model of the groups that oneself and somebody else are both in.
import type { Group, OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';

/** What it shows; nothing until the office has said it. */
export type CommonGroupsSnapshot = { groups: readonly Group[] };

/** Asked once, when a card is opened. */
export class CommonGroupsScreen extends Screen<CommonGroupsSnapshot> {
  constructor(office: Pick<OfficeApi, 'contacts'>, personId: string) {
    super({ groups: [] });
    office.contacts.commonGroups(personId).then(
      (groups) => this.update({ groups }),
      // A card without them is still the card.
      () => undefined,
    );
  }
}
