// The one search asked once, for commands and bots: the same groups in the same order as the search of the faces.
import type { OfficeApi } from '../api.ts';
import { asOfficeError, type ErrorData } from '../errors.ts';
import type { Feature } from '../feature.ts';
import { features, type FeatureName } from '../features.ts';
import type { Language } from '../locales/index.ts';

/** A hit of any kind. */
export type AnyHit = {
  /** What it was found among: `chats`, `people`, `messages`, or a feature's name. */
  group: string;
  reference: string;
  title: string;
  excerpt: string;
  /** Epoch ms, 0 where it has no time. */
  time: number;
  /** Where a window shows it. */
  path: string;
};

/** What was found; `failed` names the groups that could not be asked, so that «none» is not taken for an answer. */
export type AllHits = {
  hits: readonly AnyHit[];
  failed: readonly { group: string; error: ErrorData }[];
  /** False while this device does not hold the whole history of messages. */
  complete: boolean;
};

const listed = features as unknown as readonly Feature[];
/** Names of the groups, in their order. */
export const hitGroups: readonly string[] = [
  'chats',
  'people',
  'messages',
  ...listed.filter(({ finds }) => finds !== undefined).map(({ name }) => name),
];

/** Looks through the groups at once; at most `limit` hits of each. */
export async function searchEverything(
  office: OfficeApi,
  query: string,
  asked: { limit: number; groups?: readonly string[]; language?: Language; signal?: AbortSignal | undefined },
): Promise<AllHits> {
  const { limit, groups = hitGroups, language, signal } = asked;
  const failed: { group: string; error: ErrorData }[] = [];
  let complete = true;
  const ask: Readonly<Record<string, () => Promise<AnyHit[]>>> = {
    chats: async () =>
      (await office.chat.find(query, limit)).map(({ id, name, lastTime }) => ({
        group: 'chats',
        reference: `chat:${id}`,
        title: name,
        excerpt: '',
        time: lastTime,
        path: `/main/messages/${id}`,
      })),
    people: async () =>
      (await office.contacts.search(query, { signal })).people
        .slice(0, limit)
        .map(({ id, name, departmentName, title }) => ({
          group: 'people',
          reference: `person:${id}`,
          title: name,
          excerpt: [departmentName, title].filter((part) => part !== '').join(' · '),
          time: 0,
          path: `/main/contacts/${id}`,
        })),
    messages: async () => {
      const found = await office.chat.search({ text: query, ...(language && { language }) }, { signal });
      complete = found.complete;
      return found.hits.slice(0, limit).map(({ message, chatName, plainText }) => ({
        group: 'messages',
        reference: `message:${message.mid}`,
        title: `${message.senderName} · ${chatName}`,
        excerpt: plainText,
        time: message.time,
        path: `/main/messages/${message.chatId}?mid=${message.mid}`,
      }));
    },
  };
  const answers = await Promise.all(
    groups.map(async (group) => {
      try {
        const own = ask[group];
        if (own !== undefined) return await own();
        const found = await office.finding.in(group as FeatureName, query, limit, { signal });
        return found.map(({ score: _score, ...hit }) => ({ group, ...hit }));
      } catch (error) {
        failed.push({ group, error: asOfficeError(error).data });
        return [];
      }
    }),
  );
  return { hits: answers.flat(), failed, complete };
}
