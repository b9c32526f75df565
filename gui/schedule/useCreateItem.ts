// Makes an item, says so with «Undo» beside it, and puts a card that is answered there into the groups it invites.
import type { NewItem } from '#sdk/api.ts';
import { padChatId } from '#sdk/contract/chat-id.ts';
import { shareItem } from '#sdk/schedule/actions/share-item.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useTranslator } from '../parts/text.ts';
import { whenText } from './item-when.ts';

/** Answers whether it worked. */
export function useCreateItem(): (item: NewItem) => Promise<boolean> {
  const { office } = useApp();
  const translator = useTranslator();
  const notify = useNotify();
  return (item) =>
    notify.attempt(async () => {
      const done = await office.schedule.create(item);
      const said = { key: 'schedule.saved', parameters: { title: item.title } } as const;
      notify.undoable(said, () => office.schedule.undo(done.undo));
      const [made] = done.items;
      const groups = (item.groups ?? []).map((id) => ({ chatId: padChatId(id) }));
      if (made === undefined || groups.length === 0) return;
      const when = whenText(made.start, made.end, made, translator);
      await shareItem(office, made, { when, source: translator.t('schedule.title') }, { people: [], groups });
    });
}
