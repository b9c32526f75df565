// View model of one person's card, opened from wherever their name stands.
import type { KnownCircle, OfficeApi, Person } from '../../api.ts';
import { onlineWithMe } from '../../base/online-with-me.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';

/** What it shows. */
export type PersonSnapshot = {
  person?: Person;
  online: boolean;
  circle: KnownCircle;
  error?: ErrorData;
};

/** The card of one person. */
export class PersonScreen extends Screen<PersonSnapshot> {
  constructor(office: OfficeApi, personId: string) {
    super({ online: false, circle: { friends: [], focus: [] } });
    this.onDispose(office.contacts.circle((circle) => this.update({ circle })));
    this.onDispose(onlineWithMe(office, (online) => this.update({ online: online.has(personId) })));
    office.contacts
      .person(personId)
      .then((person) => this.update({ person }))
      .catch((error: unknown) => this.update({ error: asOfficeError(error).data }));
  }
}
