// The mixed script of the outbox drill: what one person does, act by act, the same for the program that does it and its judge.
import { between, pick, seededRandom } from '#fixtures/seed/random.ts';
import { directChat, furtherGroup, groupChat } from './drill-plan.ts';

/** One act. `id` is its client id: doing it twice under the same id is doing it once. */
export type ScriptedAct = { readonly id: string } & (
  | { readonly type: 'text'; readonly chatId: string; readonly text: string }
  | { readonly type: 'picture' | 'file'; readonly chatId: string; readonly name: string }
  | { readonly type: 'forward'; readonly source: number; readonly groupIds: readonly string[] }
  /** `refused`: the group is somebody else’s. */
  | { readonly type: 'rename' | 'refused'; readonly groupId: string; readonly name: string }
);

/** Groups a message is forwarded to. */
export const forwardTargets = 20;
/** Chat whose messages are forwarded. */
export const sourceChat = directChat('ann', 'bob');
/** The group of ann that is renamed again and again, and the one of bob that she may not rename. */
export const renamed = groupChat('everybody');
export const foreign = furtherGroup(0);
const groups = Array.from({ length: forwardTargets }, (_, at) => furtherGroup(at + 1));

/** Padded chat ids name groups by the bare number. */
export const groupIdOf = (chatId: string): string => String(Number(chatId));

/** `acts` of them; every 25th is a file of the large size, at least one. */
export function outboxScript(seed: number, acts: number): readonly ScriptedAct[] {
  const random = seededRandom(seed);
  const chats = [sourceChat, directChat('ann', 'cyd'), groupChat('three')];
  let source = 0;
  return Array.from({ length: acts }, (_, at): ScriptedAct => {
    const id = `act-${at}`;
    const chatId = pick(random, chats);
    if (at % 25 === 8) return { id, type: 'file', chatId, name: `file-${at}.bin` };
    const dice = between(random, 0, 9);
    if (dice < 4) return { id, type: 'text', chatId, text: `text ${at}` };
    if (dice < 6) return { id, type: 'picture', chatId, name: `picture-${at}.png` };
    if (dice < 7) return { id, type: 'refused', groupId: groupIdOf(foreign), name: `no ${at}` };
    if (dice < 8) return { id, type: 'rename', groupId: groupIdOf(renamed), name: `name ${at}` };
    source += 1;
    return { id, type: 'forward', source: source - 1, groupIds: groups.map(groupIdOf) };
  });
}
