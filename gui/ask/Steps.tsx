// Steps through versions of an answer, or branches of a question.
import type { JSX } from 'react';
import { IconButton } from '../parts/IconButton.tsx';
import { useText } from '../parts/text.ts';

/** ‹2 / 3› */
export function Steps(props: {
  readonly at: number;
  readonly count: number;
  readonly onBack: () => void;
  readonly onNext: () => void;
}): JSX.Element {
  const t = useText();
  return (
    <span className="tg-ask-steps">
      <IconButton
        icon="back"
        size={16}
        label={t('ask.previousVersion')}
        disabled={props.at <= 1}
        onClick={props.onBack}
      />
      <span className="tg-number">{t('ask.version', { version: props.at, count: props.count })}</span>
      <IconButton
        icon="next"
        size={16}
        label={t('ask.nextVersion')}
        disabled={props.at >= props.count}
        onClick={props.onNext}
      />
    </span>
  );
}
