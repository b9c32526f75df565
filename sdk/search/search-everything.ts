// The one search asked once, for commands and bots: the same groups in the same order as the search of the faces.
import { forReader } from '../contacts/rules/for-reader.ts';
import type { ContactHits, OfficeApi } from '../api.ts';
import { asOfficeError, type ErrorData } from '../errors.ts';
import type { FeatureName } from '../features.ts';
import type { Language } from '../locales/index.ts';
import { areByPlace } from '../contacts/rules/are-guesses.ts';
import { isOfficeChat } from '../contacts/rules/contact-entries.ts';
import { pathText } from '../contacts/rules/department-path.ts';
import { hitLine } from './hit-line.ts';
import { departmentPlace, fileFeatures, searchGroups, withDepartmentsFirst } from './search-groups.ts';
import { searchKinds } from './search-kinds.ts';

/** A hit of any kind. */
export type AnyHit = {
  /** What it was found among: `chats`, `people`, `commands`, `settings`, `messages`, or a feature's name. */
  group: string;
  reference: string;
  title: string;
  excerpt: string;
  /** Epoch ms, 0 where it has no time. */
  time: number;
  /** Where a window shows it; empty for what no window shows. */
  path: string;
  /** Whether the title is what a person is called. */
  isPerson?: boolean;
};

/** What was found; `failed` names the groups that could not be asked, so that «none» is not taken for an answer. */
export type AllHits = {
  hits: readonly AnyHit[];
  failed: readonly { group: string; error: ErrorData }[];
  /** False while this device does not hold the whole history of messages. */
  complete: boolean;
};

/** What is asked: how many of each group, which groups, and what the asking face offers of its own. */
export type SearchQuery = {
  limit: number;
  groups?: readonly string[];
  /** Files alone, of chats and of disks. */
  files?: boolean;
  language?: Language;
  /** What can be done and set where it is asked; without them nothing of the kind is found. */
  offers?: Partial<Record<'commands' | 'settings', (query: string, limit: number) => Promise<AnyHit[]>>>;
  signal?: AbortSignal | undefined;
};

/** Looks through the groups at once; at most `limit` hits of each. */
export async function searchEverything(
  office: OfficeApi,
  query: string,
  asked: SearchQuery,
): Promise<AllHits> {
  const { limit, files = false, language, offers = {}, signal } = asked;
  const { groups = files ? ['messages', ...fileFeatures] : searchGroups } = asked;
  const failed: { group: string; error: ErrorData }[] = [];
  let complete = true;
  const officeChats = new Set<string>();
  // People and departments come with one answer.
  let contacts: Promise<ContactHits> | undefined;
  const contactHits = (): Promise<ContactHits> => (contacts ??= office.contacts.search(query, { signal }));
  const ask: Readonly<Record<string, () => Promise<AnyHit[]>>> = {
    chats: async () =>
      (await office.chat.find(query, limit)).map((chat) => {
        const { id, name, lastTime, kind } = chat;
        const reference = `chat:${id}`;
        if (isOfficeChat(chat)) officeChats.add(reference);
        return {
          ...{ group: 'chats', reference, title: name, excerpt: '' },
          ...{ time: lastTime, path: `/main/messages/${id}`, isPerson: kind === 'direct' },
        };
      }),
    departments: async () =>
      (await contactHits()).departments
        .slice(0, limit)
        .map((one) => forReader(one, language ?? 'zh'))
        .map(({ id, name, fullPath }) => ({
          ...{ group: 'departments', reference: `department:${id}`, title: name },
          ...{ excerpt: pathText(fullPath), time: 0, path: departmentPlace(id) },
        })),
    people: async () =>
      (await contactHits()).people
        .slice(0, limit)
        .map((one) => forReader(one, language ?? 'zh'))
        .map(({ id, name, departmentName, title }) => ({
          group: 'people',
          reference: `person:${id}`,
          title: name,
          excerpt: [departmentName, title].filter((part) => part !== '').join(' · '),
          time: 0,
          path: `/main/contacts/${id}`,
          isPerson: true,
        })),
    commands: async () => (await offers.commands?.(query, limit)) ?? [],
    settings: async () => (await offers.settings?.(query, limit)) ?? [],
    messages: async () => {
      const found = await office.chat.search(
        {
          text: query,
          peopleFirst: true,
          kinds: searchKinds[files ? 'file' : 'all'],
          ...(language && { language }),
        },
        { signal },
      );
      complete = found.complete;
      return found.hits.slice(0, limit).map((hit) => ({
        group: 'messages',
        reference: `message:${hit.message.mid}`,
        title: `${hit.message.senderName} · ${hit.chatName}`,
        excerpt: hitLine({ language: language ?? 'zh' }, hit).text,
        time: hit.message.time,
        path: `/main/messages/${hit.message.chatId}?mid=${hit.message.mid}`,
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
  const told = await contacts?.catch(() => undefined);
  const order = areByPlace(query, told?.people ?? []) ? withDepartmentsFirst(groups) : groups;
  // What the office itself has to say never stands before people.
  const hits = order.flatMap((group) => answers[groups.indexOf(group)] ?? []);
  const isOffice = ({ group, reference }: AnyHit): boolean => group === 'chats' && officeChats.has(reference);
  const last = hits.findLastIndex(({ group }) => group === 'chats' || group === 'people');
  const first = hits.slice(0, last + 1);
  return {
    hits: [...first.filter((hit) => !isOffice(hit)), ...first.filter(isOffice), ...hits.slice(last + 1)],
    failed,
    complete,
  };
}
