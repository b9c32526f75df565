// Draws the dialog in which one's own message is worded anew.
import { useEffect, useId, useRef, useState, type JSX } from 'react';
import { flushSync } from 'react-dom';
import type { LocalMessage } from '#sdk/api.ts';
import { composerAct } from '#sdk/chat/rules/composer-keys.ts';
import { editableText } from '#sdk/chat/rules/editable-text.ts';
import { everyoneName } from '#sdk/chat/rules/mention-text.ts';
import { isBlank } from '#sdk/chat/rules/message-text.ts';
import { withdrawnKey } from '#sdk/chat/rules/withdrawn.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { MentionsScreen } from '#sdk/chat/screens/mentions.ts';
import { isInOpenBlock, unstyled } from '#sdk/contract/markup/text-styles.ts';
import { asOfficeError } from '#sdk/errors.ts';
import { asCharacter, emojiText } from '#sdk/locales/emoji-text.ts';
import { useApp } from '../../ground/app-parts.ts';
import { hasCoarsePointer } from '../../ground/coarse-pointer.ts';
import { useNotify } from '../../ground/useNotify.ts';
import { useOwnScreen } from '../../ground/useOwnScreen.ts';
import { useScreen } from '../../ground/useScreen.ts';
import { Button } from '../../parts/Button.tsx';
import { useTranslator } from '../../parts/text.ts';
import { useLeaveQuestion } from '../../parts/useLeaveQuestion.tsx';
import { FaceField, type FaceFieldHandle } from '../FaceField.tsx';
import { MentionList } from '../MentionList.tsx';
import { offeredTakes } from '../offer-keys.ts';
import { ActFrame } from './ActFrame.tsx';
import './MarkDialogs.css';

type OfMessage = { readonly message: LocalMessage; readonly onClose: () => void };

/** Mounted is open. Members are offered at an @, as where one writes. */
export function RewordDialog(props: OfMessage): JSX.Element | null {
  const { office } = useApp();
  const { language } = useTranslator();
  const { groupId } = props.message;
  const mentions = useOwnScreen(() => new MentionsScreen(office, groupId, everyoneName(language)));
  return mentions === undefined ? null : <Rewording {...props} mentions={mentions} />;
}

function Rewording({
  message,
  onClose,
  mentions,
}: OfMessage & { readonly mentions: MentionsScreen }): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const { office, settings } = useApp();
  const { sendWay } = useScreen(settings);
  const notify = useNotify();
  const offered = useScreen(mentions);
  const hint = useId();
  // What the words were made of: the message may be edited elsewhere while they are written.
  const [over] = useState(message.text);
  const before = editableText(over);
  /** What it says by now, where it was edited elsewhere meanwhile: who saves again replaces that. */
  const [newer, setNewer] = useState<string>();
  /** Taken back elsewhere meanwhile: there is nothing to word anew, and what was written can be copied. */
  const [isGone, setGone] = useState(false);
  const [text, setText] = useState(before);
  const [busy, setBusy] = useState(false);
  const field = useRef<FaceFieldHandle>(null);
  const hasBegun = useRef(false);
  /** One goes on behind what is there: told as the field comes, before anybody has the focus or has typed. */
  const hold = (shown: FaceFieldHandle | null): void => {
    field.current = shown;
    if (shown === null || hasBegun.current) return;
    hasBegun.current = true;
    shown.select(before.length);
  };
  useEffect(() => field.current?.focus(), []);
  const isSame = isGone || isBlank(text) || text === before;
  const { leave, question } = useLeaveQuestion(text !== before && !busy, onClose);
  const save = async (): Promise<void> => {
    if (isSame) return;
    setBusy(true);
    const { chatId, mid } = message;
    await notify.attempt(async () => {
      try {
        await office.marks.edit(chatId, mid, text, {
          over: newer ?? over,
          mentions: mentions.idsIn(text) ?? [],
        });
      } catch (error) {
        if (asOfficeError(error).code !== 'editedElsewhere') throw error;
        const [now] = await office.acts.locate([mid]);
        if (now === undefined) throw error;
        if (now.systemKey === withdrawnKey) setGone(true);
        else setNewer(now.text);
        return;
      }
      onClose();
    });
    setBusy(false);
  };
  const choose = (index?: number): void => {
    const written = mentions.choose(text, index === undefined ? undefined : offered.members[index]);
    if (written === undefined) return;
    flushSync(() => setText(written.text));
    field.current?.focus();
    field.current?.select(written.caret);
  };
  const list = {
    move: (steps: number) => mentions.move(steps),
    take: () => choose(),
    close: () => mentions.close(),
  };
  return (
    <ActFrame title={t('marks.editTitle')} onClose={leave}>
      <div className="tg-reword-place">
        <MentionList members={offered.members} selected={offered.selected} onChoose={choose} />
        <FaceField
          className="tg-reword"
          aria-label={t('marks.editTitle')}
          aria-describedby={hint}
          rows={5}
          value={text}
          handle={hold}
          onChange={(written, caret) => {
            setText(written);
            mentions.look(written, caret);
          }}
          onKeyDown={(event) => {
            if (offered.members.length > 0 && offeredTakes(event, list)) return event.stopPropagation();
            const { key, ctrlKey: ctrl, shiftKey: shift, altKey: alt, metaKey: meta } = event;
            const press = { key, ctrl, shift, alt, meta, composing: event.nativeEvent.isComposing };
            // As where it was written; Ctrl+Enter hands in every form besides.
            const isHandedIn = composerAct(press, 'ctrlEnter') === 'send';
            const isInBlock = isInOpenBlock(text, field.current?.selection().start ?? 0);
            if (
              !isHandedIn &&
              composerAct(press, hasCoarsePointer() ? 'ctrlEnter' : sendWay, isInBlock) !== 'send'
            )
              return;
            event.preventDefault();
            void save();
          }}
        />
      </div>
      {isGone ? (
        <p className="tg-reword__newer" role="alert">
          {t('marks.editGone')}
        </p>
      ) : newer === undefined ? null : (
        <div className="tg-reword__newer" role="alert">
          {t('marks.editedNow')}
          <blockquote lang={textLanguage(newer)}>
            {emojiText(translator, unstyled(editableText(newer)), asCharacter)}
          </blockquote>
        </div>
      )}
      <p className="tg-act-dialog__note" id={hint}>
        {t('marks.editHint')}
      </p>
      <footer className="tg-reword__foot">
        <Button onClick={leave}>{t('words.cancel')}</Button>
        <Button
          look="primary"
          keys={sendWay === 'enter' ? 'Enter' : 'Ctrl+Enter'}
          busy={busy}
          disabled={isSame}
          onClick={() => void save()}
        >
          {t(newer === undefined ? 'marks.editSave' : 'marks.editReplace')}
        </Button>
      </footer>
      {question}
    </ActFrame>
  );
}
