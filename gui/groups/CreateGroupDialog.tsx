// Asks for a new group in one dialog: the people, then its name, made from theirs, and what it is for; says who lacks the permission.
import { useEffect, useId, useState, type JSX } from 'react';
import { useNavigate } from 'react-router';
import { PickerScreen, type PickerOptions } from '#sdk/contacts/screens/picker.ts';
import { groupLimits } from '#sdk/groups/rules/group-form.ts';
import { CreateGroupScreen } from '#sdk/groups/screens/create-group.ts';
import { groupNameText } from '#sdk/locales/group-name-text.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Field } from '../parts/Field.tsx';
import { ContactService } from '../contacts/ContactService.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { useTranslator } from '../parts/text.ts';
import { Picker } from '../picker/Picker.tsx';
import '../picker/PickerDialog.css';
import './groups.css';

/** Mounted is open. */
export function CreateGroupDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const { office } = useApp();
  const { person } = useDesk();
  const id = useId();
  const [options] = useState<PickerOptions>({
    ...{ mode: 'people', already: [person.id], limit: groupLimits.members - 1 },
  });
  const screen = useOwnScreen(() => new CreateGroupScreen(office));
  const { language } = useTranslator();
  const picker = useOwnScreen(() => new PickerScreen(office, options, language));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      aria-labelledby={id}
      className="tg-picker-dialog tg-new-group"
      data-size="wide"
      transitionDuration={120}
    >
      {screen === undefined || picker === undefined ? null : (
        <Form screen={screen} picker={picker} options={options} titleId={id} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Form(props: {
  readonly screen: CreateGroupScreen;
  readonly picker: PickerScreen;
  readonly options: PickerOptions;
  readonly titleId: string;
  readonly onClose: () => void;
}): JSX.Element {
  const { screen, picker, onClose } = props;
  const translator = useTranslator();
  const { t } = translator;
  const notify = useNotify();
  const navigate = useNavigate();
  const { person } = useDesk();
  const { name, introduction, problems, sending, allowed, error } = useScreen(screen);
  const { picked, expanding } = useScreen(picker);
  useEffect(() => screen.chooseAnew(), [screen, picked]);
  const madeOf = (names: readonly string[]): string =>
    groupNameText(translator, [person.name, ...names], groupLimits.name);
  const sentence = (code: keyof typeof problems): string | undefined => {
    const problem = problems[code];
    return problem === undefined ? undefined : errorText(translator, { code: problem, params: {} });
  };
  const create = async (): Promise<void> => {
    // Departments become their people here; why that fails stands under the list.
    const people = picked.length === 0 ? [] : (await picker.confirm())?.people;
    if (people === undefined) return;
    screen.setMembers(people);
    const made = await screen.create(madeOf(people.map((one) => one.name)));
    if (made === undefined) return;
    if (made === 'queued') notify.done({ key: 'groups.queued' });
    else void navigate(`/main/messages/${made.chatId}`);
    onClose();
  };
  return (
    <form
      className="tg-picker-dialog__whole"
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
      <Picker screen={picker} options={props.options} onDone={() => void create()} />
      {problems.members === undefined ? null : (
        <FieldMessage tone="error">{sentence('members')}</FieldMessage>
      )}
      <div className="tg-new-group__fields">
        <Field
          label={t('groups.name')}
          value={name}
          placeholder={
            picked.length === 0
              ? ''
              : madeOf(picked.flatMap((one) => (one.type === 'person' ? [one.name] : [])))
          }
          onChange={(text) => screen.setName(text)}
          disabled={allowed === false}
          error={sentence('name')}
          hint={
            name === ''
              ? t('groups.nameMade')
              : t('chat.composer.count', { count: Array.from(name.trim()).length, limit: groupLimits.name })
          }
        />
        <Field
          label={t('groups.introduction')}
          value={introduction}
          onChange={(text) => screen.setIntroduction(text)}
          disabled={allowed === false}
          error={sentence('introduction')}
          hint={t('groups.optional')}
        />
      </div>
      {error === undefined ? null : <FieldMessage tone="error">{errorText(translator, error)}</FieldMessage>}
      <div className="tg-dialog__acts">
        <Button onClick={onClose}>{t('words.cancel')}</Button>
        <Button type="submit" look="primary" busy={sending || expanding} disabled={allowed === false}>
          {t('groups.createAct')}
        </Button>
      </div>
    </form>
  );
}
