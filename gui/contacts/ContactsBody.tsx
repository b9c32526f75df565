// Draws what the list pane of contacts shows now: a section, or what a look-up found, or why there is nothing.
import { useState, type JSX, type Ref } from 'react';
import { useNavigate } from 'react-router';
import type { ContactEntry, ContactsScreen, ContactsSnapshot } from '#sdk/contacts/screens/contacts.ts';
import { errorText } from '../ground/error-text.ts';
import { useOpenChat } from '../ground/useOpenChat.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { NoPermission } from '../parts/NoPermission.tsx';
import { useTranslator } from '../parts/text.ts';
import { AddFriendsDialog } from './AddFriendsDialog.tsx';
import { ContactsSkeleton } from './ContactsSkeleton.tsx';
import { ContactService } from './ContactService.tsx';
import { EntryList } from './EntryList.tsx';
import { FoundList, type FoundKeys } from './FoundList.tsx';
import { OrganisationTree } from './OrganisationTree.tsx';

const emptyTexts = {
  focus: ['contacts.emptyFocusTitle', 'contacts.emptyFocusDetail'],
  organisation: ['contacts.empty.title', 'contacts.empty.detail'],
  friends: ['contacts.emptyFriendsTitle', 'contacts.emptyFriendsDetail'],
  groups: ['contacts.emptyGroupsTitle', 'contacts.emptyGroupsDetail'],
  recent: ['contacts.emptyRecentTitle', 'contacts.emptyRecentDetail'],
} as const;

/** Rows lead to a person's card, a department's page or a group's chat. */
export function ContactsBody(props: {
  readonly screen: ContactsScreen;
  readonly snapshot: ContactsSnapshot;
  readonly personId: string | undefined;
  readonly departmentId: string | undefined;
  /** The list of what was found, as the field above sees it. */
  readonly hits: {
    readonly id: string;
    readonly keys: Ref<FoundKeys>;
    readonly active: number;
    readonly onActive: (index: number) => void;
  };
}): JSX.Element {
  const { screen, snapshot, personId, departmentId } = props;
  const translator = useTranslator();
  const { t } = translator;
  const openChat = useOpenChat();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const { error, found, query, section, entries } = snapshot;
  const openPerson = (id: string): void => void navigate(`/main/contacts/${id}`);
  const openGroup = (groupId: string, name: string): void => void openChat({ groupId }, name);
  const openEntry = (entry: ContactEntry): void =>
    entry.type === 'person' ? openPerson(entry.personId) : openGroup(entry.groupId, entry.name);
  const isLooking = query.trim() !== '';
  const listed = isLooking
    ? found !== undefined
    : section === 'organisation'
      ? snapshot.rows.length > 0
      : entries !== undefined;
  if (error !== undefined && !listed)
    return error.code === 'forbidden' ? (
      <NoPermission small who={t('contacts.noPermissionWho')} act={<ContactService />} />
    ) : (
      <ErrorState
        small
        detail={errorText(translator, error)}
        code={error.code}
        onRetry={() => void screen.retry()}
      />
    );
  if (isLooking) {
    if (found === undefined) return <ContactsSkeleton shape="faces" rows={6} />;
    if (found.people.length + found.departments.length + found.groups.length === 0)
      return (
        <EmptyState
          small
          figure="fish"
          title={t('contacts.empty.noHitsTitle', { query: query.trim() })}
          detail={t('contacts.empty.noHitsDetail')}
        />
      );
    return (
      <FoundList
        {...props.hits}
        found={found}
        query={query}
        online={snapshot.online}
        personId={personId}
        onOpen={openPerson}
        onGroup={openGroup}
        onDepartment={(id) => {
          screen.setQuery('');
          void screen.setSection('organisation').then(() => screen.reveal(id));
          void navigate(`/main/contacts?department=${id}`);
        }}
      />
    );
  }
  const [title, detail] = emptyTexts[section];
  const adding =
    section === 'friends' ? (
      <Button icon="plus" onClick={() => setAdding(true)}>
        {t('contacts.addFriends')}
      </Button>
    ) : undefined;
  const isEmpty = section === 'organisation' ? snapshot.rows.length === 0 : entries?.length === 0;
  if (section === 'organisation' ? snapshot.phase === 'loading' && isEmpty : entries === undefined)
    return <ContactsSkeleton shape={section === 'organisation' ? 'tree' : 'faces'} />;
  return (
    <>
      {isEmpty ? (
        <EmptyState small figure="cat" title={t(title)} detail={t(detail)} act={adding} />
      ) : section === 'organisation' ? (
        <OrganisationTree
          rows={snapshot.rows}
          online={snapshot.online}
          personId={personId}
          departmentId={departmentId}
          onToggle={(id) => void screen.toggle(id)}
          onOpen={openPerson}
          onDepartment={(id) => void navigate(`/main/contacts?department=${id}`)}
        />
      ) : (
        <>
          {adding === undefined ? null : <div className="tg-contacts__act">{adding}</div>}
          <EntryList
            label={t(`contacts.section.${section}`)}
            entries={entries ?? []}
            online={snapshot.online}
            personId={personId}
            onOpen={openEntry}
          />
        </>
      )}
      {isAdding ? (
        <AddFriendsDialog friends={snapshot.circle.friends} onClose={() => setAdding(false)} />
      ) : null}
    </>
  );
}
