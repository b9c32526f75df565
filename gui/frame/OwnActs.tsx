// What people do to themselves wherever they are: say how it is with them, and sign out. It stands on every page, rail or none.
import { lazy, useEffect, useState, type JSX } from 'react';
import { offeredBy } from '#sdk/chat/rules/office-offers.ts';
import { useApp } from '../ground/app-parts.ts';
import { loadPart } from '../ground/lazy-part.ts';
import { standBy } from '../ground/shortcut-board.ts';
import { SignOutDialog } from '../ground/SignOutDialog.tsx';
import { useScreen } from '../ground/useScreen.ts';
import { useSignOut } from '../ground/useSignOut.ts';
import { Opening } from '../parts/Opening.tsx';

const StatusDialog = lazy(async () => ({
  default: (await loadPart(() => import('../account/StatusDialog.tsx'))).StatusDialog,
}));

/** They have no keys: the account's menu and the search find them on the board of shortcuts by their names. */
export function OwnActs(): JSX.Element {
  const app = useApp();
  const config = useScreen(app.config);
  const [setting, setSetting] = useState(false);
  const leave = useSignOut();
  const hasStatuses = offeredBy(config, 'statuses');
  useEffect(() =>
    standBy(() => ({ signOut: leave.ask, ...(hasStatuses && { status: () => setSetting(true) }) })),
  );
  return (
    <>
      <SignOutDialog leave={leave} />
      {setting ? (
        <Opening onClose={() => setSetting(false)}>
          <StatusDialog onClose={() => setSetting(false)} />
        </Opening>
      ) : null}
    </>
  );
}
