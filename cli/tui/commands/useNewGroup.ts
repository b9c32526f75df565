// Makes a group of the people who are picked, named after them, and opens it; its name is changed in its details.
import { groupLimits } from '#sdk/groups/rules/group-form.ts';
import { OfficeError } from '#sdk/errors.ts';
import { groupNameText } from '#sdk/locales/group-name-text.ts';
import { useDesk } from '../frame/desk.ts';
import { useCommands } from '../keys/useCommands.ts';
import { useNotify } from '../frame/useNotify.ts';

/** Used once, by the frame. */
export function useNewGroup(): void {
  const { office, go, picks, person, translator } = useDesk();
  const notify = useNotify();
  const create = (): void =>
    notify.attempt(async () => {
      if (!(await office.groups.mayCreate())) throw new OfficeError('createGroupForbidden');
      const picked = await picks.ask(
        { title: translator.t('groups.create'), options: { mode: 'people', already: [person.id] } },
        () => go({ type: 'overlay', overlay: 'picker' }),
      );
      if (picked === undefined) return;
      const names = [person.name, ...picked.people.map(({ name }) => name)];
      const name = groupNameText(translator, names, groupLimits.name);
      const memberIds = picked.people.map(({ id }) => id);
      const { group } = await office.groups.do({ act: 'create', name, memberIds });
      if (group === undefined) notify.inform({ key: 'groups.queued' });
      else go({ type: 'open', chatId: group.chatId });
    });
  useCommands({ groupCreate: create });
}
