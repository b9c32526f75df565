// Asks where messages shall go, sends them on, and shows what became of each chat where that is more than a word.
import { useEffect, useState, type JSX } from 'react';
import type { LocalMessage } from '#sdk/api.ts';
import { forwardLimits, mayForward } from '#sdk/chat/rules/may-forward.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { forwardedInAWord, ForwardingScreen } from '#sdk/chat/screens/forwarding.ts';
import { summarize } from '#sdk/contract/markup/summary.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import { asCharacter } from '#sdk/locales/emoji-text.ts';
import { nameText } from '#sdk/locales/name-text.ts';
import type { Picked } from '#sdk/contacts/screens/picker.ts';
import { useApp } from '../../ground/app-parts.ts';
import { randomId } from '../../ground/random-id.ts';
import { useNotify } from '../../ground/useNotify.ts';
import { Checkbox } from '../../parts/Checkbox.tsx';
import { Field } from '../../parts/Field.tsx';
import { useTranslator } from '../../parts/text.ts';
import { PickerDialog } from '../../picker/PickerDialog.tsx';
import { ForwardReportDialog } from './ForwardReportDialog.tsx';

/** Mounted is open. */
export function ForwardDialog(props: {
  readonly messages: readonly LocalMessage[];
  readonly onForwarded: () => void;
  readonly onClose: () => void;
}): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const { office } = useApp();
  const notify = useNotify();
  const [merged, setMerged] = useState(false);
  const [words, setWords] = useState('');
  const [sent, setSent] = useState<ForwardingScreen>();
  useEffect(() => () => sent?.dispose(), [sent]);
  const going = props.messages.filter(mayForward);
  const left = props.messages.length - going.length;
  const forward = async (to: Picked): Promise<boolean> => {
    const [first] = going;
    if (first === undefined) return true;
    const mids = going.map(({ mid }) => mid);
    const what = { chatId: first.chatId, mids, merged, words, to, clientId: randomId() };
    const screen = new ForwardingScreen(office, what);
    await screen.send();
    props.onForwarded();
    const word = forwardedInAWord(screen.getSnapshot());
    if (word === undefined) {
      setSent(screen);
      return false;
    }
    screen.dispose();
    notify.done(word);
    return true;
  };
  if (sent !== undefined) return <ForwardReportDialog screen={sent} onClose={props.onClose} />;
  return (
    <PickerDialog
      title={t('acts.forward.title', { count: going.length })}
      act={t('acts.forward.act')}
      options={{ mode: 'chats', limit: forwardLimits.chats }}
      onPick={forward}
      onClose={props.onClose}
    >
      <section className="tg-forward__preview" aria-label={t('acts.forward.preview')}>
        {going.slice(0, forwardLimits.previewed).map((message) => (
          <p key={message.mid} className="tg-truncate" lang={textLanguage(message.text)}>
            <b>{nameText(translator, message.senderName)}</b>{' '}
            {lineText(translator, summarize(message.text, message.senderId), asCharacter)}
          </p>
        ))}
        {going.length > forwardLimits.previewed ? (
          <p>{t('acts.forward.others', { count: going.length - forwardLimits.previewed })}</p>
        ) : null}
      </section>
      <Field
        label={t('acts.forward.words')}
        value={words}
        onChange={(text) => setWords(text.slice(0, forwardLimits.words))}
      />
      {going.length > 1 ? (
        <Checkbox checked={merged} onChange={setMerged}>
          {t('acts.forward.merged')}
        </Checkbox>
      ) : null}
      {left > 0 ? <p className="tg-act-dialog__note">{t('acts.forward.left', { count: left })}</p> : null}
    </PickerDialog>
  );
}
