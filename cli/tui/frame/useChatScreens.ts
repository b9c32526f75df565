// Makes the screens of the open chat, and disposes of them when another one is opened.
import { useLayoutEffect, useState } from 'react';
import type { LocalChat } from '#sdk/api.ts';
import { everyoneName } from '#sdk/chat/rules/mention-text.ts';
import { ComposerScreen } from '#sdk/chat/screens/composer.ts';
import { FlashesScreen } from '#sdk/chat/screens/flashes.ts';
import { MentionsScreen } from '#sdk/chat/screens/mentions.ts';
import { TimelineScreen } from '#sdk/chat/screens/timeline.ts';
import { GroupNoticeScreen } from '#sdk/groups/screens/group-notice.ts';
import { useDesk } from './desk.ts';
import { InlinePictures } from '../pictures/inline-pictures.ts';

/** What a conversation is painted from. */
export type ChatScreens = {
  readonly chatId: string;
  readonly timeline: TimelineScreen;
  readonly composer: ComposerScreen;
  readonly mentions: MentionsScreen;
  readonly flashes: FlashesScreen;
  /** What its group announces; nothing in a direct chat. */
  readonly notice: GroupNoticeScreen;
  readonly pictures: InlinePictures;
};

/** The screens of a chat; undefined while none is open, and for the one render before they are made. */
export function useChatScreens(chatId: string | undefined): ChatScreens | undefined {
  const { office, chats, isLinear, now, translator } = useDesk();
  const everyone = everyoneName(translator.language);
  const [screens, setScreens] = useState<ChatScreens>();
  useLayoutEffect(() => {
    if (chatId === undefined) {
      setScreens(undefined);
      return undefined;
    }
    const known: LocalChat | undefined = chats.getSnapshot().rows.find((row) => row.id === chatId);
    const made = {
      chatId,
      timeline: new TimelineScreen(office, chatId, { keepsPlace: !isLinear }),
      composer: new ComposerScreen(office, chatId),
      mentions: new MentionsScreen(office, known?.groupId, everyone),
      flashes: new FlashesScreen(office, chatId, now),
      notice: new GroupNoticeScreen(office, chatId, known?.groupId),
      pictures: new InlinePictures(office),
    };
    setScreens(made);
    return () => {
      made.timeline.dispose();
      made.composer.dispose();
      made.mentions.dispose();
      made.flashes.dispose();
      made.notice.dispose();
      made.pictures.dispose();
    };
  }, [office, chats, chatId, everyone, isLinear, now]);
  return screens?.chatId === chatId ? screens : undefined;
}
