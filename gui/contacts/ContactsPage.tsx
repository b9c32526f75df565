// The contacts screen: sections and look-up beside the card of the chosen person, or the people of a department.
import { useEffect, useId, useRef, useState, type JSX } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { contactSections, type ContactSection } from '#sdk/contacts/rules/contact-entries.ts';
import { ContactsScreen } from '#sdk/contacts/screens/contacts.ts';
import type { TextKey } from '#sdk/locales/index.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { mayHelpAgain } from '#sdk/errors.ts';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { ListHeader } from '../frame/ListHeader.tsx';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { ChipRow } from '../parts/ChipRow.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { NoPermission } from '../parts/NoPermission.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { useTranslator } from '../parts/text.ts';
import { ContactService } from './ContactService.tsx';
import { ContactsBody } from './ContactsBody.tsx';
import { DepartmentPage } from './DepartmentPage.tsx';
import { foundRowId, type FoundKeys } from './FoundList.tsx';
import { PersonCard } from './PersonCard.tsx';
import { PersonCardSkeleton } from './PersonCardSkeleton.tsx';
import './ContactsPage.css';

/** What the empty pane says, by what the list beside it holds. */
const people = ['contacts.welcomeTitle', 'contacts.welcomeDetail'] as const;
const mixed = ['contacts.welcomeMixedTitle', 'contacts.welcomeMixedDetail'] as const;
const welcomeTexts = {
  focus: mixed,
  organisation: people,
  friends: people,
  groups: ['contacts.welcomeGroupTitle', 'contacts.welcomeGroupDetail'],
  recent: mixed,
} as const satisfies Record<ContactSection, readonly [TextKey, TextKey]>;

/** The address names the person whose card is open, or in its query the department that is looked at. */
export function ContactsPage(): JSX.Element {
  const { office } = useApp();
  const { t, language } = useTranslator();
  const { personId } = useParams();
  const departmentId = useSearchParams()[0].get('department') ?? undefined;
  const screen = useOwnScreen(() => new ContactsScreen(office, language));
  useEffect(() => screen?.setLanguage(language), [screen, language]);
  useEffect(() => {
    if (personId !== undefined) void screen?.select(personId);
  }, [screen, personId]);
  return (
    <AppFrame
      current="contacts"
      place={t('contacts.title')}
      turn={personId === undefined && departmentId === undefined ? 'list' : 'main'}
      list={
        screen === undefined ? (
          <ListSkeleton />
        ) : (
          <ListPane screen={screen} personId={personId} departmentId={departmentId} />
        )
      }
      main={
        screen === undefined ? null : (
          <CardPane screen={screen} personId={personId} departmentId={departmentId} />
        )
      }
    />
  );
}

function ListPane(props: {
  readonly screen: ContactsScreen;
  readonly personId: string | undefined;
  readonly departmentId: string | undefined;
}): JSX.Element {
  const { screen, personId, departmentId } = props;
  const { t } = useTranslator();
  const snapshot = useScreen(screen);
  const id = useId();
  const keys = useRef<FoundKeys>(null);
  const [active, setActive] = useState(0);
  const { found } = snapshot;
  const hasHits =
    snapshot.query.trim() !== '' &&
    found !== undefined &&
    found.people.length + found.departments.length + found.groups.length > 0;
  return (
    <>
      <ListHeader>
        <SearchBox
          value={snapshot.query}
          onChange={(query) => {
            setActive(0);
            screen.setQuery(query);
          }}
          placeholder={t('contacts.searchHint')}
          list={{ id, ...(hasHits && { active: foundRowId(id, active) }) }}
          onKeyDown={(event) => {
            // Home and End move in what is written; what an input method composes is its own.
            if (event.nativeEvent.isComposing || event.keyCode === 229) return;
            if (['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) keys.current?.press(event);
          }}
        />
      </ListHeader>
      <div className="tg-contacts__sections">
        <ChipRow
          label={t('contacts.sections')}
          chosen={snapshot.section}
          onChoose={(section) => void screen.setSection(section as ContactSection)}
          choices={contactSections.map((id) => ({ id, label: t(`contacts.section.${id}`) }))}
        />
      </div>
      <ContactsBody
        screen={screen}
        snapshot={snapshot}
        personId={personId}
        departmentId={departmentId}
        hits={{ id, keys, active, onActive: setActive }}
      />
    </>
  );
}

function CardPane(props: {
  readonly screen: ContactsScreen;
  readonly personId: string | undefined;
  readonly departmentId: string | undefined;
}): JSX.Element {
  const { screen, personId, departmentId } = props;
  const translator = useTranslator();
  const { t } = translator;
  const navigate = useNavigate();
  const fold = useFrameFold();
  const { person, personLoading, error, online, circle, section } = useScreen(screen);
  const turns = fold === 'turns' || fold === 'phone';
  const back = turns ? { onBack: () => void navigate('/main/contacts') } : {};
  if (personId === undefined && departmentId !== undefined)
    return <DepartmentPage key={departmentId} departmentId={departmentId} onBack={back.onBack} />;
  if (personId === undefined) {
    const [title, detail] = welcomeTexts[section];
    return <EmptyState level={1} figure="house" title={t(title)} detail={t(detail)} />;
  }
  if (person?.id === personId)
    return (
      <>
        {turns ? <PaneHeader title={person.name} ofPerson {...back} /> : null}
        <PersonCard person={person} online={online.has(person.id)} circle={circle} />
      </>
    );
  if (error !== undefined && !personLoading)
    return (
      <>
        {turns ? <PaneHeader title={t('contacts.title')} {...back} /> : null}
        {error.code === 'forbidden' ? (
          <NoPermission who={t('contacts.noPermissionWho')} act={<ContactService />} />
        ) : (
          <ErrorState
            detail={errorText(translator, error)}
            code={error.code}
            {...(mayHelpAgain(error) && { onRetry: () => void screen.select(personId) })}
          />
        )}
      </>
    );
  return (
    <>
      {turns ? <PaneHeader title={t('contacts.title')} {...back} /> : null}
      <PersonCardSkeleton />
    </>
  );
}
