// Carries out what is done with several messages, or asks for somebody or a time first: forward, delete, copy, readers, remind.
import { useState } from 'react';
import type { LocalMessage } from '#sdk/api.ts';
import { forwardLimits, mayForward } from '#sdk/chat/rules/may-forward.ts';
import { noSelection, toggled, type Selection } from '#sdk/chat/rules/selection.ts';
import { forwardedInAWord, ForwardingScreen } from '#sdk/chat/screens/forwarding.ts';
import type { TimelineSnapshot } from '#sdk/chat/screens/timeline.ts';
import { plainText } from '#sdk/contract/markup/readable.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import { useDesk } from '../frame/desk.ts';
import { askForwardWords } from '../questions/forward-question.ts';
import { askTime } from '../questions/time-question.ts';
import { messageInALine } from '../lines/message-in-a-line.ts';
import { useCommands } from '../keys/useCommands.ts';
import { useNotify } from '../frame/useNotify.ts';

/** The selection of a timeline: what is chosen together, by row. */
export function useSelection(): [Selection, (selection: Selection) => void] {
  return useState<Selection>(noSelection);
}

/** `message` is the one under the cursor; with a selection the acts are for that. */
export function useMessageActs(
  snapshot: TimelineSnapshot,
  message: LocalMessage | undefined,
  [selection, setSelection]: ReturnType<typeof useSelection>,
): void {
  const desk = useDesk();
  const { consent, office, go, copy, picks, forwarding, translator } = desk;
  const { t } = translator;
  const notify = useNotify();
  const chosen = snapshot.rows.flatMap((row) =>
    row.type === 'message' && selection.keys.has(row.key) ? [row.message] : [],
  );
  const messages = chosen.length > 0 ? chosen : message === undefined ? [] : [message];
  const going = messages.filter(mayForward);
  const isSent = message?.state === 'sent' && !message.bySystem;

  const forward = (merged: boolean): (() => void) | undefined =>
    going.length === 0 || (merged && going.length < 2)
      ? undefined
      : () =>
          notify.attempt(async () => {
            const picked = await picks.ask(
              {
                title: t('acts.forward.title', { count: going.length }),
                options: { mode: 'chats', limit: forwardLimits.chats },
              },
              () => go({ type: 'overlay', overlay: 'picker' }),
            );
            if (picked === undefined) return;
            const words = await askForwardWords(desk, {
              going,
              left: messages.length - going.length,
              picked,
            });
            if (words === undefined) return;
            const screen = new ForwardingScreen(office, {
              chatId: snapshot.chatId,
              mids: going.map(({ mid }) => mid),
              to: picked,
              merged,
              words,
              clientId: crypto.randomUUID(),
            });
            await screen.send();
            setSelection(noSelection);
            const word = forwardedInAWord(screen.getSnapshot());
            if (word !== undefined) return notify.done(word);
            forwarding.show(screen);
            go({ type: 'overlay', overlay: 'forwarded' });
          });

  useCommands({
    messageSelect: isSent && message !== undefined ? () => choose(message.key) : undefined,
    messageForward: forward(false),
    messageForwardMerged: forward(true),
    messageReaders:
      isSent && message.mine
        ? () => go({ type: 'overlay', overlay: 'readers', aim: String(message.mid) })
        : undefined,
    messageRemind:
      isSent && message !== undefined
        ? () =>
            notify.attempt(async () => {
              const due = await askTime(desk, t('acts.when.remindTitle'));
              if (due === undefined) return;
              await office.later.remind(message.chatId, message.mid, due);
              notify.done({ key: 'tui.reminded', parameters: { time: fullTime(translator, due) } });
            })
        : undefined,
    selectionCopy:
      chosen.length > 0
        ? () => {
            const words = chosen.map(
              (one) => `${one.senderName} ${fullTime(translator, one.time)}\n${plainText(one.text)}`,
            );
            if (!copy(words.join('\n\n'))) return notify.inform({ key: 'tui.copyTooLong' });
            notify.done({ key: 'acts.select.copied', parameters: { count: chosen.length } });
            setSelection(noSelection);
          }
        : undefined,
    selectionDelete:
      chosen.length > 0
        ? () =>
            notify.attempt(async () => {
              const isSure = await consent.ask({
                title: t('acts.select.deleteTitle', { count: chosen.length }),
                about: chosen.map((one) => messageInALine(translator, one)),
                detail: t('chat.deleteDetail'),
              });
              if (!isSure) return;
              await office.acts.delete(
                snapshot.chatId,
                chosen.map(({ mid }) => mid),
              );
              setSelection(noSelection);
              notify.done({ key: 'chat.deleted' });
            })
        : undefined,
  });

  function choose(key: string): void {
    setSelection(toggled(selection, key));
  }
}
