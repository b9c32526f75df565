// Pictures that stand by the cited passages, with their captions and the numbers they belong to.
import { useEffect, useState, type JSX } from 'react';
import type { Answer, AnswerPicture } from '#sdk/ask/ask-api.ts';
import { useApp } from '../ground/app-parts.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useText } from '../parts/text.ts';

/** Fetched with the person's own permission; one that cannot be had leaves its caption. */
export function AnswerPictures(props: {
  readonly answer: Answer;
  readonly onOpen: (n: number) => void;
}): JSX.Element | null {
  const t = useText();
  const { pictures } = props.answer;
  if (pictures.length === 0) return null;
  return (
    <div className="tg-ask-pictures" role="group" aria-label={t('ask.pictures')}>
      {pictures.map((picture) => (
        <Shown key={picture.id} picture={picture} onOpen={() => props.onOpen(picture.n)} />
      ))}
    </div>
  );
}

function Shown({
  picture,
  onOpen,
}: {
  readonly picture: AnswerPicture;
  readonly onOpen: () => void;
}): JSX.Element {
  const { office } = useApp();
  const t = useText();
  const [large, setLarge] = useState(false);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const over = new AbortController();
    let made: string | undefined;
    office.ask.picture(picture.id, { signal: over.signal }).then(
      ({ type, bytes }) => {
        made = URL.createObjectURL(new Blob([bytes], { type }));
        setAddress(made);
      },
      () => undefined,
    );
    return () => {
      over.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [office, picture.id]);
  return (
    <figure>
      <button
        type="button"
        aria-label={t('ask.enlarge', { caption: picture.caption })}
        onClick={() => setLarge(true)}
      >
        {address === undefined ? (
          <span className="tg-ask-pictures__wait" />
        ) : (
          <img src={address} alt={picture.caption} />
        )}
      </button>
      <figcaption>
        {picture.caption}{' '}
        <button
          type="button"
          className="tg-ask-mark"
          aria-label={t('ask.openSource', { n: picture.n, document: picture.caption })}
          onClick={onOpen}
        >
          {picture.n}
        </button>
      </figcaption>
      {large && address !== undefined ? (
        <Dialog isOpen onClose={() => setLarge(false)} aria-label={picture.caption} className="tg-ask-large">
          <img src={address} alt={picture.caption} />
          <p>{picture.caption}</p>
          <div className="tg-dialog__acts">
            <Button onClick={() => setLarge(false)}>{t('words.close')}</Button>
          </div>
        </Dialog>
      ) : null}
    </figure>
  );
}
