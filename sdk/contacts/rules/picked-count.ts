// Decides how the number of those who are picked is told: people or chats, and of how many where there is a limit.

/** A sentence as key and parameters. */
export type PickedCount =
  | { key: 'picker.nonePicked' | 'picker.nonePickedChats' }
  | { key: 'picker.countPeople' | 'picker.countChats'; parameters: { count: number } }
  | { key: 'picker.countPeopleOf' | 'picker.countChatsOf'; parameters: { count: number; limit: number } };

/** A limit is told to whoever may come near it: not of thousands to whoever picks two. */
const isNear = (count: number, limit: number): boolean => limit <= 200 || count >= limit / 2;

/** The sentence. @param limit how many may be picked at most; undefined for any number */
export function pickedCount(mode: 'people' | 'chats', count: number, limit: number | undefined): PickedCount {
  const isChats = mode === 'chats';
  if (count === 0) return { key: isChats ? 'picker.nonePickedChats' : 'picker.nonePicked' };
  if (limit === undefined || !isNear(count, limit))
    return { key: isChats ? 'picker.countChats' : 'picker.countPeople', parameters: { count } };
  return { key: isChats ? 'picker.countChatsOf' : 'picker.countPeopleOf', parameters: { count, limit } };
}
