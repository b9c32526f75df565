// Says now and then that the person writes, and shows for a few seconds that somebody else does.
import { feedOf } from '../../base/feed.ts';
import { LiveValue } from '../../base/live-value.ts';
import type { OpenFeature, PersonGround } from '../../feature.ts';
import { officeOffers } from '../rules/office-offers.ts';
import type { TypingApi } from './typing-api.ts';

/** How often it is said again while somebody goes on writing, and how long it is shown after it was said last, in ms. */
export const typingTimes = { againMs: 4_000, shownMs: 7_000 } as const;

/** It has no calls: what is said travels in frames. */
export const contract = undefined;

/** Opens typing for a person. */
export function open(ground: PersonGround): OpenFeature<TypingApi> {
  const { clock } = ground.host;
  const chats = new LiveValue<readonly string[]>([]);
  const told = new Map<string, number>();
  const shown = new Map<string, () => void>();

  function hide(chatId: string): void {
    shown.get(chatId)?.();
    if (shown.delete(chatId)) chats.set([...shown.keys()]);
  }
  function show(chatId: string): void {
    const before = shown.get(chatId);
    before?.();
    shown.set(
      chatId,
      clock.after(typingTimes.shownMs, () => hide(chatId)),
    );
    if (before === undefined) chats.set([...shown.keys()]);
  }
  function hideAll(): void {
    for (const stop of shown.values()) stop();
    shown.clear();
    chats.set([]);
  }

  return {
    api: {
      async tell(chatId) {
        const now = clock.now();
        const last = told.get(chatId);
        // A clock that was set back must not silence anybody.
        if (last !== undefined && now >= last && now - last < typingTimes.againMs) return;
        if (!ground.settings().showTyping || officeOffers(ground.office().config, 'typing') !== true) return;
        const { kind, enabled } = await ground.office().chat.get(chatId);
        if (kind === 'direct' && enabled && ground.signal({ type: 'typing', chatId })) told.set(chatId, now);
      },
      ended: async (chatId) => void told.delete(chatId),
      chats: feedOf(chats),
    },
    hears: {
      signal(frame) {
        if (frame.type === 'typing' && frame.personId !== ground.person.id) show(frame.chatId);
      },
      event(event) {
        // What they wrote is there.
        if (event.type === 'message' && !event.message.mine) hide(event.message.chatId);
      },
      offline: hideAll,
    },
    close: hideAll,
  };
}
