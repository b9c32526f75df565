// Draws the dialogs about what is added to a message: choosing a reaction, who reacted, old words, pins.
import { useEffect, useEffectEvent, useState, type JSX } from 'react';
import type { LocalMessage, PinnedMessage, ReactionBy } from '#sdk/api.ts';
import { editableText } from '#sdk/chat/rules/editable-text.ts';
import { summarize } from '#sdk/contract/markup/summary.ts';
import { unstyled } from '#sdk/contract/markup/text-styles.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import { asCharacter, emojiText } from '#sdk/locales/emoji-text.ts';
import { nameText } from '#sdk/locales/name-text.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import { useApp } from '../../ground/app-parts.ts';
import { useNotify } from '../../ground/useNotify.ts';
import { Avatar } from '../../parts/Avatar.tsx';
import { IconButton } from '../../parts/IconButton.tsx';
import { ListSkeleton } from '../../parts/ListSkeleton.tsx';
import { PersonName } from '../../parts/PersonName.tsx';
import { useTranslator } from '../../parts/text.ts';
import { Emoji } from '../Emoji.tsx';
import { EmojiPicker } from '../EmojiPicker.tsx';
import '../EmojiPicker.css';
import { ActFrame } from './ActFrame.tsx';
import './MarkDialogs.css';

type OfMessage = { readonly message: LocalMessage; readonly onClose: () => void };

/** Chooses a reaction. */
export function ReactDialog({ message, onClose }: OfMessage): JSX.Element {
  const { t } = useTranslator();
  const { office } = useApp();
  const notify = useNotify();
  return (
    <ActFrame title={t('marks.react')} onClose={onClose}>
      <EmojiPicker
        onChoose={({ name: emoji }) => {
          onClose();
          void notify.attempt(() => office.marks.react(message.chatId, message.mid, { emoji, on: true }));
        }}
      />
    </ActFrame>
  );
}

/** What is asked for when the dialog opens; undefined while it is on its way. */
function useAnswer<Answer>(ask: () => Promise<Answer>): Answer | undefined {
  const notify = useNotify();
  const [answer, setAnswer] = useState<Answer>();
  // What it is about does not change while it is open.
  const askOnce = useEffectEvent((take: (found: Answer) => void) =>
    notify.attempt(async () => take(await ask())),
  );
  useEffect(() => {
    let isGone = false;
    void askOnce((found) => {
      if (!isGone) setAnswer(() => found);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return answer;
}

/** Who reacted with what. */
export function ReactorsDialog({ message, onClose }: OfMessage): JSX.Element {
  const { t } = useTranslator();
  const { office } = useApp();
  const found = useAnswer(() => office.marks.reactions(message.chatId, message.mid));
  return (
    <ActFrame title={t('marks.reactors')} onClose={onClose}>
      <ul className="tg-act-dialog__list">
        {found === undefined ? (
          <li>
            <ListSkeleton rows={3} />
          </li>
        ) : (
          found.people.map(({ id, name, avatar, emoji }: ReactionBy) => (
            <li key={`${id} ${emoji}`}>
              <Avatar id={id} name={name} photo={avatar} size="small" />
              <span className="tg-truncate">
                <PersonName name={name} />
              </span>
              <Emoji name={emoji} />
            </li>
          ))
        )}
      </ul>
    </ActFrame>
  );
}

/** What a message said before, and now. */
export function VersionsDialog({ message, onClose }: OfMessage): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const { office } = useApp();
  const found = useAnswer(() => office.marks.versions(message.chatId, message.mid));
  const all = [...(found ?? []), { text: message.text, time: message.editedTime ?? message.time }];
  return (
    <ActFrame title={t('marks.versions')} onClose={onClose}>
      <ol className="tg-versions">
        {all.toReversed().map(({ text, time }, at) => (
          <li key={time}>
            <time className="tg-number">
              {at === 0 ? `${t('marks.versionNow')} · ` : ''}
              {fullTime(translator, time)}
            </time>
            <p>{emojiText(translator, unstyled(editableText(text)), asCharacter)}</p>
          </li>
        ))}
      </ol>
    </ActFrame>
  );
}

/** The pinned messages of a chat; each leads to its place. */
export function PinnedDialog(props: {
  readonly pinned: readonly PinnedMessage[];
  readonly onJump: (mid: number) => void;
  readonly onUnpin: (mid: number) => Promise<void>;
  readonly onClose: () => void;
}): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const notify = useNotify();
  return (
    <ActFrame title={t('marks.pinned')} onClose={props.onClose}>
      {props.pinned.length === 0 ? <p className="tg-act-dialog__note">{t('marks.pinnedNone')}</p> : null}
      <ul className="tg-pins">
        {props.pinned.map(({ message, personName }) => (
          <li key={message.mid}>
            <button
              type="button"
              onClick={() => {
                props.onClose();
                props.onJump(message.mid);
              }}
            >
              <span>{lineText(translator, summarize(message.text, message.senderId), asCharacter)}</span>
              <small>
                {[
                  nameText(translator, message.senderName),
                  fullTime(translator, message.time),
                  t('marks.pinnedBy', { name: nameText(translator, personName) }),
                ].join(' · ')}
              </small>
            </button>
            <IconButton
              icon="close"
              size={16}
              label={t('chat.actions.unpin')}
              onClick={() => void notify.attempt(() => props.onUnpin(message.mid))}
            />
          </li>
        ))}
      </ul>
    </ActFrame>
  );
}
