// Comments on passages: added for what is chosen, found again by their words, settled and opened again.
import { useCallback, useEffect, useState, type JSX } from 'react';
import type { DocumentComment, WrittenDocument } from '#sdk/write/index.ts';
import { writeDate } from '#sdk/locales/date-format.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { useTranslator } from '../parts/text.ts';

/** Longest quote that is kept with a comment. */
const longestQuote = 400;

/** See the file's first line. */
export function CommentsSection(props: {
  readonly document: WrittenDocument;
  /** The words that are chosen in the paper; empty where none are. */
  readonly chosen: () => string;
  readonly onShow: (quote: string) => void;
}): JSX.Element {
  const { id, level } = props.document;
  const { office } = useApp();
  const { t, timeLocale } = useTranslator();
  const notify = useNotify();
  const [comments, setComments] = useState<readonly DocumentComment[]>([]);
  const [isUnknown, setUnknown] = useState(false);
  const [text, setText] = useState('');
  const [withDone, setWithDone] = useState(false);
  const load = useCallback((): void => {
    office.write
      .comments(id)
      .then((said) => {
        setComments(said);
        setUnknown(false);
      })
      // Without a network the text is still there; what was said about it comes later.
      .catch(() => setUnknown(true));
  }, [office, id]);
  useEffect(() => {
    load();
    return office.write.changed(id)(load);
  }, [office, id, load]);
  const shown = comments.filter(({ done }) => withDone || !done);
  const done = comments.length - comments.filter((comment) => !comment.done).length;
  return (
    <section aria-label={t('write.comments')}>
      <h2>
        {t('write.comments')} <span className="tg-number">{comments.length - done || ''}</span>
        {done === 0 ? null : (
          <button type="button" className="tg-tools__act" onClick={() => setWithDone(!withDone)}>
            {t(withDone ? 'write.hideSettled' : 'write.showSettled', { count: done })}
          </button>
        )}
      </h2>
      {isUnknown ? <p>{t('write.commentsUnknown')}</p> : null}
      <ul className="tg-tools__comments">
        {shown.map((comment) => (
          <li key={comment.id} data-done={comment.done || undefined}>
            <p>
              <b>{comment.by.name}</b>{' '}
              <time className="tg-number">
                {writeDate(timeLocale, comment.time, {
                  month: 'numeric',
                  day: 'numeric',
                  hour: '2-digit',
                  minute: '2-digit',
                })}
              </time>
            </p>
            {comment.quote === '' ? null : (
              <button type="button" onClick={() => props.onShow(comment.quote)}>
                <q>{comment.quote}</q>
              </button>
            )}
            <p>{comment.text}</p>
            {level === 'read' ? null : (
              <button
                type="button"
                className="tg-tools__act"
                onClick={() =>
                  void notify
                    .attempt(() => office.write.settleComment(id, comment.id, !comment.done))
                    .then(load)
                }
              >
                {t(comment.done ? 'write.reopen' : 'write.settle')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {level === 'read' ? null : (
        <form
          className="tg-tools__comment"
          onSubmit={(event) => {
            event.preventDefault();
            const quote = props.chosen().slice(0, longestQuote);
            void notify
              .attempt(() => office.write.addComment(id, { quote, text }))
              .then((worked) => {
                if (worked) setText('');
                load();
              });
          }}
        >
          <textarea
            rows={2}
            maxLength={2_000}
            aria-label={t('write.commentHint')}
            placeholder={t('write.commentHint')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button size="small" type="submit" disabled={text.trim() === ''}>
            {t('write.addComment')}
          </Button>
        </form>
      )}
    </section>
  );
}
