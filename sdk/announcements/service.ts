// Announcements for one signed-in person.
import type { CallOptions } from '../base/api-shape.ts';
import { openChanges } from '../base/news-count.ts';
import type { OpenFeature, PersonGround } from '../feature.ts';
import { OfficeError } from '../errors.ts';
import { KeptAnswers, type Seen } from '../base/kept-answers.ts';
import { standsIn } from '../base/stands-in.ts';
import type {
  AnnouncementDraft,
  AnnouncementPage,
  AnnouncementQuery,
  AnnouncementRow,
  AnnouncementsApi,
} from './announcements-api.ts';
import { draftProblem } from './rules/draft-problem.ts';

/** Its calls of the office; the table is loaded with the first of them. */
export const contract = async () => (await import('../contract/announcements.ts')).announcements;

/** Opens the announcements of a person. */
export function open(ground: PersonGround): OpenFeature<AnnouncementsApi> {
  const calls = ground.client(contract);
  const changes = openChanges();
  const kept = new KeptAnswers(ground.store, 'announcementPage', () => ground.host.clock.now());

  async function wired({ body, audience, fileIds, ...rest }: AnnouncementDraft) {
    const tree =
      'markdown' in body ? (await import('../contract/rich-markdown.ts')).fromMarkdown(body.markdown) : body;
    const problem = draftProblem({ ...rest, body: tree, audience }, ground.host.clock.now());
    if (problem !== undefined) throw new OfficeError(problem);
    return {
      ...rest,
      body: tree,
      audience: [...audience],
      ...(fileIds !== undefined && { fileIds: [...fileIds] }),
    };
  }

  function page(query: AnnouncementQuery, options?: CallOptions): Promise<AnnouncementPage & Seen> {
    const { mine = false, managed = false, unread = false, departmentId, sought, skip = 0 } = query;
    const isNarrow = unread || departmentId !== undefined || (sought ?? '').trim() !== '';
    const fits = (row: AnnouncementRow): boolean =>
      !(unread && row.read) &&
      (departmentId === undefined || row.departmentId === departmentId) &&
      standsIn(sought, [row.title, row.summary, row.departmentName]);
    const narrow = (whole: AnnouncementPage) => ({ ...whole, rows: whole.rows.filter(fits) });
    return kept.page(
      managed ? 'managed' : mine ? 'mine' : 'all',
      () => calls.listAnnouncements(query, { ...options, retry: true }),
      { isBeginning: skip === 0, narrow: isNarrow ? narrow : undefined },
    );
  }

  return {
    api: {
      changes: changes.feed,
      list: page,
      get: (id, options) =>
        kept.ask(`one ${id}`, () => calls.getAnnouncement({ id }, { ...options, retry: true })),
      read: (ids, options) => calls.readAnnouncements({ ids: [...ids] }, options),
      confirm: (id, options) => calls.readAnnouncements({ ids: [id], confirm: true }, options),
      async publish(draft, { clientId = ground.host.random.uuid(), ...options } = {}) {
        return calls.publishAnnouncement({ ...(await wired(draft)), clientId }, options);
      },
      async change(id, rev, draft, options) {
        const clientId = ground.host.random.uuid();
        return calls.changeAnnouncement({ ...(await wired(draft)), id, rev, clientId }, options);
      },
      withdraw: (id, options) =>
        calls.withdrawAnnouncement({ id, clientId: ground.host.random.uuid() }, options),
      pin: (id, pinned, options) =>
        calls.pinAnnouncement({ id, pinned, clientId: ground.host.random.uuid() }, options),
      readers: (id, input = {}, options) => calls.listReaders({ id, ...input }, { ...options, retry: true }),
      publishers: ({ set } = {}, options) =>
        set === undefined
          ? calls.listPublishers({}, { ...options, retry: true })
          : calls.setPublishers({ audience: [...set] }, options),
      remind: (id, options) => calls.remindReaders({ id, clientId: ground.host.random.uuid() }, options),
    },
    async finds(query, { limit, signal }) {
      const page = await calls.listAnnouncements(
        { sought: query, limit: Math.min(200, limit) },
        { signal, retry: true },
      );
      return page.rows.map((row, index) => ({
        reference: `announcement:${row.id}`,
        title: row.title,
        excerpt: `${row.departmentName} · ${row.summary}`,
        time: row.time,
        score: page.rows.length - index,
        path: `/main/announcements/${row.id}`,
      }));
    },
    hears: {
      online: () => changes.tell(),
      news: ({ reference }) => changes.tell(reference),
      begunAnew: () => changes.tell(),
    },
  };
}
