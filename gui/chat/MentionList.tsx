// Draws the people an @ may mean, over the composer; the text field keeps the focus.
import type { JSX } from 'react';
import type { Member } from '#sdk/api.ts';
import { everyoneId } from '#sdk/chat/rules/mention-text.ts';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useTranslator } from '../parts/text.ts';
import './MentionList.css';
import { PersonName } from '../parts/PersonName.tsx';

/** Nothing is drawn while nobody is offered. */
export function MentionList(props: {
  readonly members: readonly Member[];
  readonly selected: number;
  readonly onChoose: (index: number) => void;
}): JSX.Element | null {
  const { t, language } = useTranslator();
  if (props.members.length === 0) return null;
  return (
    <div className="tg-mentions" role="listbox" aria-label={t('chat.mentionPicker')}>
      {props.members.map((member, at) => (
        <div
          key={member.id}
          className="tg-mentions__row"
          role="option"
          aria-selected={at === props.selected}
          // The press must not take the focus out of the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => props.onChoose(at)}
        >
          {member.id === everyoneId ? (
            <span className="tg-mentions__everyone">
              <Icon name="people" size={16} />
            </span>
          ) : (
            <Avatar id={member.id} name={member.name} photo={member.avatar} size="tiny" />
          )}
          <b lang={textLanguage(member.name)}>
            <PersonName name={member.name} />
          </b>
          <span className="tg-truncate">
            {member.id === everyoneId
              ? t('chat.mentionEveryone')
              : forReader(member, language).departmentName}
          </span>
        </div>
      ))}
    </div>
  );
}
