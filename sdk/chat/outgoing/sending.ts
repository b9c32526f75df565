// Takes messages from user interfaces: checks them, finds their chat and what they answer, and puts them into the outbox.
import type { LocalChat, LocalMessage, NewMessage } from '../../api.ts';
import { contentType } from '../../contract/flags.ts';
import { OfficeError } from '../../errors.ts';
import type { Host } from '../../host/port.ts';
import type { Store } from '#storage/store.ts';
import { emojiByName, emojis } from '../../contract/emojis.ts';
import type { Outbox } from './outbox.ts';
import { localMessage } from '../rows.ts';
import { closedReason } from '../rules/closed-reason.ts';
import type { TextVerdict } from '../rules/message-text.ts';
import { namedEmoji, wordBetweenColons } from '../rules/named-emoji.ts';
import { loadNativeEmojis } from '../screens/native-emojis.ts';
import { composeMessage, type OutgoingVerdict } from '../rules/outgoing.ts';

type Parts = {
  readonly store: Store;
  readonly host: Host;
  readonly outbox: Outbox;
  /** The chat where it is known already. */
  readonly chatOf: (chatId: string) => LocalChat | undefined;
  readonly lookUp: (chatId: string) => Promise<LocalChat>;
};

/**
 * A message as it travels. Only what is in the store of its chat can be answered: its words travel with the answer.
 * @throws OfficeError why it cannot be sent
 */
export function composed(
  store: Store,
  input: Pick<NewMessage, 'chatId' | 'text' | 'raw' | 'card' | 'flash' | 'quote'>,
  codes = emojiOfWord,
): Extract<OutgoingVerdict, { ok: true }> {
  const { chatId, quote, ...rest } = input;
  const row = quote === undefined ? undefined : store.messages.get(chatId, quote);
  if (quote !== undefined && (row === undefined || row.deleted)) throw new OfficeError('quoteRefused');
  const quoted = row === undefined ? undefined : localMessage(row);
  const verdict = composeMessage({ ...rest, quoted }, isEmoji, codes);
  if (!verdict.ok) throw refused(verdict);
  return verdict;
}

/** Whether a word in brackets is an emoji. */
export const isEmoji = (name: string): boolean => emojiByName.has(name);

/** The emoji that an English word means: `smile`, `thumbsup`. */
export const emojiOfWord = (word: string): string | undefined => namedEmoji(emojis, word)?.name;

/** Whether a text has a word between colons that is none of the named emojis, so that the others are asked for. */
export const asksForMore = (text: string): boolean =>
  text.includes(':') &&
  [...text.matchAll(wordBetweenColons)].some(([, word = '']) => emojiOfWord(word) === undefined);

/** What words between colons mean in this text, of all emojis. The table of the unnamed ones is loaded where one is asked for. */
export async function emojisOfWords(text: string): Promise<(word: string) => string | undefined> {
  if (!asksForMore(text)) return emojiOfWord;
  const natives = await loadNativeEmojis();
  return (word) => emojiOfWord(word) ?? namedEmoji(natives, word)?.name;
}

/** Why a message cannot be sent, as an error. */
export function refused(verdict: Extract<OutgoingVerdict | TextVerdict, { ok: false }>): OfficeError {
  const isLong = verdict.code === 'characterLimit';
  return new OfficeError(verdict.code, {
    params: isLong ? { count: verdict.count, limit: verdict.limit } : {},
  });
}

/** The way of messages into the outbox. */
export class Sending {
  readonly #parts: Parts;
  /** Emojis that are looked up for an earlier message: none overtakes it. */
  #looking: Promise<unknown> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** See `ChatApi.send`. */
  async send(input: NewMessage, signal?: AbortSignal): Promise<LocalMessage> {
    const { store, host, outbox } = this.#parts;
    const verdict = composed(store, input, await this.#codes(input));
    const chat = this.#parts.chatOf(input.chatId) ?? (await this.#parts.lookUp(input.chatId));
    const closed = closedReason(chat);
    if (closed !== undefined) throw new OfficeError(closed, { params: { target: chat.name } });
    const clientId = input.clientId ?? host.random.uuid();
    const stored = input.clientId === undefined ? undefined : store.messages.byClientId(clientId);
    if (stored !== undefined) return localMessage(stored);
    const arrival = input.wait === true ? outbox.settled(clientId, signal) : undefined;
    const { flashText } = verdict;
    if (flashText !== undefined) outbox.holdFlash(clientId, flashText);
    const echo = await outbox.add({
      clientId,
      chatId: chat.id,
      text: verdict.wire,
      contentType: contentType[verdict.kind],
      mentions: input.mentions ?? [],
      citedMid: verdict.citedMid,
      createdTime: host.clock.now(),
    });
    return arrival === undefined ? echo : localMessage(await arrival);
  }

  /** Nobody waits for them where no text asks for any. */
  #codes(input: NewMessage): typeof emojiOfWord | Promise<typeof emojiOfWord> {
    if (this.#looking === undefined && (input.raw === true || !asksForMore(input.text))) return emojiOfWord;
    const codes = Promise.resolve(this.#looking).then(() =>
      input.raw === true ? emojiOfWord : emojisOfWords(input.text),
    );
    const looking = codes.finally(() => {
      if (this.#looking === looking) this.#looking = undefined;
    });
    this.#looking = looking;
    return codes;
  }
}
