// Asks who shall own a group: members found by typing, one chosen, and the act that names them.
import { useEffect, useId, useState, type JSX } from 'react';
import type { Group, Member } from '#sdk/api.ts';
import type { GroupDetailsScreen } from '#sdk/groups/screens/group-details.ts';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { useTranslator } from '../parts/text.ts';
import { PersonName } from '../parts/PersonName.tsx';

/** Rows offered at once; typing finds the others. */
const offered = 8;
/** Height of a row, in px; the list keeps its height while one types. */
const rowHeight = 44;

/** Mounted is open. */
export function TransferDialog(props: {
  readonly screen: GroupDetailsScreen;
  readonly group: Group;
  readonly onClose: () => void;
}): JSX.Element {
  const { screen, group, onClose } = props;
  const { t, language } = useTranslator();
  const id = useId();
  const { office } = useApp();
  const notify = useNotify();
  const { busy } = useScreen(screen);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly Member[]>([]);
  const [chosen, setChosen] = useState<Member>();
  useEffect(() => {
    let current = true;
    const look = async (): Promise<void> => {
      const members = await office.groups.findMembers(group.id, query, offered + 1);
      if (current) setFound(members.filter(({ role }) => role !== 'owner').slice(0, offered));
    };
    void notify.attempt(look);
    return () => void (current = false);
  }, [group.id, notify, office, query]);
  const transfer = async (): Promise<void> => {
    if (chosen === undefined) return;
    const done = await screen.do({ act: 'transfer', groupId: group.id, personId: chosen.id });
    if (done === undefined) return;
    notify.done({ key: 'groups.transferred', parameters: { name: chosen.name } });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} aria-labelledby={id} transitionDuration={120}>
      <form
        className="tg-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          void transfer();
        }}
      >
        <h2 id={id}>{t('groups.transferTitle', { name: group.name })}</h2>
        <p className="tg-dialog__body">{t('groups.transferDetail')}</p>
        <SearchBox value={query} onChange={setQuery} placeholder={t('groups.searchMembers')} />
        <ul
          className="tg-group-choices"
          role="radiogroup"
          aria-labelledby={id}
          style={{ height: rowHeight * Math.min(offered, Math.max(1, group.memberCount - 1)) }}
        >
          {found.map((member) => (
            <li key={member.id} role="presentation">
              <label className="tg-group-choice">
                <input
                  type="radio"
                  name={id}
                  checked={chosen?.id === member.id}
                  onChange={() => setChosen(member)}
                />
                <Avatar id={member.id} name={member.name} photo={member.avatar} size="small" />
                <span className="tg-truncate" lang={textLanguage(member.name)}>
                  <PersonName name={member.name} />
                </span>
                <span className="tg-group-member__department tg-truncate">
                  {forReader(member, language).departmentName}
                </span>
              </label>
            </li>
          ))}
        </ul>
        <div className="tg-dialog__acts">
          <Button onClick={onClose}>{t('words.cancel')}</Button>
          <Button type="submit" look="danger" busy={busy === 'transfer'} disabled={chosen === undefined}>
            {chosen === undefined ? t('groups.transfer') : t('groups.transferTo', { name: chosen.name })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
