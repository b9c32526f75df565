// Draws the card of a person over whatever one looks at, opened from their picture or name.
import type { JSX } from 'react';
import { PersonScreen } from '#sdk/contacts/screens/person.ts';
import { ActFrame } from '../chat/acts/ActFrame.tsx';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { ErrorState } from '../parts/ErrorState.tsx';
import { useTranslator } from '../parts/text.ts';
import { PersonCard } from './PersonCard.tsx';
import { PersonCardSkeleton } from './PersonCardSkeleton.tsx';
import './ContactsPage.css';

/** Mounted is open. */
export function PersonDialog(props: {
  readonly personId: string;
  readonly onClose: () => void;
}): JSX.Element {
  const { office } = useApp();
  const { t } = useTranslator();
  const screen = useOwnScreen(() => new PersonScreen(office, props.personId));
  return (
    <ActFrame title={t('marks.personCard')} wide onClose={props.onClose}>
      {screen === undefined ? <PersonCardSkeleton /> : <Card screen={screen} onLeave={props.onClose} />}
    </ActFrame>
  );
}

function Card({
  screen,
  onLeave,
}: {
  readonly screen: PersonScreen;
  readonly onLeave: () => void;
}): JSX.Element {
  const translator = useTranslator();
  const { person, online, circle, error } = useScreen(screen);
  if (error !== undefined) return <ErrorState detail={errorText(translator, error)} code={error.code} />;
  return person === undefined ? (
    <PersonCardSkeleton />
  ) : (
    <PersonCard person={person} online={online} circle={circle} onLeave={onLeave} />
  );
}
