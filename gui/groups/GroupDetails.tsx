// Draws the details of a group: what it is, who is in it, and what one may do, or why not.
import { useEffect, type JSX } from 'react';
import type { LocalChat } from '#sdk/api.ts';
import { GroupDetailsScreen } from '#sdk/groups/screens/group-details.ts';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { PaneBoundary } from '../ground/PaneBoundary.tsx';
import { useNotify } from '../ground/useNotify.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
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

/** What the details are of, and how they are closed. */
export type GroupDetailsProps = {
  readonly chat: LocalChat;
  readonly groupId: string;
  readonly onClose: () => void;
};

/** Head and body, wherever they stand. `onMenu` hears when a menu of theirs is open: Escape is its then. */
export function GroupDetails(
  props: GroupDetailsProps & { readonly titleId: string; readonly onMenu: (open: boolean) => void },
): JSX.Element {
  const { office } = useApp();
  const screen = useOwnScreen(() => new GroupDetailsScreen(office, props.groupId));
  return (
    <PaneBoundary>
      {screen === undefined ? <ListSkeleton /> : <Details {...props} screen={screen} />}
    </PaneBoundary>
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
