// What was said about a task, newest last; who will see it is chosen before writing.
import { momentText } from '#sdk/locales/time-text.ts';
import { useState, type JSX } from 'react';
import type { Feedback, ScheduleItem } from '#sdk/api.ts';
import { mayDo } from '#sdk/schedule/rules/item-rights.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useNow } from '../ground/useNow.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Button } from '../parts/Button.tsx';
import { Checkbox } from '../parts/Checkbox.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useTranslator } from '../parts/text.ts';
import { AttachmentStrip, type Attached } from './AttachmentStrip.tsx';

/** The panel. */
export function FeedbackPanel(props: {
  readonly item: ScheduleItem;
  /** Undefined where it could not be asked for. */
  readonly feedback: readonly Feedback[] | undefined;
  readonly personId: string;
}): JSX.Element {
  const { item, feedback, personId } = props;
  const { office } = useApp();
  const translator = useTranslator();
  const { t } = translator;
  const now = useNow();
  const notify = useNotify();
  const [text, setText] = useState('');
  const [isPrivate, setPrivate] = useState(false);
  const [files, setFiles] = useState<readonly Attached[]>([]);
  const send = async (): Promise<void> => {
    const given = { id: item.id, text, isPrivate, files: files.map(({ id }) => id) };
    if (!(await notify.attempt(() => office.schedule.addFeedback(given)))) return;
    setText('');
    setFiles([]);
  };
  return (
    <section className="tg-feedback">
      <h3>
        {t(item.organizerId === personId ? 'schedule.feedbackManage' : 'schedule.feedback')}{' '}
        {feedback?.length || ''}
      </h3>
      {feedback === undefined ? <p>{t('schedule.feedbackUnknown')}</p> : null}
      {feedback?.length === 0 ? <p>{t('schedule.noFeedback')}</p> : null}
      <ul>
        {feedback?.map((one) => (
          <li key={one.id}>
            <Avatar id={one.personId} name={one.name} size="small" />
            <div>
              <strong lang={textLanguage(one.name)}>{one.name}</strong>{' '}
              <small className="tg-number">{momentText(translator, one.time, now)}</small>
              {one.isPrivate ? (
                <small className="tg-feedback__private">
                  <Icon name="lock" size={14} /> {t('schedule.feedbackPrivate')}
                </small>
              ) : null}
              <p>{one.text}</p>
              {one.attachments.length === 0 ? null : <AttachmentStrip files={one.attachments} />}
            </div>
          </li>
        ))}
      </ul>
      {mayDo('feedback', item, personId) ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <Checkbox checked={isPrivate} onChange={setPrivate}>
            {t('schedule.feedbackPrivate')}
          </Checkbox>
          <textarea
            rows={2}
            aria-label={t('schedule.feedbackHint')}
            placeholder={t('schedule.feedbackHint')}
            value={text}
            maxLength={2_000}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <AttachmentStrip files={files} onChange={setFiles} />
          <Button type="submit" size="small" disabled={text.trim() === ''}>
            {t('schedule.feedbackSend')}
          </Button>
        </form>
      ) : item.status === 'confirmed' ? null : (
        <p>{t('schedule.feedbackEnded')}</p>
      )}
    </section>
  );
}
