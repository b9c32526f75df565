// Asks for a time to come: three usual ones, or a day and a time of day that are typed.
import { useState, type JSX } from 'react';
import { dueTimeProblem } from '#sdk/chat/rules/due-time.ts';
import { typedClock } from '#sdk/chat/rules/typed-day.ts';
import { usualTimes } from '#sdk/chat/rules/usual-times.ts';
import { dayText } from '#sdk/locales/time-text.ts';
import { Button } from '../../parts/Button.tsx';
import { useTranslator } from '../../parts/text.ts';
import { DayField } from './DayField.tsx';
import { localInput } from './local-input.ts';
import '../../parts/ConfirmDialog.css';

/** `onTime` gets the time in epoch ms; the act's button is disabled until there is one. `at` is where it begins. */
export function WhenField(props: {
  readonly act: string;
  readonly at?: number;
  readonly onTime: (time: number) => void;
  readonly onClose: () => void;
}): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const [now] = useState(() => Date.now());
  const [today] = useState(() => localInput(now).slice(0, 10));
  const [first] = useState(() => localInput(props.at ?? now + 3_600_000).split('T'));
  const [day, setDay] = useState(first[0] ?? '');
  const [typed, setTyped] = useState(first[1] ?? '');
  const clock = typedClock(typed);
  const time = day === '' || clock === '' ? undefined : new Date(`${day}T${clock}`).getTime();
  const problem = time === undefined ? undefined : dueTimeProblem(time, now);
  const put = (at: number): void => {
    const [date = '', hour = ''] = localInput(at).split('T');
    setDay(date);
    setTyped(hour);
  };
  return (
    <form
      className="tg-act-dialog__form"
      onSubmit={(event) => {
        event.preventDefault();
        if (time !== undefined && problem === undefined) props.onTime(time);
      }}
    >
      <div className="tg-act-dialog__row">
        {usualTimes(now).map((usual) => (
          <Button key={usual.name} size="small" onClick={() => put(usual.time)}>
            {t(`acts.when.${usual.name}`)}
          </Button>
        ))}
      </div>
      <div className="tg-act-dialog__row">
        <DayField ahead min={today} label={t('acts.when.day')} value={day} onChange={setDay} />
        <input
          className="tg-clock tg-number"
          value={typed}
          placeholder="15:00"
          aria-label={t('acts.when.time')}
          aria-invalid={clock === '' || undefined}
          autoComplete="off"
          maxLength={8}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => {
            if (clock !== '') setTyped(clock);
          }}
        />
        <span
          className={
            problem !== undefined || time === undefined ? 'tg-act-dialog__failure' : 'tg-act-dialog__note'
          }
          role="status"
        >
          {time === undefined
            ? t('acts.when.unfit')
            : problem !== undefined
              ? t(`errors.${problem}`)
              : dayText(translator, time, now)}
        </span>
      </div>
      <div className="tg-dialog__acts">
        <Button onClick={props.onClose}>{t('words.cancel')}</Button>
        <Button type="submit" look="primary" disabled={time === undefined || problem !== undefined}>
          {props.act}
        </Button>
      </div>
    </form>
  );
}
