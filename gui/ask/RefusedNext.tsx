// What can be done where nothing was found: other words, all knowledge there is, or somebody who looks after it.
import type { JSX } from 'react';
import type { AskScreen } from '#sdk/ask/screens/ask.ts';
import { useDesk } from '../ground/app-parts.ts';
import { useOpenChat } from '../ground/useOpenChat.ts';
import { useScreen } from '../ground/useScreen.ts';
import { useText } from '../parts/text.ts';

/** Whoever looks after the bases that were asked, oneself left out. */
export function RefusedNext(props: {
  readonly screen: AskScreen;
  readonly turnId: string;
  readonly onRephrase: () => void;
}): JSX.Element {
  const { screen, turnId, onRephrase } = props;
  const t = useText();
  const openChat = useOpenChat();
  const me = useDesk().person.id;
  const { place, chosenBases } = useScreen(screen);
  const bases = place?.bases ?? [];
  const others = bases.some(({ id }) => !chosenBases.includes(id));
  const keepers = new Map(
    bases
      .filter(({ id, keeperId }) => chosenBases.includes(id) && keeperId !== me)
      .map(({ keeperId, keeper }) => [keeperId, keeper]),
  );
  return (
    <div className="tg-ask__chips">
      <button type="button" className="tg-ask__chip" onClick={onRephrase}>
        {t('ask.rephrase')}
      </button>
      {others ? (
        <button type="button" className="tg-ask__chip" onClick={() => screen.askEverywhere(turnId)}>
          {t('ask.allBases')}
        </button>
      ) : null}
      {[...keepers].slice(0, 2).map(([personId, name]) => (
        <button
          key={personId}
          type="button"
          className="tg-ask__chip"
          onClick={() => void openChat({ personId }, name)}
        >
          {t('ask.askPersonNamed', { name })}
        </button>
      ))}
    </div>
  );
}
