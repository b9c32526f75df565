// Draws who has read a message and who has not, by name.
import type { JSX } from 'react';
import type { LocalMessage } from '#sdk/api.ts';
import { ReadersScreen } from '#sdk/chat/screens/readers.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { useApp } from '../../ground/app-parts.ts';
import { errorText } from '../../ground/error-text.ts';
import { useOwnScreen } from '../../ground/useOwnScreen.ts';
import { useScreen } from '../../ground/useScreen.ts';
import { Avatar } from '../../parts/Avatar.tsx';
import { Button } from '../../parts/Button.tsx';
import { ErrorState } from '../../parts/ErrorState.tsx';
import { ListSkeleton } from '../../parts/ListSkeleton.tsx';
import { Segments } from '../../parts/Segments.tsx';
import { useTranslator } from '../../parts/text.ts';
import { ActFrame } from './ActFrame.tsx';
import { PersonName } from '../../parts/PersonName.tsx';

/** Mounted is open. */
export function ReadersDialog(props: {
  readonly message: LocalMessage;
  readonly onClose: () => void;
}): JSX.Element {
  const { office } = useApp();
  const { t } = useTranslator();
  const screen = useOwnScreen(() => new ReadersScreen(office, props.message));
  return (
    <ActFrame title={t('acts.readers.title')} onClose={props.onClose}>
      {screen === undefined ? null : <Lists screen={screen} />}
    </ActFrame>
  );
}

function Lists({ screen }: { readonly screen: ReadersScreen }): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const { side, people, read, total, loading, more, error } = useScreen(screen);
  return (
    <>
      <Segments
        label={t('acts.readers.title')}
        chosen={side}
        onChoose={(chosen) => void screen.look(chosen)}
        choices={[
          { id: 'read', label: t('acts.readers.read', { count: read }) },
          { id: 'unread', label: t('acts.readers.unread', { count: total - read }) },
        ]}
      />
      {error === undefined ? null : (
        <ErrorState
          detail={errorText(translator, error)}
          code={error.code}
          onRetry={() => void screen.loadMore()}
        />
      )}
      <ul className="tg-act-dialog__list">
        {people.map((person) => (
          <li key={person.id}>
            <Avatar id={person.id} name={person.name} photo={person.avatar} size="small" />
            <span className="tg-truncate" lang={textLanguage(person.name)}>
              <PersonName name={person.name} />
            </span>
          </li>
        ))}
        {loading && people.length === 0 ? (
          <li>
            <ListSkeleton rows={3} />
          </li>
        ) : null}
        {!loading && people.length === 0 && error === undefined ? (
          <li className="tg-act-dialog__note">
            {t(side === 'read' ? 'acts.readers.nobody' : 'acts.readers.everybody')}
          </li>
        ) : null}
      </ul>
      {more ? (
        <Button busy={loading} onClick={() => void screen.loadMore()}>
          {t('acts.readers.more')}
        </Button>
      ) : null}
    </>
  );
}
