// Carries out what can be done with the chosen message: the SDK's verbs, and what only a terminal does with it.
import type { LocalMessage } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import { isWebAddress } from '#sdk/contract/markup/address.ts';
import { parseMarkup } from '#sdk/contract/markup/markup.ts';
import type { MessageAction, MessageCircumstances } from '#sdk/chat/actions/message-action.ts';
import { actionsOfMessage, tooLateFor } from '#sdk/chat/actions/message-actions.ts';
import { routeOfReference } from '#sdk/navigation/reference-route.ts';
import { cardViewOf } from '#sdk/chat/kinds/table.ts';
import { contentOf } from '#sdk/chat/kinds/content.ts';
import { displayPieces } from '#sdk/chat/rules/display-text.ts';
import { fileOf } from '#sdk/transfers/rules/message-file.ts';
import { useDesk } from '../frame/desk.ts';
import {
  askNewWords,
  askPinned,
  askReaction,
  showReactors,
  showVersions,
} from '../questions/mark-questions.ts';
import { useOpenChat } from './useOpenChat.ts';
import { openAddress, openFile } from './open-address.ts';
import type { ChatScreens } from '../frame/useChatScreens.ts';
import { messageInALine } from '../lines/message-in-a-line.ts';
import { useCommands, useRefusals } from '../keys/useCommands.ts';
import { useNotify } from '../frame/useNotify.ts';

/** `message` is the chosen one, `surroundings` what its verbs ask beside it. */
export function useMessageCommands(
  { composer, flashes, notice, timeline }: ChatScreens,
  message: LocalMessage | undefined,
  surroundings: Omit<MessageCircumstances, 'now'>,
): void {
  const desk = useDesk();
  const { consent, office, go, now, copy, origin, translator } = desk;
  const { t } = translator;
  const notify = useNotify();
  const openChat = useOpenChat();
  const around = { ...surroundings, now: now() };
  const verbs = message === undefined ? [] : actionsOfMessage(message, around);
  const putOnClipboard = (text: string): void =>
    copy(text) ? notify.done({ key: 'chat.copied' }) : notify.inform({ key: 'tui.copyTooLong' });
  /** The one of these that applies now: dropping what was not sent or deleting what was, say. */
  const perform = (...names: MessageAction['name'][]): (() => void) | undefined => {
    const verb = verbs.find((one) => names.includes(one.name));
    if (verb === undefined || message === undefined) return undefined;
    return () => {
      notify.attempt(async () => {
        // The words of what was not sent are nowhere else.
        const isSure =
          (verb.confirm !== true && verb.name !== 'drop') ||
          (await consent.ask({
            title: t('chat.deleteTitle'),
            about: [messageInALine(translator, message)],
            detail: t(message.state === 'sent' ? 'chat.deleteDetail' : 'tuiPanes.sure.unsentDetail'),
          }));
        if (!isSure) return;
        const { copy: copied, editText, isFlash, quotes, told } = await verb.perform(office, message, around);
        if (told !== undefined) notify.done(told);
        if (verb.name === 'delete') notify.done({ key: 'chat.deleted' });
        if (copied !== undefined) putOnClipboard(copied);
        if (editText !== undefined) {
          if (isFlash === true) composer.setFlash(true);
          composer.setText(editText);
          go({ type: 'pane', pane: 'composer' });
        }
        if (quotes === true) {
          composer.setQuote(message);
          go({ type: 'pane', pane: 'composer' });
        }
      });
    };
  };
  /** What is asked for first, where the verb applies. */
  const marking = (
    name: MessageAction['name'],
    work: (chosen: LocalMessage) => Promise<void>,
  ): (() => void) | undefined =>
    message !== undefined && verbs.some((verb) => verb.name === name)
      ? () => notify.attempt(() => work(message))
      : undefined;
  const address = message === undefined ? undefined : firstAddress(message, origin);
  const record = message === undefined ? undefined : recordOf(message);
  const file = message === undefined ? undefined : fileOf(message);
  const why = (name: 'reword' | 'withdraw'): (() => void) | undefined => {
    const code = message === undefined ? undefined : tooLateFor(name, message, around);
    return code && (() => notify.attempt(() => Promise.reject(new OfficeError(code))));
  };
  useRefusals({ messageReword: why('reword'), messageWithdraw: why('withdraw') });
  useCommands({
    write: () => go({ type: 'pane', pane: 'composer' }),
    toList: () => go({ type: 'pane', pane: 'list' }),
    messageQuote: perform('quote'),
    messageOpenFlash:
      message?.kind === 'flash' && !message.mine && message.state === 'sent'
        ? () => notify.attempt(() => flashes.open(message.mid))
        : undefined,
    messageCopy: perform('copy'),
    messagePin: perform('pinMessage', 'unpinMessage'),
    messageReactors: marking('reactors', async ({ chatId, mid }) => {
      const { people } = await office.marks.reactions(chatId, mid);
      const chosen = await showReactors(desk, people);
      if (chosen !== undefined) openChat({ personId: chosen.id }, chosen.name);
    }),
    messageVersions: marking('versions', async (chosen) =>
      showVersions(desk, chosen, await office.marks.versions(chosen.chatId, chosen.mid)),
    ),
    pinnedMessages:
      surroundings.hasMarks === true
        ? () =>
            notify.attempt(async () => {
              const mid = await askPinned(desk, timeline.pins.getSnapshot().pinned);
              const { chatId } = timeline.getSnapshot();
              if (mid !== undefined) go({ type: 'open', chatId, aim: { mid }, pane: 'timeline' });
            })
        : undefined,
    noticeRead:
      notice.getSnapshot().notice === undefined ? undefined : () => notify.attempt(() => notice.markRead()),
    messageReact: marking('react', async ({ chatId, mid, reactions = [] }) => {
      const emoji = await askReaction(desk);
      if (emoji === undefined) return;
      const on = !reactions.some((one) => one.emoji === emoji && one.mine);
      const { queued } = await office.marks.react(chatId, mid, { emoji, on });
      if (queued) notify.done({ key: 'marks.told.waiting' });
    }),
    messageReword: marking('reword', async (chosen) => {
      const said = await askNewWords(desk, chosen);
      if (said === undefined) return;
      const { text, mentions } = said;
      const { queued } = await office.marks.edit(chosen.chatId, chosen.mid, text, {
        over: chosen.text,
        mentions,
      });
      notify.done({ key: queued ? 'marks.told.waiting' : 'marks.told.edited' });
    }),
    messageRetry: perform('retry'),
    messageEdit: perform('edit', 'editWithdrawn'),
    messageWithdraw: perform('withdraw'),
    messageDrop: perform('drop', 'delete'),
    messageCopyId:
      message === undefined || message.state !== 'sent'
        ? undefined
        : () => putOnClipboard(String(message.mid)),
    messageSave:
      file === undefined || message?.state !== 'sent'
        ? undefined
        : () =>
            notify.attempt(async () => {
              const { place } = await office.files.download(file);
              notify.done({ key: 'files.saved', parameters: { path: place } });
            }),
    messageLink:
      record !== undefined
        ? () => go({ type: 'overlay', overlay: 'record', aim: record })
        : file !== undefined && message?.state === 'sent'
          ? () =>
              notify.attempt(async () => {
                const { place } = await office.files.download(file);
                await openFile(place);
                notify.done({ key: 'tui.openedFile', parameters: { path: place } });
              })
          : address === undefined
            ? undefined
            : () =>
                notify.attempt(async () => {
                  // What a link says is not where it leads: the address is shown before anything is opened.
                  if (await consent.ask({ title: t('chat.link.title'), about: [address] }))
                    await openAddress(address);
                }),
  });
}

/** The number of a record of messages that were forwarded as one. */
function recordOf(message: LocalMessage): string | undefined {
  const content = contentOf(message);
  return content.kind === 'shareLink' ? content.card.forwarded?.id : undefined;
}

/** Where a link or a card leads: a thing of the office to its own page there. */
function firstAddress(message: LocalMessage, origin: string): string | undefined {
  const { text } = message;
  const card = cardViewOf(contentOf(message), { mine: message.mine, mid: message.mid, isStored: true });
  const links = [
    ...(card?.acts ?? []).flatMap((act) => {
      if (act.type === 'open') return [act.url];
      if (act.type !== 'openThing') return [];
      const route = routeOfReference(act.reference);
      return [route === undefined ? (act.url ?? '') : `${origin}${route}`];
    }),
    ...parseMarkup(text).flatMap((node) => (node.type === 'link' ? [node.url] : [])),
    ...displayPieces(text, { people: [], me: [] }).flatMap((piece) =>
      piece.type === 'link' ? [piece.url] : [],
    ),
  ];
  return links.find((url) => isWebAddress(url));
}
