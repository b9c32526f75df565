// Draws the details of a group at the right edge: what it is, who is in it, and what one may do, or why not.
import { useEffect, useId, useState, type JSX } from 'react';
import type { LocalChat } from '#sdk/api.ts';
import { GroupDetailsScreen } from '#sdk/groups/screens/group-details.ts';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { PaneBoundary } from '../ground/PaneBoundary.tsx';
import { useNotify } from '../ground/useNotify.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { useText, useTranslator } from '../parts/text.ts';
import { GroupEnds } from './GroupEnds.tsx';
import { GroupHead } from './GroupHead.tsx';
import { GroupMembers } from './GroupMembers.tsx';
import { GroupRequests } from './GroupRequests.tsx';
import { GroupSwitches } from './GroupSwitches.tsx';
import './groups.css';

/** Mounted is open. */
export function GroupDetailsDialog(props: {
  readonly chat: LocalChat;
  readonly groupId: string;
  readonly onClose: () => void;
}): JSX.Element {
  const { office } = useApp();
  const id = useId();
  const [menuOpen, setMenuOpen] = useState(false);
  const screen = useOwnScreen(() => new GroupDetailsScreen(office, props.groupId));
  return (
    <Dialog
      isOpen
      canEscapeKeyClose={!menuOpen}
      onClose={props.onClose}
      aria-labelledby={id}
      className="tg-group-details"
      transitionDuration={120}
    >
      <PaneBoundary>
        {screen === undefined ? null : (
          <Details {...props} screen={screen} titleId={id} onMenu={setMenuOpen} />
        )}
      </PaneBoundary>
    </Dialog>
  );
}

function Details(props: {
  readonly chat: LocalChat;
  readonly screen: GroupDetailsScreen;
  readonly titleId: string;
  readonly onMenu: (open: boolean) => void;
  readonly onClose: () => void;
}): JSX.Element {
  const { screen, chat, onClose } = props;
  const t = useText();
  const translator = useTranslator();
  const notify = useNotify();
  const { group, error, phase, refusal } = useScreen(screen);
  useEffect(() => {
    if (refusal === undefined) return;
    notify.fail(refusal);
    screen.dismissRefusal();
  }, [notify, refusal, screen]);
  return (
    <>
      <header className="tg-group-details__header">
        <h2 id={props.titleId}>{t('groups.details')}</h2>
        <IconButton icon="close" label={t('words.close')} onClick={onClose} />
      </header>
      <div className="tg-group-details__body">
        {group === undefined ? (
          error === undefined && phase === 'loading' ? (
            <ListSkeleton />
          ) : (
            <ErrorState
              detail={error === undefined ? '' : errorText(translator, error)}
              code={error?.code ?? 'unexpected'}
              onRetry={() => void screen.refresh()}
            />
          )
        ) : (
          <>
            <GroupHead screen={screen} group={group} />
            <GroupRequests screen={screen} />
            <GroupMembers screen={screen} group={group} onMenu={props.onMenu} />
            <GroupSwitches screen={screen} group={group} />
            <GroupEnds screen={screen} group={group} chat={chat} onClose={onClose} />
          </>
        )}
      </div>
    </>
  );
}
