// Asks for a new group: its name, what it is for, and the people in it; says what is missing, and who lacks the permission.
import { useId, useState, type JSX } from 'react';
import { useNavigate } from 'react-router';
import { groupLimits } from '#sdk/groups/rules/group-form.ts';
import { CreateGroupScreen } from '#sdk/groups/screens/create-group.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Field } from '../parts/Field.tsx';
import { ContactService } from '../contacts/ContactService.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { useText, useTranslator } from '../parts/text.ts';
import { PickerDialog } from '../picker/PickerDialog.tsx';
import './groups.css';

/** Mounted is open. */
export function CreateGroupDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const { office } = useApp();
  const id = useId();
  const screen = useOwnScreen(() => new CreateGroupScreen(office));
  return (
    <Dialog isOpen onClose={onClose} aria-labelledby={id} transitionDuration={120}>
      {screen === undefined ? null : <Form screen={screen} titleId={id} onClose={onClose} />}
    </Dialog>
  );
}

function Form(props: {
  readonly screen: CreateGroupScreen;
  readonly titleId: string;
  readonly onClose: () => void;
}): JSX.Element {
  const { screen, onClose } = props;
  const t = useText();
  const translator = useTranslator();
  const notify = useNotify();
  const navigate = useNavigate();
  const { person } = useDesk();
  const { name, introduction, members, problems, sending, allowed, error } = useScreen(screen);
  const [picking, setPicking] = useState(false);
  const sentence = (code: keyof typeof problems): string | undefined => {
    const problem = problems[code];
    return problem === undefined ? undefined : errorText(translator, { code: problem, params: {} });
  };
  const create = async (): Promise<void> => {
    const made = await screen.create();
    if (made === undefined) return;
    if (made === 'queued') notify.done({ key: 'groups.queued' });
    else void navigate(`/main/messages/${made.chatId}`);
    onClose();
  };
  return (
    <form
      className="tg-dialog"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <h2 id={props.titleId}>{t('groups.create')}</h2>
      {allowed === false ? (
        <>
          <FieldMessage tone="warn">{t('errors.createGroupForbidden')}</FieldMessage>
          <ContactService onOpen={onClose} />
        </>
      ) : null}
      <Field
        label={t('groups.name')}
        value={name}
        onChange={(text) => screen.setName(text)}
        autoFocus
        disabled={allowed === false}
        error={sentence('name')}
        hint={t('chat.composer.count', { count: Array.from(name.trim()).length, limit: groupLimits.name })}
      />
      <Field
        label={t('groups.introduction')}
        value={introduction}
        onChange={(text) => screen.setIntroduction(text)}
        disabled={allowed === false}
        error={sentence('introduction')}
        hint={t('groups.optional')}
      />
      <div className="tg-field">
        <span className="tg-field__label">{t('groups.members', { count: members.length + 1 })}</span>
        <ul className="tg-group-chips" aria-label={t('groups.members', { count: members.length + 1 })}>
          <li className="tg-group-chip">
            <Avatar id={person.id} name={person.name} photo={person.avatar} size="tiny" />
            <span className="tg-truncate">{t('groups.ownerIs', { name: person.name })}</span>
          </li>
          {members.map((member) => (
            <li key={member.id} className="tg-group-chip">
              <Avatar id={member.id} name={member.name} photo={member.avatar} size="tiny" />
              <span className="tg-truncate" title={member.name} lang={textLanguage(member.name)}>
                {member.name}
              </span>
              <IconButton
                icon="close"
                size={16}
                label={t('picker.take', { name: member.name })}
                onClick={() => screen.removeMember(member.id)}
              />
            </li>
          ))}
        </ul>
        <div>
          <Button icon="plus" disabled={allowed === false} onClick={() => setPicking(true)}>
            {t('groups.choose')}
          </Button>
        </div>
        {problems.members === undefined ? null : (
          <FieldMessage tone="error">{sentence('members')}</FieldMessage>
        )}
      </div>
      {error === undefined ? null : <FieldMessage tone="error">{errorText(translator, error)}</FieldMessage>}
      <div className="tg-dialog__acts">
        <Button onClick={onClose}>{t('words.cancel')}</Button>
        <Button type="submit" look="primary" busy={sending} disabled={allowed === false}>
          {t('groups.createAct')}
        </Button>
      </div>
      {picking ? (
        <PickerDialog
          title={t('groups.choose')}
          options={{
            mode: 'people',
            already: [person.id, ...members.map(({ id }) => id)],
            limit: groupLimits.members - 1 - members.length,
          }}
          onPick={async ({ people }) => {
            screen.setMembers([...members, ...people]);
            return true;
          }}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </form>
  );
}
