// What people do wherever they are: begin a chat or a group, look at their own card, say how it is with them, and sign out. It stands on every page, rail or none.
import { lazy, useEffect, useState, type JSX } from 'react';
import { useNavigate } from 'react-router';
import { offeredBy } from '#sdk/chat/rules/office-offers.ts';
import { ShownPerson } from '../contacts/ShownPerson.tsx';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { loadPart } from '../ground/lazy-part.ts';
import { standBy } from '../ground/shortcut-board.ts';
import { shownEntries } from '../ground/shown-entries.ts';
import { SignOutDialog } from '../ground/SignOutDialog.tsx';
import { useScreen } from '../ground/useScreen.ts';
import { useSignOut } from '../ground/useSignOut.ts';
import { Opening } from '../parts/Opening.tsx';

const StatusDialog = lazy(async () => ({
  default: (await loadPart(() => import('../account/StatusDialog.tsx'))).StatusDialog,
}));

const CreateGroupDialog = lazy(async () => ({
  default: (await loadPart(() => import('../groups/CreateGroupDialog.tsx'))).CreateGroupDialog,
}));

/** They have no keys: the account's menu and the search find them on the board of shortcuts by their names. */
export function OwnActs(): JSX.Element {
  const app = useApp();
  const config = useScreen(app.config);
  const { person } = useDesk();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'status' | 'group' | 'card'>();
  const close = (): void => setOpened(undefined);
  const leave = useSignOut();
  const hasStatuses = offeredBy(config, 'statuses');
  useEffect(() =>
    standBy(() => ({
      ...(shownEntries(app).some(({ name }) => name === 'messages') && {
        newGroup: () => setOpened('group'),
        newChat: () => void navigate('/main/contacts'),
      }),
      ownCard: () => setOpened('card'),
      ...(hasStatuses && { status: () => setOpened('status') }),
      signOut: leave.ask,
    })),
  );
  return (
    <>
      <SignOutDialog leave={leave} />
      {opened === 'status' ? (
        <Opening onClose={close}>
          <StatusDialog onClose={close} />
        </Opening>
      ) : opened === 'group' ? (
        <Opening onClose={close}>
          <CreateGroupDialog onClose={close} />
        </Opening>
      ) : opened === 'card' ? (
        <ShownPerson personId={person.id} onClose={close} />
      ) : null}
    </>
  );
}
