// The contacts screen: organisation tree and look-up beside the card of the chosen person.
import { useEffect, type JSX } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ContactsScreen, type ContactsSnapshot } from '#sdk/contacts/screens/contacts.ts';
import { AppFrame } from '../app/AppFrame.tsx';
import { useApp } from '../app/app-parts.ts';
import { errorText } from '../app/error-text.ts';
import { useOwnScreen } from '../app/useOwnScreen.ts';
import { useScreen } from '../app/useScreen.ts';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { ListHeader } from '../frame/ListHeader.tsx';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { NoPermission } from '../parts/NoPermission.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { useTranslator } from '../parts/text.ts';
import { FoundList } from './FoundList.tsx';
import { OrganisationTree } from './OrganisationTree.tsx';
import { PersonCard } from './PersonCard.tsx';
import { PersonCardSkeleton } from './PersonCardSkeleton.tsx';
import './ContactsPage.css';

/** The address names the person whose card is open. */
export function ContactsPage(): JSX.Element {
  const { office } = useApp();
  const { t } = useTranslator();
  const { personId } = useParams();
  const screen = useOwnScreen(() => new ContactsScreen(office));
  useEffect(() => {
    if (personId !== undefined) void screen?.select(personId);
  }, [screen, personId]);
  return (
    <AppFrame
      current="contacts"
      place={t('contacts.title')}
      turn={personId === undefined ? 'list' : 'main'}
      list={screen === undefined ? <ListSkeleton /> : <ListPane screen={screen} personId={personId} />}
      main={screen === undefined ? null : <CardPane screen={screen} personId={personId} />}
    />
  );
}

function ListPane(props: {
  readonly screen: ContactsScreen;
  readonly personId: string | undefined;
}): JSX.Element {
  const { screen, personId } = props;
  const { t } = useTranslator();
  const navigate = useNavigate();
  const snapshot = useScreen(screen);
  const open = (id: string): void => void navigate(`/main/contacts/${id}`);
  return (
    <>
      <ListHeader>
        <SearchBox
          value={snapshot.query}
          onChange={(query) => screen.setQuery(query)}
          placeholder={t('contacts.searchHint')}
        />
      </ListHeader>
      <ListBody screen={screen} snapshot={snapshot} personId={personId} onOpen={open} />
    </>
  );
}

function ListBody(props: {
  readonly screen: ContactsScreen;
  readonly snapshot: ContactsSnapshot;
  readonly personId: string | undefined;
  readonly onOpen: (id: string) => void;
}): JSX.Element {
  const { screen, snapshot, personId, onOpen } = props;
  const translator = useTranslator();
  const { t } = translator;
  const { error, found, query } = snapshot;
  const listed = snapshot.rows.length > 0 || found !== undefined;
  if (error !== undefined && !listed)
    return error.code === 'forbidden' ? (
      <NoPermission who={t('contacts.noPermissionWho')} />
    ) : (
      <ErrorState
        small
        detail={errorText(translator, error)}
        code={error.code}
        onRetry={() => void screen.retry()}
      />
    );
  if (query.trim() !== '') {
    if (found === undefined) return <ListSkeleton rows={6} />;
    if (found.people.length + found.departments.length === 0)
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
        found={found}
        query={query}
        online={snapshot.online}
        personId={personId}
        onOpen={onOpen}
        onDepartment={(id) => {
          screen.setQuery('');
          void screen.reveal(id);
        }}
      />
    );
  }
  if (snapshot.phase === 'loading' && snapshot.rows.length === 0) return <ListSkeleton />;
  if (snapshot.rows.length === 0)
    return (
      <EmptyState small figure="cat" title={t('contacts.empty.title')} detail={t('contacts.empty.detail')} />
    );
  return (
    <OrganisationTree
      rows={snapshot.rows}
      online={snapshot.online}
      personId={personId}
      onToggle={(id) => void screen.toggle(id)}
      onOpen={onOpen}
    />
  );
}

function CardPane(props: {
  readonly screen: ContactsScreen;
  readonly personId: string | undefined;
}): JSX.Element {
  const { screen, personId } = props;
  const translator = useTranslator();
  const { t } = translator;
  const navigate = useNavigate();
  const fold = useFrameFold();
  const { person, personLoading, error, online } = useScreen(screen);
  const turns = fold === 'turns' || fold === 'phone';
  const back = { ...(turns ? { onBack: () => void navigate('/main/contacts') } : {}) };
  if (personId === undefined)
    return (
      <EmptyState
        level={1}
        figure="house"
        title={t('contacts.welcomeTitle')}
        detail={t('contacts.welcomeDetail')}
      />
    );
  if (person?.id === personId)
    return (
      <>
        {turns ? <PaneHeader title={person.name} {...back} /> : null}
        <PersonCard person={person} online={online.has(person.id)} />
      </>
    );
  if (error !== undefined && !personLoading)
    return (
      <>
        {turns ? <PaneHeader title={t('contacts.title')} {...back} /> : null}
        {error.code === 'forbidden' ? (
          <NoPermission who={t('contacts.noPermissionWho')} />
        ) : (
          <ErrorState
            detail={errorText(translator, error)}
            code={error.code}
            onRetry={() => void screen.select(personId)}
          />
        )}
      </>
    );
  return <PersonCardSkeleton />;
}
