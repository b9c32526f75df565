// Draws a suggestion with its answers, a field to reply, and for who looks after it where it stands.
import { useState, type JSX } from 'react';
import { momentText } from '#sdk/locales/time-text.ts';
import { feedbackLength } from '#sdk/suggestions/rules/feedback-length.ts';
import type { SuggestionListScreen } from '#sdk/suggestions/screens/suggestion-list.ts';
import type { Suggestion } from '#sdk/suggestions/suggestions-api.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { OfficePicture } from '../files/OfficePicture.tsx';
import { useNotify } from '../ground/useNotify.ts';
import { useNow } from '../ground/useNow.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Button } from '../parts/Button.tsx';
import { Select } from '../parts/Select.tsx';
import { Tag } from '../parts/Tag.tsx';
import { useTranslator } from '../parts/text.ts';
import { AttachmentStrip } from '../schedule/AttachmentStrip.tsx';
import { PersonName } from '../parts/PersonName.tsx';

const states = ['received', 'inWork', 'done', 'declined'] as const;

/** Pictures that are drawn where they stand; any other file is only to be had. */
const shownTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** One suggestion. */
export function SuggestionCard(props: {
  readonly screen: SuggestionListScreen;
  readonly suggestion: Suggestion;
  readonly open: boolean;
  readonly mayAnswer: boolean;
}): JSX.Element {
  const { screen, suggestion, mayAnswer } = props;
  const translator = useTranslator();
  const { t } = translator;
  const notify = useNotify();
  const now = useNow();
  const { sending } = useScreen(screen);
  const [text, setText] = useState('');
  const { fits } = feedbackLength(text);
  const pictures = suggestion.attachments.filter(({ type }) => shownTypes.has(type));
  const reply = (): void =>
    void notify.attempt(async () => {
      await screen.reply(suggestion.id, text);
      setText('');
    });
  return (
    <article className="tg-suggestion" data-open={props.open || undefined}>
      <header>
        <Avatar
          id={suggestion.from.id}
          name={suggestion.from.name}
          photo={suggestion.from.avatar}
          size="small"
        />
        <span>
          <b lang={textLanguage(suggestion.from.name)}>
            <PersonName name={suggestion.from.name} />
          </b>{' '}
          <small>{momentText(translator, suggestion.time, now)}</small>
        </span>
        {mayAnswer ? (
          <Select
            label={t('workbench.suggestion.setState')}
            value={suggestion.state}
            choices={states.map((state) => ({
              value: state,
              label: t(`workbench.suggestion.state.${state}`),
            }))}
            onChoose={(state) =>
              void notify.attempt(() => screen.decide(suggestion.id, state as Suggestion['state']))
            }
          />
        ) : (
          <Tag tone={suggestion.state === 'done' ? 'accent' : 'plain'}>
            {t(`workbench.suggestion.state.${suggestion.state}`)}
          </Tag>
        )}
      </header>
      <p>{suggestion.text}</p>
      {pictures.map(({ id, name }) => (
        <OfficePicture key={id} file={id} words={name} />
      ))}
      {suggestion.attachments.length === 0 ? null : <AttachmentStrip files={suggestion.attachments} />}
      {suggestion.client === undefined || suggestion.client === '' ? null : (
        <small className="tg-suggestion__client">
          {t('workbench.suggestion.writtenWith', { client: suggestion.client })}
        </small>
      )}
      {suggestion.replies.map((answer) => (
        <div key={answer.id} className="tg-suggestion__reply" data-official={answer.official || undefined}>
          <Avatar id={answer.from.id} name={answer.from.name} photo={answer.from.avatar} size="tiny" />
          <div>
            <b lang={textLanguage(answer.from.name)}>
              <PersonName name={answer.from.name} />
            </b>{' '}
            {answer.official ? <Tag>{t('workbench.suggestion.official')}</Tag> : null}{' '}
            <small>{momentText(translator, answer.time, now)}</small>
            <p>{answer.text}</p>
          </div>
        </div>
      ))}
      <form
        className="tg-suggestion__field"
        onSubmit={(event) => {
          event.preventDefault();
          if (fits) reply();
        }}
      >
        <input
          value={text}
          aria-label={t('workbench.suggestion.replyHint')}
          placeholder={t('workbench.suggestion.replyHint')}
          onChange={(event) => setText(event.target.value)}
        />
        {text === '' ? null : (
          <Button size="small" type="submit" busy={sending} disabled={!fits}>
            {t('workbench.suggestion.reply')}
          </Button>
        )}
      </form>
    </article>
  );
}
