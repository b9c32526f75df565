// The centre of notices of one signed-in person: pages of the office, counts of the chat they stand in, levels that all devices share.
import { feedOf } from '../base/feed.ts';
import { KeptAnswers } from '../base/kept-answers.ts';
import { LiveValue } from '../base/live-value.ts';
import { openChanges } from '../base/news-count.ts';
import { Reloading } from '../base/reloading.ts';
import { officeOffers } from '../chat/index.ts';
import { systemNoticesId } from '../contract/markup/system-notice.ts';
import { activityTopic, type NoticeLevel, type NoticeTopicSetting } from '../contract/notice-topics.ts';
import type { Notice } from '../contract/notices.ts';
import { OfficeError } from '../errors.ts';
import type { OpenFeature, PersonGround } from '../feature.ts';
import type { OfficeEvent } from '../office-event.ts';
import { defaultSettings } from '../settings/table.ts';
import type { NoticePage, NoticeQuery, NoticesApi } from './notices-api.ts';
import { levelPlan, levelsIn, type SomeLevels } from './rules/level-plan.ts';
import { noticeItem } from './notice-item.ts';

/** Its calls of the office; the table is loaded with the first of them. */
export const contract = async () => (await import('../contract/notices.ts')).notices;

/** Name of the stored value: the levels as the office and this device had them last. */
const agreedName = 'noticeLevels';

/** Name of the page that is kept for reading without a network. */
const keptName = 'all';

type Answer = {
  notices: Notice[];
  next?: number | undefined;
  unread: number;
  unreadActivity?: number | undefined;
};

/** What may make one less of what is about the person, or say it in other words. */
const changesOfActivity: ReadonlySet<OfficeEvent['type']> = new Set([
  'withdraw',
  'deleted',
  'messageChanged',
  'read',
]);

/** Opens the centre. */
export function open(ground: PersonGround): OpenFeature<NoticesApi> {
  const calls = ground.client(contract);
  const office = ground.office();
  const { values, chats } = ground.store;
  const kept = new KeptAnswers(ground.store, 'noticePage', () => ground.host.clock.now());
  const unread = new LiveValue(0);
  const changes = openChanges();
  let chatId: string | undefined;

  function checkOffered(): void {
    if (officeOffers(office.config, 'notices') === false) throw new OfficeError('notOfferedHere');
  }
  /** The chat they stand in, as soon as this device knows it. */
  function ownChat() {
    chatId ??= chats.names().find(({ peerId }) => peerId === systemNoticesId)?.id;
    return chatId === undefined ? undefined : chats.get(chatId);
  }
  /** Mentions and answers that are unread, as the office said last. */
  let unreadActivity = 0;
  const count = (): void => unread.set((ownChat()?.unread ?? 0) + unreadActivity);
  const moved = (): void => {
    count();
    changes.tell();
  };
  function counted<Told extends { unreadActivity?: number | undefined }>(told: Told): Told {
    unreadActivity = told.unreadActivity ?? 0;
    count();
    return told;
  }
  const counting = new Reloading(async () => {
    if (officeOffers(office.config, 'notices') !== true) return;
    counted(await calls.listNotices({ activity: true, limit: 1 }, { retry: true }));
  });
  /** What was taken back is not shown without a network either. */
  function forget(inChat: string, mids: readonly number[]): void {
    kept.amend<Answer>(keptName, (page) => ({
      ...page,
      notices: page.notices.filter(
        ({ activity }) => activity?.chatId !== inChat || !mids.includes(activity.mid),
      ),
    }));
  }
  /** Something happened in a chat that is, or may be, about the person. */
  function happened(): void {
    changes.tell();
    if (ground.longLived && ground.isOnline()) counting.wish().catch(ground.reportUnlessOffline);
  }

  async function list({ limit, ...query }: NoticeQuery, options?: Parameters<NoticesApi['list']>[1]) {
    checkOffered();
    const asking = async (): Promise<Answer> => {
      const input = { ...query, activity: true, ...(limit !== undefined && { limit }) };
      const told = counted(await calls.listNotices(input, { ...options, retry: true }));
      const opened = (notice: Notice): Notice =>
        notice.activity === undefined ? notice : { ...notice, text: ground.openText(notice.text) };
      return { ...told, notices: told.notices.map(opened) };
    };
    const narrow = (whole: Answer): Answer => ({
      ...whole,
      notices: whole.notices.filter(
        (notice) =>
          (query.unread !== true || notice.unread) &&
          (query.kind === undefined || noticeItem(notice).kind === query.kind),
      ),
    });
    const isNarrow = query.kind !== undefined || query.unread === true;
    const page = await kept.page(keptName, asking, {
      isBeginning: query.before === undefined,
      narrow: isNarrow ? narrow : undefined,
    });
    const { notices, next, seenAt } = page;
    const unreadNow = page.unread + (page.unreadActivity ?? 0);
    const shown: NoticePage = { items: notices.map(noticeItem), next, unread: unreadNow };
    return { ...shown, ...(seenAt !== undefined && { seenAt }) };
  }

  const agreed = (): SomeLevels => (values.parsed(agreedName) ?? {}) as SomeLevels;
  const agree = (levels: SomeLevels): void => values.set(agreedName, JSON.stringify(levels));
  const plan = (told: SomeLevels) =>
    levelPlan({
      office: told,
      here: levelsIn(ground.settings()),
      agreed: agreed(),
      usual: defaultSettings(),
    });
  const asLevels = (rows: readonly { kind: NoticeTopicSetting; level: NoticeLevel }[]): SomeLevels =>
    Object.fromEntries(rows.map(({ kind, level }) => [kind, level]));
  async function tellLevels(levels: SomeLevels, options?: Parameters<NoticesApi['list']>[1]): Promise<void> {
    const rows = Object.entries(levels).map(([kind, level]) => ({ kind: kind as NoticeTopicSetting, level }));
    agree(asLevels((await calls.setNoticeLevels({ levels: rows }, options)).levels));
  }
  const sharing = new Reloading(async () => {
    if (officeOffers(office.config, 'notices') !== true) return;
    const told = asLevels((await calls.listNoticeLevels({}, { retry: true })).levels);
    const { take, tell } = plan(told);
    // Agreed first: what is taken over now is no choice of this device.
    agree({
      ...told,
      ...Object.fromEntries(Object.keys(tell).map((kind) => [kind, agreed()[kind as NoticeTopicSetting]])),
    });
    for (const [kind, level] of Object.entries(take))
      await office.settings.set(kind as NoticeTopicSetting, level);
    if (Object.keys(tell).length > 0) await tellLevels(tell);
  });
  const share = (): void => {
    sharing.wish().catch(ground.reportUnlessOffline);
  };
  const stopHearing = ground.longLived
    ? office.settings.state(() => {
        if (ground.isOnline() && Object.keys(plan(agreed()).tell).length > 0) share();
      })
    : undefined;

  count();
  if (ground.longLived && ground.isOnline()) share();
  return {
    api: {
      unread: feedOf(unread),
      changes: changes.feed,
      list,
      async read(mids, options) {
        checkOffered();
        const told = counted(await calls.markNotices({ mids: [...mids] }, options));
        return told.unread + unreadActivity;
      },
      async readAll() {
        const chat = ownChat();
        // Whoever stays knows the chat to its end, and may have to tell it later; a command asks how far it goes.
        const isToldByChat = ground.longLived && chat !== undefined;
        if (isToldByChat) await office.chat.markRead(chat.id);
        if (ground.longLived && !ground.isOnline()) return;
        checkOffered();
        if (!isToldByChat) {
          const { chatId: asked, notices } = await calls.listNotices({ limit: 1 }, { retry: true });
          const upTo = notices[0]?.mid;
          if (asked !== undefined && upTo !== undefined)
            await ground.api.chat.markRead({ chatId: asked, upTo });
        }
        const newest = (await calls.listNotices({ limit: 1, activity: true, unread: true }, { retry: true }))
          .notices[0];
        if (newest !== undefined) counted(await calls.markNotices({ mids: [], activityUpTo: newest.mid }));
      },
      async levels(options) {
        checkOffered();
        const told = asLevels((await calls.listNoticeLevels({}, { ...options, retry: true })).levels);
        const { take } = plan(told);
        return { ...levelsIn(ground.settings()), ...take };
      },
      async setLevel(kind, level, options) {
        checkOffered();
        await tellLevels({ [kind]: level }, options);
        await office.settings.set(kind, level);
      },
    },
    hears: {
      online() {
        moved();
        happened();
        if (ground.longLived) share();
      },
      news({ topic }) {
        if (topic === activityTopic) happened();
        else share();
      },
      event(event) {
        if (event.type === 'ready') return moved();
        if (event.type === 'message') {
          if (event.message.senderId === systemNoticesId) moved();
          else if (event.aboutMe === true) happened();
          return;
        }
        if (!('chatId' in event)) return;
        if (event.type === 'withdraw' || event.type === 'deleted') forget(event.chatId, event.mids);
        const isOwn = event.chatId === ownChat()?.id;
        if (isOwn && (event.type === 'read' || event.type === 'chat' || event.type === 'deleted')) moved();
        // Reading a chat reads the mentions in it; what is withdrawn or worded anew says something else.
        const isByOther = event.type === 'read' && event.personId !== ground.person.id;
        const mayBeLess = event.type === 'chat' && unreadActivity > 0;
        if (!isOwn && !isByOther && (mayBeLess || changesOfActivity.has(event.type))) happened();
      },
      begunAnew: () => moved(),
    },
    close: () => stopHearing?.(),
  };
}
