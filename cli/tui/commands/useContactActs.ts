// Follows and befriends the person whose card is open, and asks whom to add; what closes a chat is asked about.
import { actionsOfPerson, type PersonAction } from '#sdk/contacts/actions/person-actions.ts';
import type { ContactsSnapshot } from '#sdk/contacts/screens/contacts.ts';
import { useDesk } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { useCommands } from '../keys/useCommands.ts';
import { useNotify } from '../frame/useNotify.ts';
import { nameText } from '#sdk/locales/name-text.ts';

/** Takes the commands, as far as they can be done now. */
export function useContactActs({ person, circle }: ContactsSnapshot, isActive: boolean): void {
  const { consent, go, office, person: me, picks, translator } = useDesk();
  const { t } = translator;
  const notify = useNotify();
  const actions = person === undefined ? [] : actionsOfPerson(person, circle, me.id);
  const run = (...names: PersonAction['name'][]): (() => void) | undefined => {
    const action = actions.find(({ name }) => names.includes(name));
    if (!isActive || person === undefined || action === undefined) return undefined;
    return () => {
      const parameters = { name: drawableLine(nameText(translator, person.name)) };
      notify.attempt(async () => {
        const isSure =
          action.confirm !== true ||
          (await consent.ask({
            title: t('contacts.removeFriendTitle', parameters),
            detail: t('contacts.removeFriendDetail'),
          }));
        if (!isSure) return;
        await action.perform(office, person);
        notify.done({ key: `contacts.acted.${action.name}`, parameters });
      });
    };
  };
  const add = (): void =>
    notify.attempt(async () => {
      const picked = await picks.ask(
        {
          title: t('contacts.addFriends'),
          options: {
            mode: 'people',
            already: circle.friends.map(({ id }) => id),
            alreadyText: { key: 'contacts.isFriendAlready' },
            refused: { [`person ${me.id}`]: { key: 'contacts.isYou' } },
          },
        },
        () => go({ type: 'overlay', overlay: 'picker' }),
      );
      if (picked === undefined) return;
      const { added, ended } = await office.contacts.addFriends(picked.people.map(({ id }) => id));
      // One line is all there is: what did not happen is said.
      notify.done(
        ended.length > 0
          ? { key: 'contacts.friendsEnded', parameters: { count: ended.length } }
          : { key: 'contacts.friendsAdded', parameters: { count: added.length } },
      );
    });
  useCommands({
    contactsFollow: run('follow', 'unfollow'),
    contactsFriend: run('addFriend', 'removeFriend'),
    contactsAdd: isActive ? add : undefined,
  });
}
