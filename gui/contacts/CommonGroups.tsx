// Draws the groups one shares with a person, each a way into it.
import type { JSX } from 'react';
import { useNavigate } from 'react-router';
import { CommonGroupsScreen } from '#sdk/contacts/screens/common-groups.ts';
import { useApp } from '../ground/app-parts.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { useText } from '../parts/text.ts';
import './CommonGroups.css';

/** Nothing where there are none. */
export function CommonGroups(props: {
  readonly personId: string;
  readonly onLeave?: () => void;
}): JSX.Element | null {
  const { office } = useApp();
  const screen = useOwnScreen(() => new CommonGroupsScreen(office, props.personId));
  return screen === undefined ? null : <Shown screen={screen} onLeave={props.onLeave} />;
}

function Shown(props: {
  readonly screen: CommonGroupsScreen;
  readonly onLeave: (() => void) | undefined;
}): JSX.Element | null {
  const t = useText();
  const navigate = useNavigate();
  const { groups } = useScreen(props.screen);
  if (groups.length === 0) return null;
  return (
    <section className="tg-common-groups" aria-label={t('contacts.commonGroups', { count: groups.length })}>
      <h2>{t('contacts.commonGroups', { count: groups.length })}</h2>
      <ul>
        {groups.map(({ id, chatId, name, avatar, memberCount }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => {
                props.onLeave?.();
                void navigate(`/main/messages/${chatId}`);
              }}
            >
              <Avatar id={chatId} name={name} photo={avatar} kind="group" size="small" />
              <span className="tg-common-groups__name">{name}</span>
              <span className="tg-common-groups__count">{t('chat.members', { count: memberCount })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
