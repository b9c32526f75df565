// Draws what can be done with a person: write, follow, befriend; a friendship's end is asked about first.
import { useState, type JSX } from 'react';
import type { KnownCircle, Person } from '#sdk/api.ts';
import { actionsOfPerson, type PersonAction } from '#sdk/contacts/actions/person-actions.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useOpenChat } from '../ground/useOpenChat.ts';
import { useCalling } from '../meeting/useCalling.ts';
import { Button } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import type { IconName } from '../parts/icon-paths.ts';
import { useText } from '../parts/text.ts';

const icons = {
  addFriend: 'plus',
  removeFriend: 'close',
  follow: 'star',
  unfollow: 'star',
} as const satisfies Record<PersonAction['name'], IconName>;

/** Nothing is drawn where nothing can be done. */
export function PersonActs(props: {
  readonly person: Person;
  readonly circle: KnownCircle;
}): JSX.Element | null {
  const { person, circle } = props;
  const t = useText();
  const { office } = useApp();
  const { person: me } = useDesk();
  const notify = useNotify();
  const openChat = useOpenChat();
  const call = useCalling();
  const [busy, setBusy] = useState<string>();
  const [asked, setAsked] = useState<PersonAction>();
  const actions = actionsOfPerson(person, circle, me.id);
  const canWrite = !person.removed;
  const chat = async (): Promise<void> => {
    setBusy('chat');
    if ((await openChat({ personId: person.id }, person.name)) !== 'open') setBusy(undefined);
  };
  const perform = async (action: PersonAction): Promise<void> => {
    setAsked(undefined);
    setBusy(action.name);
    const worked = await notify.attempt(() => action.perform(office, person));
    setBusy(undefined);
    if (worked) notify.done({ key: `contacts.acted.${action.name}`, parameters: { name: person.name } });
  };
  if (!canWrite && actions.length === 0) return null;
  return (
    <div className="tg-person__acts">
      {canWrite ? (
        <Button look="primary" icon="chat" busy={busy === 'chat'} onClick={() => void chat()}>
          {t('contacts.sendMessage')}
        </Button>
      ) : null}
      {canWrite && call !== undefined && person.id !== me.id ? (
        <>
          <Button icon="phone" onClick={() => call(person.id, 'audio')}>
            {t('meeting.callAudio')}
          </Button>
          <Button icon="meeting" onClick={() => call(person.id, 'video')}>
            {t('meeting.callVideo')}
          </Button>
        </>
      ) : null}
      {actions.map((action) => (
        <Button
          key={action.name}
          icon={icons[action.name]}
          busy={busy === action.name}
          onClick={() => (action.confirm === true ? setAsked(action) : void perform(action))}
        >
          {t(`contacts.acts.${action.name}`)}
        </Button>
      ))}
      <ConfirmDialog
        open={asked !== undefined}
        destructive
        title={t('contacts.removeFriendTitle', { name: person.name })}
        act={t('contacts.acts.removeFriend')}
        onConfirm={() => {
          if (asked !== undefined) void perform(asked);
        }}
        onClose={() => setAsked(undefined)}
      >
        {t('contacts.removeFriendDetail')}
      </ConfirmDialog>
    </div>
  );
}
