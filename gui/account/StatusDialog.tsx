// Draws the form of one's own status: an emoji, words, how long it holds; what is usual is one press away.
import { useState, type JSX } from 'react';
import { asOfficeError, type ErrorData } from '#sdk/errors.ts';
import { maxStatusWords } from '#sdk/status/rules/status.ts';
import {
  firstEnd,
  statusEnd,
  statusEnds,
  usualStatuses,
  type EndChoice,
} from '#sdk/status/rules/status-end.ts';
import { momentText } from '#sdk/locales/time-text.ts';
import { MomentField } from '../chat/acts/MomentField.tsx';
import { ActFrame } from '../chat/acts/ActFrame.tsx';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useNow } from '../ground/useNow.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { ChipRow } from '../parts/ChipRow.tsx';
import { Field } from '../parts/Field.tsx';
import { RadioRow } from '../parts/RadioRow.tsx';
import { useTranslator } from '../parts/text.ts';
import '../chat/acts/ActDialogs.css';
import './StatusDialog.css';
import '../parts/ConfirmDialog.css';

const emojis = ['🏠', '🚗', '🌴', '🤒', '🎧', '🍚', '📅', '✈️'] as const;
const noEmoji = 'none';

/** Mounted is open. */
export function StatusDialog(props: { readonly onClose: () => void }): JSX.Element {
  const { onClose } = props;
  const { office } = useApp();
  const { person, presence } = useDesk();
  const translator = useTranslator();
  const { t } = translator;
  const notify = useNotify();
  const own = useScreen(presence).statuses[person.id];
  const [emoji, setEmoji] = useState(own?.emoji ?? '');
  const [text, setText] = useState(own?.text ?? '');
  const [end, setEnd] = useState(() => firstEnd(own));
  // The end it had when this was opened: it may be over, or set elsewhere, meanwhile.
  const [kept] = useState(own?.until);
  const [moment, setMoment] = useState<number>();
  const now = useNow();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ErrorData>();
  const isSet = own !== undefined && (own.text !== '' || own.emoji !== '');

  const tell = async (
    work: () => Promise<unknown>,
    done: 'status.done' | 'status.cleared',
  ): Promise<void> => {
    setBusy(true);
    try {
      await work();
      notify.done({ key: done });
      onClose();
    } catch (thrown) {
      setError(asOfficeError(thrown).data);
      setBusy(false);
    }
  };
  const untilOf = (from: number): number | undefined =>
    end === 'kept' ? kept : end === 'moment' ? moment : statusEnd(end, from);
  const ends = untilOf(now);
  const isNoMoment = end === 'moment' && !Number.isFinite(moment);
  const save = (): Promise<void> => {
    const until = untilOf(Date.now());
    return tell(
      () => office.status.set({ emoji, text, ...(until !== undefined && { until }) }),
      text === '' && emoji === '' ? 'status.cleared' : 'status.done',
    );
  };
  return (
    <ActFrame title={t('status.title')} onClose={onClose}>
      <form
        className="tg-act-dialog__scroll tg-status"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field
          label={t('status.words')}
          value={text}
          autoFocus
          onChange={(value) => {
            setText(value);
            setError(undefined);
          }}
          hint={t('status.wordsHint', { most: maxStatusWords })}
          error={error && errorText(translator, error)}
        />
        <RadioRow
          label={t('status.emoji')}
          className="tg-status__emojis"
          choiceClassName="tg-status__emoji"
          choices={[
            { id: noEmoji, label: t('status.noEmoji') },
            ...emojis.map((one) => ({ id: one, label: one })),
          ]}
          chosen={emojis.find((one) => one === emoji) ?? noEmoji}
          onChoose={(id) => setEmoji(id === noEmoji ? '' : id)}
        />
        <ul className="tg-status__suggested" aria-label={t('status.suggested')}>
          {usualStatuses.map(({ name, emoji: sign, end: until }) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => {
                  setEmoji(sign);
                  setText(t(`status.suggestions.${name}`));
                  setEnd(until);
                  setError(undefined);
                }}
              >
                <span aria-hidden="true">{sign}</span>
                {t(`status.suggestions.${name}`)}
                <span className="tg-status__end">{t(`status.ends.${until}`)}</span>
              </button>
            </li>
          ))}
        </ul>
        <div className="tg-status__until">
          <span>{t('status.until')}</span>
          <ChipRow
            label={t('status.until')}
            choices={[
              ...(kept === undefined
                ? []
                : [
                    { id: 'kept', label: t('status.ends.kept', { time: momentText(translator, kept, now) }) },
                  ]),
              ...statusEnds.map((id) => ({ id, label: t(`status.ends.${id}`) })),
              { id: 'moment', label: t('status.ends.moment') },
            ]}
            chosen={end}
            onChoose={(id) => {
              // A moment of one's own begins at the end that was chosen before it.
              if (id === 'moment' && end !== 'moment') setMoment(ends ?? statusEnd('today', now));
              setEnd(id as EndChoice);
            }}
          />
          {end === 'moment' ? (
            <MomentField
              label={t('status.endsOn')}
              timeLabel={t('acts.when.time')}
              value={ends}
              usual="24:00"
              onChange={setMoment}
            />
          ) : null}
          {isNoMoment ? (
            <small role="status">{t('acts.when.unfit')}</small>
          ) : end === 'kept' || end === 'moment' || ends === undefined ? null : (
            <small>{t('status.endsAt', { time: momentText(translator, ends, now) })}</small>
          )}
        </div>
        <div className="tg-dialog__acts">
          {isSet ? (
            <Button disabled={busy} onClick={() => void tell(() => office.status.clear(), 'status.cleared')}>
              {t('status.clear')}
            </Button>
          ) : null}
          <Button onClick={onClose}>{t('words.cancel')}</Button>
          <Button
            type="submit"
            look="primary"
            busy={busy}
            disabled={(text.trim() === '' && emoji === '') || isNoMoment}
          >
            {t('words.save')}
          </Button>
        </div>
      </form>
    </ActFrame>
  );
}
