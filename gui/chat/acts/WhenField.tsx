// Asks for a time to come: three usual ones, or the browser's own field.
import { useState, type JSX } from 'react';
import { usualTimes } from '#sdk/chat/rules/usual-times.ts';
import { Button } from '../../parts/Button.tsx';
import { useText } from '../../parts/text.ts';
import { localInput } from './local-input.ts';

/** `onTime` gets the time in epoch ms; the act's button is disabled until there is one. */
export function WhenField(props: {
  readonly act: string;
  readonly onTime: (time: number) => void;
  readonly onClose: () => void;
}): JSX.Element {
  const t = useText();
  const [now] = useState(() => Date.now());
  const [typed, setTyped] = useState(() => localInput(now + 3_600_000));
  const time = new Date(typed).getTime();
  const isOver = !(time > now);
  return (
    <form
      className="tg-act-dialog__form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOver) props.onTime(time);
      }}
    >
      <div className="tg-act-dialog__row">
        {usualTimes(now).map((usual) => (
          <Button key={usual.name} size="small" onClick={() => setTyped(localInput(usual.time))}>
            {t(`acts.when.${usual.name}`)}
          </Button>
        ))}
      </div>
      <p className="tg-act-dialog__row">
        <input
          className="tg-act-dialog__date"
          type="datetime-local"
          aria-label={t('acts.when.time')}
          value={typed}
          min={localInput(now)}
          onChange={(event) => setTyped(event.target.value)}
        />
        <span className="tg-act-dialog__note" role="status">
          {isOver ? t('acts.when.over') : ''}
        </span>
      </p>
      <div className="tg-dialog__acts">
        <Button onClick={props.onClose}>{t('words.cancel')}</Button>
        <Button type="submit" look="primary" disabled={isOver}>
          {props.act}
        </Button>
      </div>
    </form>
  );
}
