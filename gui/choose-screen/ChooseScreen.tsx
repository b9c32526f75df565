// Draws screens and windows as small pictures, of which one is chosen and shown.
import { useEffect, useMemo, useState, type JSX } from 'react';
import type { ScreenSource } from '../desktop/bridge.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useTranslator } from '../parts/text.ts';
import './choose-screen.css';

/** A press chooses, a second one or Enter shows; Escape closes. */
export function ChooseScreen(props: {
  readonly sources: readonly ScreenSource[];
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}): JSX.Element {
  const { sources, onChoose, onClose } = props;
  const { t } = useTranslator();
  const [chosen, setChosen] = useState(sources[0]?.id);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  const kinds = (['screen', 'window'] as const).filter((kind) => sources.some((one) => one.kind === kind));
  return (
    <main className="tg-choose-screen">
      <h1>{t('desktop.capture.choose')}</h1>
      <div className="tg-choose-screen__all">
        {sources.length === 0 ? <p>{t('desktop.capture.none')}</p> : null}
        {kinds.map((kind) => (
          <section key={kind} aria-labelledby={`kind-${kind}`}>
            <h2 id={`kind-${kind}`}>
              {t(kind === 'screen' ? 'desktop.capture.screens' : 'desktop.capture.windows')}
            </h2>
            <ul>
              {sources
                .filter((one) => one.kind === kind)
                .map((one) => (
                  <li key={one.id}>
                    <button
                      type="button"
                      aria-pressed={chosen === one.id}
                      title={one.name}
                      onClick={() => setChosen(one.id)}
                      onDoubleClick={() => onChoose(one.id)}
                      onKeyDown={(event) => {
                        if (event.key !== 'Enter') return;
                        event.preventDefault();
                        onChoose(one.id);
                      }}
                    >
                      <SourcePicture source={one} />
                      <span className="tg-truncate">{one.name}</span>
                    </button>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <footer>
        <Button onClick={onClose}>{t('desktop.cancel')}</Button>
        <Button
          look="primary"
          disabled={chosen === undefined}
          onClick={() => {
            if (chosen !== undefined) onChoose(chosen);
          }}
        >
          {t('desktop.capture.share')}
        </Button>
      </footer>
    </main>
  );
}

function SourcePicture({ source }: { readonly source: ScreenSource }): JSX.Element {
  const address = useMemo(
    () =>
      source.picture.byteLength === 0
        ? undefined
        : URL.createObjectURL(new Blob([source.picture], { type: 'image/png' })),
    [source],
  );
  return (
    <span className="tg-choose-screen__picture">
      {address === undefined ? <Icon name="screen" size={24} /> : <img src={address} alt="" />}
    </span>
  );
}
