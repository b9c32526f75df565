// Searches stored messages (spec §9: types 1, 3 and 12, 30 per page) and says whether the store is whole.
import type { MessageHits, MessageQuery } from '../../api.ts';
import { contentType } from '../../contract/flags.ts';
import { unstyled } from '../../contract/markup/text-styles.ts';
import { systemNoticesId } from '../../contract/markup/system-notice.ts';
import type { MessageRow, MessageSearch } from '#storage/rows.ts';
import { findRanges } from '#storage/search-ranges.ts';
import type { Store } from '#storage/store.ts';
import { pageSize } from './history.ts';
import { shownWords } from '../incoming/notice-words.ts';
import { emojisMeant, type CalledEmoji } from '../rules/emoji-words.ts';
import { localMessage } from '../rows.ts';

/** Kinds a message search covers (spec §9). */
const searchedKinds = ['text', 'file', 'peerFile'] as const;
const otherKinds = Object.values(contentType).filter(
  (number) => !searchedKinds.some((kind) => contentType[kind] === number),
);

/** Runs a search in the local store; no network. Newest first. `natives` are found by their English names as well. */
export function searchMessages(
  store: Store,
  query: MessageQuery,
  complete: boolean,
  natives: readonly CalledEmoji[] = [],
): MessageHits {
  const instead = emojisMeant(query.text, natives);
  const limit = query.limit ?? pageSize;
  const rows = store.messages.search({
    text: query.text,
    instead,
    chatId: query.chatId,
    senderId: query.senderId,
    ...kindsOf(query),
    peopleFirst: query.peopleFirst,
    from: query.from,
    to: query.to,
    offset: query.offset ?? 0,
    limit: limit + 1,
  });
  const hits = rows.slice(0, limit).map((row) => {
    const text = wordsOf(row, query);
    const chatName = store.chats.get(row.chatId)?.name ?? '';
    const message = localMessage(row);
    return {
      message: row.senderId === systemNoticesId ? { ...message, senderName: chatName } : message,
      chatName,
      plainText: text,
      ranges: findRanges(text, query.text, instead),
    };
  });
  return { hits, complete, more: rows.length > limit };
}

/** Nearly all messages are of the three kinds: where words narrow the search, the others are left out instead. */
function kindsOf({ kinds, text }: MessageQuery): Pick<MessageSearch, 'contentTypes' | 'exceptContentTypes'> {
  if (kinds === undefined && text.trim() !== '') return { exceptContentTypes: otherKinds };
  return { contentTypes: (kinds ?? searchedKinds).map((kind) => contentType[kind]) };
}

/** What a message says to the reader in short; of a notice found only by the other language's sentence, that one. */
function wordsOf(row: MessageRow, { text, language = 'zh' }: MessageQuery): string {
  const words = shownWords(row, language);
  if (!row.bySystem && row.senderId !== systemNoticesId)
    return row.contentType === contentType.text ? unstyled(words) : words;
  if (findRanges(words, text).length > 0) return words;
  const other = shownWords(row, language === 'zh' ? 'en' : 'zh');
  return findRanges(other, text).length > 0 ? other : words;
}
