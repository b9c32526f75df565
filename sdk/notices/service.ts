// The centre of notices of one signed-in person: pages of the office, counts of the chat they stand in, levels that all devices share.
import { feedOf } from '../base/feed.ts';
import { KeptAnswers } from '../base/kept-answers.ts';
import { LiveValue } from '../base/live-value.ts';
import { openChanges } from '../base/news-count.ts';
import { Reloading } from '../base/reloading.ts';
import { officeOffers } from '../chat/index.ts';
import { systemNoticesId } from '../contract/markup/system-notice.ts';
import type { NoticeLevel, NoticeTopicSetting } from '../contract/notice-topics.ts';
import type { Notice } from '../contract/notices.ts';
import { OfficeError } from '../errors.ts';
import type { OpenFeature, PersonGround } from '../feature.ts';
import { defaultSettings } from '../settings/table.ts';
import type { NoticePage, NoticeQuery, NoticesApi } from './notices-api.ts';
import { levelPlan, levelsIn, type SomeLevels } from './rules/level-plan.ts';
import { noticeItem } from './notice-item.ts';

/** Its calls of the office; the table is loaded with the first of them. */
export const contract = async () => (await import('../contract/notices.ts')).notices;

/** Name of the stored value: the levels as the office and this device had them last. */
const agreedName = 'noticeLevels';

type Answer = { notices: Notice[]; next?: number | undefined; unread: number };

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
  const count = (): void => unread.set(ownChat()?.unread ?? 0);
  const moved = (): void => {
    count();
    changes.tell();
  };

  async function list({ limit, ...query }: NoticeQuery, options?: Parameters<NoticesApi['list']>[1]) {
    checkOffered();
    const asking = (): Promise<Answer> =>
      calls.listNotices({ ...query, ...(limit !== undefined && { limit }) }, { ...options, retry: true });
    const narrow = (whole: Answer): Answer => ({
      ...whole,
      notices: whole.notices.filter(
        (notice) =>
          (query.unread !== true || notice.unread) &&
          (query.kind === undefined || noticeItem(notice).kind === query.kind),
      ),
    });
    const isNarrow = query.kind !== undefined || query.unread === true;
    const page = await kept.page('all', asking, {
      isBeginning: query.before === undefined,
      narrow: isNarrow ? narrow : undefined,
    });
    const { notices, next, seenAt } = page;
    const shown: NoticePage = { items: notices.map(noticeItem), next, unread: page.unread };
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
        return (await calls.markNotices({ mids: [...mids] }, options)).unread;
      },
      async readAll() {
        const chat = ownChat();
        // Whoever stays knows the chat to its end, and may have to tell it later; a command asks how far it goes.
        if (ground.longLived && chat !== undefined) return office.chat.markRead(chat.id);
        checkOffered();
        const { chatId: asked, notices } = await calls.listNotices({ limit: 1 }, { retry: true });
        const upTo = notices[0]?.mid;
        if (asked !== undefined && upTo !== undefined)
          await ground.api.chat.markRead({ chatId: asked, upTo });
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
        if (ground.longLived) share();
      },
      news: () => share(),
      event(event) {
        if (event.type === 'message' && event.message.senderId === systemNoticesId) moved();
        else if (event.type === 'read' || event.type === 'chat' || event.type === 'deleted') {
          if (event.chatId === ownChat()?.id) moved();
        } else if (event.type === 'ready') moved();
      },
      begunAnew: () => moved(),
    },
    close: () => stopHearing?.(),
  };
}
