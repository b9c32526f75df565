// An office of thousands in a process of its own, for drills: everybody is in one group, some have a chat aside, all hold a token.
import { join } from 'node:path';
import { startOffice } from '#fixtures/serve.ts';
import { groupChatId, personIdOf, planBenchGroup } from '../bench/chat/bench-office.ts';
import { OfficeProcess, type OfficeChoice } from './office-process.ts';

/** The chat of those who have one aside. */
export const asideChatId = '00002';
export { groupChatId };

/** The office, and everybody's token in the order of their ids. */
export type CrowdOffice = { office: OfficeProcess; tokens: readonly string[] };

/** Fills `folder` and starts it. `aside` are the indices of those with a chat of their own; the first of them owns it. */
export async function startCrowdOffice(
  folder: string,
  people: number,
  aside: readonly number[],
  choice: OfficeChoice = {},
): Promise<CrowdOffice> {
  const createdAt = Date.now();
  const plan = planBenchGroup(people, createdAt);
  const [everybody] = plan.chats;
  if (everybody === undefined) throw new RangeError('a plan without its group');
  const chatId = Number(asideChatId);
  const made = await startOffice({
    dataDir: join(folder, 'office'),
    passwordsFor: [],
    seed: {
      ...plan,
      chats: [everybody, { ...everybody, id: chatId, name: 'aside', ownerId: personIdOf(aside[0] ?? 0) }],
      members: [
        ...plan.members,
        ...aside.map((index) => ({ chatId, personId: personIdOf(index), joinedAt: createdAt })),
      ],
    },
  });
  const { sessions } = made.office;
  const tokens: string[] = [];
  for (let index = 0; index < people; index += 1)
    tokens.push(await sessions.openChat(sessions.enter(Number(personIdOf(index)), `bench${index}`)));
  await made.close();
  return { office: await OfficeProcess.start(folder, choice), tokens };
}
