// The field to ask in: chosen knowledge as chips, the question, depth and model, send or stop.
import type { JSX } from 'react';
import { useNavigate } from 'react-router';
import type { AskScreen } from '#sdk/ask/screens/ask.ts';
import { useScreen } from '../ground/useScreen.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { useText } from '../parts/text.ts';

/** Enter sends, Shift+Enter begins a line; what an input method composes is never sent. */
export function AskField({ screen }: { readonly screen: AskScreen }): JSX.Element {
  const t = useText();
  const navigate = useNavigate();
  const { draft, asksWhenReady, place, chosenBases, depth, model, writing } = useScreen(screen);
  const bases = place?.bases ?? [];
  const mayAsk = draft.trim() !== '' && chosenBases.length > 0;
  const others = bases.filter(({ id }) => !chosenBases.includes(id));
  return (
    <form
      className="tg-ask-field"
      onSubmit={(event) => {
        event.preventDefault();
        screen.submit();
      }}
    >
      <div className="tg-ask-field__bases" role="group" aria-label={t('ask.knowledge')}>
        {bases
          .filter(({ id }) => chosenBases.includes(id))
          .map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="tg-ask__chip"
              aria-pressed="true"
              onClick={() => screen.toggleBase(id)}
            >
              {name}
            </button>
          ))}
        <MenuButton
          label={t('ask.addKnowledge')}
          placement="top-end"
          entries={[
            ...others.map(({ id, name }) => ({ id, label: name, icon: 'file' as const })),
            ...(others.length > 0 ? (['line'] as const) : []),
            { id: 'manage', label: t('ask.manage'), icon: 'settings' as const },
          ]}
          onChoose={(id) => (id === 'manage' ? void navigate('/main/aiQa/manage') : screen.toggleBase(id))}
        >
          {({ expanded, toggle }) => (
            <button type="button" className="tg-ask__chip" aria-expanded={expanded} onClick={toggle}>
              + {t('ask.addKnowledge')}
            </button>
          )}
        </MenuButton>
      </div>
      <textarea
        aria-label={t('ask.placeholder')}
        placeholder={chosenBases.length === 0 ? t('ask.chooseFirst') : t('ask.placeholder')}
        value={draft}
        rows={2}
        maxLength={2_000}
        autoFocus
        onChange={(event) => screen.setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          screen.submit();
        }}
      />
      <div className="tg-ask-field__acts">
        <button
          type="button"
          className="tg-ask__chip"
          aria-label={`${t('ask.depth')}: ${t(`ask.${depth}`)}`}
          onClick={() => screen.setDepth(depth === 'quick' ? 'thorough' : 'quick')}
        >
          {t(`ask.${depth}`)}
        </button>
        {place !== undefined && place.models.length > 1 ? (
          <MenuButton
            label={model}
            placement="top-end"
            entries={place.models.map((name) => ({ id: name, label: name, checked: name === model }))}
            onChoose={(name) => screen.setModel(name)}
          >
            {({ expanded, toggle }) => (
              <button type="button" className="tg-ask__chip" aria-expanded={expanded} onClick={toggle}>
                {model}
              </button>
            )}
          </MenuButton>
        ) : null}
        <span className="tg-ask-field__space" role="status">
          {asksWhenReady ? t('ask.asksWhenReady') : null}
        </span>
        {writing === undefined ? (
          <button type="submit" className="tg-ask-field__send" aria-label={t('ask.send')} disabled={!mayAsk}>
            ↑
          </button>
        ) : (
          <IconButton icon="stop" label={t('ask.stop')} onClick={() => screen.stop()} />
        )}
      </div>
    </form>
  );
}
