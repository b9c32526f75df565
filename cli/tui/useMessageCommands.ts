// Carries out what can be done with the chosen message: the SDK's verbs, and what only a terminal does with it.
import { useRef } from 'react';
import type { LocalMessage } from '#sdk/api.ts';
import { actionsOfMessage, type MessageAction } from '#sdk/chat/actions/message-actions.ts';
import { isWebAddress } from '#sdk/contract/markup/address.ts';
import { parseMarkup } from '#sdk/contract/markup/markup.ts';
import { displayPieces } from '#sdk/chat/rules/display-text.ts';
import { useDesk } from './desk.ts';
import { openAddress } from './open-address.ts';
import type { ChatScreens } from './useChatScreens.ts';
import { useCommands } from './useCommands.ts';
import { useNotify } from './useNotify.ts';

/** A second press within this time opens the address that was shown by the first. */
const lookedMs = 8_000;

/** `message` is the chosen one. */
export function useMessageCommands({ composer }: ChatScreens, message: LocalMessage | undefined): void {
  const { office, go, now, copy } = useDesk();
  const notify = useNotify();
  const looked = useRef<{ url: string; at: number }>(undefined);
  const verbs = message === undefined ? [] : actionsOfMessage(message);
  const putOnClipboard = (text: string): void =>
    copy(text) ? notify.done({ key: 'chat.copied' }) : notify.inform({ key: 'tui.copyTooLong' });
  const perform = (name: MessageAction['name']): (() => void) | undefined => {
    const verb = verbs.find((one) => one.name === name);
    if (verb === undefined || message === undefined) return undefined;
    return () =>
      notify.attempt(async () => {
        const { copy: copied, editText } = await verb.perform(office, message);
        if (copied !== undefined) putOnClipboard(copied);
        if (editText !== undefined) {
          composer.setText(editText);
          go({ type: 'pane', pane: 'composer' });
        }
      });
  };
  const address = message === undefined ? undefined : firstAddress(message.text);
  useCommands({
    write: () => go({ type: 'pane', pane: 'composer' }),
    toList: () => go({ type: 'pane', pane: 'list' }),
    messageCopy: perform('copy'),
    messageRetry: perform('retry'),
    messageEdit: perform('edit'),
    messageDrop: perform('drop'),
    messageCopyId:
      message === undefined || message.state !== 'sent'
        ? undefined
        : () => putOnClipboard(String(message.mid)),
    messageLink:
      address === undefined
        ? undefined
        : () => {
            const isLookedAt = looked.current?.url === address && now() - looked.current.at < lookedMs;
            looked.current = isLookedAt ? undefined : { url: address, at: now() };
            // What a link says is not where it leads: the address is shown before anything is opened.
            if (isLookedAt) notify.attempt(() => openAddress(address));
            else notify.inform({ key: 'tui.openLink', parameters: { url: address } });
          },
  });
}

function firstAddress(text: string): string | undefined {
  const links = [
    ...parseMarkup(text).flatMap((node) => (node.type === 'link' ? [node.url] : [])),
    ...displayPieces(text, { people: [], me: [] }).flatMap((piece) =>
      piece.type === 'link' ? [piece.url] : [],
    ),
  ];
  return links.find((url) => isWebAddress(url));
}
