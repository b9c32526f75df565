// Asks whom to add as friends, and says how many became it.
import type { JSX } from 'react';
import type { Friend } from '#sdk/api.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useText } from '../parts/text.ts';
import { PickerDialog } from '../picker/PickerDialog.tsx';

/** Mounted is open. */
export function AddFriendsDialog(props: {
  readonly friends: readonly Friend[];
  readonly onClose: () => void;
}): JSX.Element {
  const t = useText();
  const { office } = useApp();
  const { person: me } = useDesk();
  const notify = useNotify();
  return (
    <PickerDialog
      title={t('contacts.addFriends')}
      act={t('contacts.addFriendsAct')}
      options={{
        mode: 'people',
        already: props.friends.map(({ id }) => id),
        alreadyText: { key: 'contacts.isFriendAlready' },
        refused: { [`person ${me.id}`]: { key: 'contacts.isYou' } },
      }}
      onPick={({ people }) =>
        notify.attempt(async () => {
          const { added, missing, ended } = await office.contacts.addFriends(people.map(({ id }) => id));
          if (missing.length > 0)
            notify.inform({ key: 'contacts.friendsMissing', parameters: { count: missing.length } });
          if (ended.length > 0)
            notify.inform({ key: 'contacts.friendsEnded', parameters: { count: ended.length } });
          if (added.length > 0)
            notify.done({ key: 'contacts.friendsAdded', parameters: { count: added.length } });
        })
      }
      onClose={props.onClose}
    />
  );
}
