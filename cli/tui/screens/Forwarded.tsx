// Draws what became of a forward, chat by chat: who has it, who has not and why, and the way to try again.
import { useState, type JSX } from 'react';
import { type ForwardLine, mayRetryLine } from '#sdk/chat/rules/forward-lines.ts';
import { forwardLineText, type ForwardingScreen } from '#sdk/chat/screens/forwarding.ts';
import { nameText } from '#sdk/locales/name-text.ts';
import { useDesk } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import type { FinderRow } from '../lines/finder-rows.ts';
import type { Cells } from '../frame/layout.ts';
import { FinderLine } from '../parts/FinderLine.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { useCommands } from '../keys/useCommands.ts';
import { useOpenChat } from '../commands/useOpenChat.ts';
import { useScreen } from '../frame/useScreen.ts';

/** Of the forward that was sent last. */
export function Forwarded(cells: Cells): JSX.Element | null {
  const { forwarding } = useDesk();
  const [screen] = useState(forwarding.screen);
  return screen === undefined ? null : <Lines {...cells} screen={screen} />;
}

function Lines(props: Cells & { readonly screen: ForwardingScreen }): JSX.Element {
  const { screen } = props;
  const { go, signs, translator } = useDesk();
  const { t } = translator;
  const { lines, refused, sending, done, failed, retriable } = useScreen(screen);
  const openChat = useOpenChat();
  const [chosenKey, setChosenKey] = useState<string>();
  const chosen = lines.find(({ key }) => key === chosenKey);
  useCommands({
    forwardRetry:
      chosen !== undefined && mayRetryLine(chosen) && !sending
        ? () => void screen.retry(chosen.key)
        : undefined,
    forwardRetryAll: retriable > 0 && !sending ? () => void screen.retry() : undefined,
  });
  const why = refused[0]?.error;
  return (
    <Sheet
      {...props}
      title={`${t('acts.forward.report')} ${signs.separator} ${t('acts.forward.summary', { done, failed })}`}
      list={lines.map((item): FinderRow<ForwardLine> => ({ type: 'item', key: item.key, item }))}
      empty={t('acts.forward.nothing')}
      foot={
        why === undefined
          ? undefined
          : t('acts.forward.notSent', { count: refused.length, reason: errorText(translator, why) })
      }
      onChosen={(line) => setChosenKey(line?.key)}
      onTake={({ kind, id, chatId, name }) => {
        if (chatId !== undefined) go({ type: 'open', chatId });
        else openChat(kind === 'group' ? { groupId: id } : { personId: id }, name);
      }}
      row={(line, isChosen, width) => (
        <FinderLine
          sign={line.state === 'done' ? signs.done : line.state === 'failed' ? signs.failed : signs.prompt}
          text={drawableLine(line.kind === 'person' ? nameText(translator, line.name) : line.name)}
          detail={drawableLine(said(line))}
          isChosen={isChosen}
          width={width}
        />
      )}
    />
  );

  function said(line: ForwardLine): string {
    const text = forwardLineText(line);
    return 'error' in text ? errorText(translator, text.error) : translator.translateRef(text);
  }
}
