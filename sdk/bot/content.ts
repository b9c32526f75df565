// What a bot can say: words, cards, files and answers to a message; and how that is sent.
import type { LocalMessage, OfficeApi, OutgoingCard } from '../api.ts';

/** A file to be sent: one of this machine, or contents with a name. */
export type BotFile =
  | { readonly path: string; readonly name: string }
  | { readonly content: Blob | Uint8Array<ArrayBuffer>; readonly name: string };

/** What is said. Words, or a card with words below it; files follow as messages of their own, in their order. */
export type BotContent =
  | string
  | {
      readonly text?: string;
      /** The text is markup already. */
      readonly raw?: boolean;
      /** Ids of people, or `all` in groups. */
      readonly mentions?: readonly string[];
      readonly card?: OutgoingCard;
      readonly files?: readonly BotFile[];
      /** The message that is answered, by its number; in a reply `true` for the one that was heard. */
      readonly quote?: number | boolean;
      /** Resolves when the office has it, instead of when it waits to be sent, for good. */
      readonly wait?: boolean;
    };

/** Where something is said: a chat, or the chat with a person or group. */
export type BotTarget =
  | { readonly chatId: string }
  | { readonly personId: string }
  | { readonly groupId: string };

async function chatOf(office: OfficeApi, target: BotTarget): Promise<string> {
  return 'chatId' in target ? target.chatId : (await office.chat.activate(target)).id;
}

/**
 * Says it; answers the first of its messages. `heard` is what `quote: true` means.
 * @throws TypeError for content with nothing in it, and what `chat.send` and `files.send` throw
 */
export async function say(
  office: OfficeApi,
  target: BotTarget,
  content: BotContent,
  heard?: number,
): Promise<LocalMessage> {
  const said = typeof content === 'string' ? { text: content } : content;
  const { text = '', card, files = [], quote, mentions, raw, wait } = said;
  if (
    typeof said !== 'object' ||
    (typeof content !== 'string' && text === '' && card === undefined && files.length === 0)
  )
    throw new TypeError('a bot says a text, or an object with text, card or files');
  if (quote === true && heard === undefined)
    throw new TypeError('quote: true answers what was heard; here it takes a number');
  const chatId = await chatOf(office, target);
  const quoted = quote === true ? heard : quote === false ? undefined : quote;
  let first: LocalMessage | undefined;
  if (files.length === 0 || text !== '' || card !== undefined)
    first = await office.chat.send({
      chatId,
      text,
      ...(raw !== undefined && { raw }),
      ...(mentions !== undefined && { mentions: [...mentions] }),
      ...(card !== undefined && { card }),
      ...(quoted !== undefined && { quote: quoted }),
      ...(wait !== undefined && { wait }),
    });
  for (const file of files) {
    const source = 'path' in file ? { path: file.path } : { content: file.content };
    const sent = await office.files.send({
      chatId,
      name: file.name,
      source,
      ...(wait !== undefined && { wait }),
    });
    first ??= sent;
  }
  if (first === undefined) throw new TypeError('nothing was said');
  return first;
}
