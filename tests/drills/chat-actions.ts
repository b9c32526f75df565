// Everything that can happen to a person's chats, as steps a drill can take in any order and side by side.
import { between, pick, type Random } from '#fixtures/seed/random.ts';
import type { DrillClient } from '../support/drill-client.ts';
import { directChat, groupChat, idOf } from '../support/drill-plan.ts';

/** The people of the steps: ann, whose devices are compared, acts on one of them; the others write to her. */
export type Cast = { ann: DrillClient; bob: DrillClient; cyd: DrillClient; dan: DrillClient; random: Random };
/** One thing that happens. */
export type ChatAction = (cast: Cast) => Promise<unknown>;

const withBob = directChat('ann', 'bob');
const withCyd = directChat('ann', 'cyd');
const everybody = groupChat('everybody');
const three = groupChat('three');

let count = 0;
const line = (): string => `line ${(count += 1)} 你好 [微笑] http://example.com/${count}`;

async function say(who: DrillClient, chatId: string, more: { text?: string; mentions?: string[] } = {}) {
  return who.office.chat.send({ chatId, text: more.text ?? line(), mentions: more.mentions, wait: true });
}

/** Several at once, not one after the other. */
async function burst(who: DrillClient, chatId: string, size: number, text = line): Promise<void> {
  await Promise.all(Array.from({ length: size }, () => say(who, chatId, { text: text() })));
}

/** A message of the chat that is not the newest, as somebody reads half of what is there. */
function halfWay(who: DrillClient, chatId: string, random: Random): number {
  const rows = who.stored().messages.get(chatId) ?? [];
  return rows[between(random, 0, Math.max(0, rows.length - 1))]?.mid ?? 0;
}

/** A group of bob's with ann, cyd and dan in it; `act` is tried on it. */
async function inNewGroup(
  { bob }: Cast,
  act: (groupId: string, groups: DrillClient['office']['services']['chat']) => Promise<unknown>,
  memberIds: string[] = [idOf('ann'), idOf('cyd'), idOf('dan')],
): Promise<void> {
  const groups = bob.office.services.chat;
  const { id } = await groups.createGroup({ memberIds, name: `群 ${(count += 1)}`, introduction: '' });
  await act(id, groups);
}
const ann = [idOf('ann')];
const chatIdOf = (groupId: string): string => groupId.padStart(5, '0');

const anyChat = ({ random }: Cast): string => pick(random, [withBob, withCyd, everybody, three]);

/** Each action by name. */
export const chatActions: Readonly<Record<string, ChatAction>> = {
  'receive direct': ({ bob }) => say(bob, withBob),
  'receive group': ({ cyd }) => say(cyd, everybody),
  'send direct': ({ ann }) => say(ann, withBob),
  'send group': ({ ann }) => say(ann, three),
  'be mentioned': ({ bob }) => say(bob, three, { mentions: [idOf('ann')] }),
  'all mentioned': ({ dan }) => say(dan, everybody, { mentions: ['all'] }),
  'be mentioned, then read': async ({ ann, bob }) => {
    const { mid } = await say(bob, three, { mentions: [idOf('ann')] });
    await say(bob, three, { mentions: [idOf('ann')] });
    await ann.office.chat.markRead(three, mid);
  },
  'be mentioned, then answer': async ({ ann, bob }) => {
    await say(bob, three, { mentions: [idOf('ann')] });
    await say(ann, three);
  },
  'read everything': ({ ann, ...cast }) => ann.office.chat.markRead(anyChat({ ann, ...cast })),
  'read half': ({ ann, random, ...cast }) => {
    const chatId = anyChat({ ann, random, ...cast });
    return ann.office.chat.markRead(chatId, halfWay(ann, chatId, random));
  },
  'peer reads': ({ bob }) => bob.office.chat.markRead(withBob),
  'peer reads half': ({ bob, random }) => bob.office.chat.markRead(withBob, halfWay(bob, withBob, random)),
  'peer answers': async ({ ann, bob }) => {
    await say(ann, withBob);
    await say(bob, withBob);
  },
  'mark unread': ({ ann, ...cast }) => ann.office.chat.markUnread(anyChat({ ann, ...cast })),
  'mark unread, then read': async ({ ann }) => {
    await ann.office.chat.markUnread(withCyd);
    await ann.office.chat.markRead(withCyd);
  },
  'mark unread, then answer': async ({ ann }) => {
    await ann.office.chat.markUnread(withCyd);
    await say(ann, withCyd);
  },
  pin: ({ ann, ...cast }) => ann.office.chat.setPinned(anyChat({ ann, ...cast }), true),
  unpin: ({ ann, ...cast }) => ann.office.chat.setPinned(anyChat({ ann, ...cast }), false),
  'pin twice': async ({ ann }) => {
    await ann.office.chat.setPinned(three, false);
    await ann.office.chat.setPinned(three, true);
  },
  mute: ({ ann, ...cast }) => ann.office.chat.setMuted(anyChat({ ann, ...cast }), true),
  unmute: ({ ann, ...cast }) => ann.office.chat.setMuted(anyChat({ ann, ...cast }), false),
  remove: ({ ann, ...cast }) => ann.office.chat.remove(anyChat({ ann, ...cast })),
  'remove a pinned one': async ({ ann }) => {
    await ann.office.chat.setPinned(withCyd, true);
    await ann.office.chat.setMuted(withCyd, true);
    await ann.office.chat.remove(withCyd);
  },
  'remove, then it comes back': async ({ ann, cyd }) => {
    await ann.office.chat.remove(withCyd);
    await say(cyd, withCyd);
  },
  'remove, then open again': async ({ ann }) => {
    await ann.office.chat.remove(withBob);
    await ann.office.chat.activate({ personId: idOf('bob') });
  },
  'remove a group, then open again': async ({ ann }) => {
    await ann.office.chat.remove(three);
    await ann.office.chat.activate({ groupId: String(Number(three)) });
  },
  'open and close': async ({ ann }) => {
    await ann.office.chat.open(withBob);
    await ann.office.chat.close(withBob);
  },
  'open, receive, read, close': async ({ ann, bob }) => {
    await ann.office.chat.open(withBob);
    const { mid } = await say(bob, withBob);
    await ann.office.chat.markRead(withBob, mid);
    await ann.office.chat.close(withBob);
  },
  'start a chat': async ({ ann }) => ann.office.chat.activate({ personId: idOf('dan') }),
  'be written to for the first time': async ({ dan }) => {
    const { id } = await dan.office.chat.activate({ personId: idOf('ann') });
    await say(dan, id);
  },
  'receive more than a page': ({ cyd }) => burst(cyd, withCyd, 45),
  'receive long ones': ({ bob }) => burst(bob, withBob, 12, () => `${line()} ${'长'.repeat(1_900)}`),
  'withdraw own': async ({ ann }) => {
    const { mid } = await say(ann, withBob);
    await ann.office.acts.withdraw(withBob, [mid]);
  },
  'peer withdraws': async ({ bob }) => {
    const { mid } = await say(bob, withBob);
    await bob.office.acts.withdraw(withBob, [mid]);
  },
  'peer withdraws an earlier one': async ({ bob }) => {
    const { mid } = await say(bob, three);
    await say(bob, three);
    await bob.office.acts.withdraw(three, [mid]);
  },
  'be mentioned by what is withdrawn': async ({ bob }) => {
    const { mid } = await say(bob, three, { mentions: [idOf('ann')] });
    await bob.office.acts.withdraw(three, [mid]);
  },
  'be mentioned twice, once withdrawn': async ({ bob }) => {
    await say(bob, three, { mentions: [idOf('ann')] });
    const { mid } = await say(bob, three, { mentions: ['all'] });
    await bob.office.acts.withdraw(three, [mid]);
  },
  'withdraw as owner': async ({ ann, cyd }) => {
    const { mid } = await say(cyd, everybody);
    await ann.office.acts.withdraw(everybody, [mid]);
  },
  'react and take it back': async ({ ann, bob }) => {
    const { mid } = await say(bob, three);
    await ann.office.marks.react(three, mid, { emoji: '强', on: true });
    await ann.office.marks.react(three, mid, { emoji: '爱心', on: true });
    await ann.office.marks.react(three, mid, { emoji: '强', on: false });
  },
  'everybody reacts': async ({ ann, bob, cyd, dan }) => {
    const { mid } = await say(ann, everybody);
    await Promise.all(
      [ann, bob, cyd, dan].flatMap((who) =>
        ['强', '憨笑'].map((emoji) => who.office.marks.react(everybody, mid, { emoji, on: true })),
      ),
    );
    await bob.office.marks.react(everybody, mid, { emoji: '强', on: false });
  },
  'react to an old one': async ({ ann, bob, random }) => {
    const rows = (ann.stored().messages.get(withBob) ?? []).filter((row) => !row.bySystem && !row.deleted);
    if (rows.length > 0)
      await bob.office.marks.react(withBob, pick(random, rows).mid, { emoji: '玫瑰', on: true });
  },
  'edit the newest': async ({ ann }) => {
    const { mid } = await say(ann, withBob);
    await ann.office.marks.edit(withBob, mid, line());
  },
  'peer edits an earlier one twice': async ({ bob }) => {
    const { mid } = await say(bob, three);
    await say(bob, three);
    await bob.office.marks.edit(three, mid, line());
    await bob.office.marks.edit(three, mid, line());
  },
  'an edited one is reacted to, pinned and withdrawn': async ({ ann, bob }) => {
    const { mid } = await say(bob, withBob);
    await bob.office.marks.edit(withBob, mid, line());
    await ann.office.marks.react(withBob, mid, { emoji: '强', on: true });
    await ann.office.marks.pin(withBob, mid, true);
    await bob.office.acts.withdraw(withBob, [mid]);
  },
  'pin and unpin a message': async ({ ann, bob }) => {
    const { mid } = await say(bob, three);
    await ann.office.marks.pin(three, mid, true);
    await bob.office.marks.pin(three, mid, false);
  },
  'delete the newest': async ({ ann, bob }) => {
    const { mid } = await say(bob, withBob);
    await ann.office.acts.delete(withBob, [mid]);
  },
  'delete one in the middle': ({ ann, random }) => {
    const mid = halfWay(ann, withCyd, random);
    return ann.office.acts.delete(withCyd, mid === 0 ? [1] : [mid]);
  },
  'delete what is then withdrawn': async ({ ann, bob }) => {
    const { mid } = await say(bob, three);
    await ann.office.acts.delete(three, [mid]);
    await bob.office.acts.withdraw(three, [mid]);
  },
  'everybody at once': async ({ ann, bob, cyd, dan }) => {
    await Promise.all([ann, bob, cyd, dan].map((who) => burst(who, everybody, 6)));
  },
  'be put into a new group': (cast) => inNewGroup(cast, async (groupId) => say(cast.bob, chatIdOf(groupId))),
  'make a group': async ({ ann: own }) =>
    own.office.services.chat.createGroup({ memberIds: [idOf('bob')], name: '我的群', introduction: '一起' }),
  'be invited': (cast) =>
    inNewGroup(
      cast,
      async (groupId, groups) => {
        await say(cast.bob, chatIdOf(groupId));
        await groups.joinGroup({ groupId, personIds: ann });
        await say(cast.bob, chatIdOf(groupId));
      },
      [idOf('cyd')],
    ),
  'others come and go': (cast) =>
    inNewGroup(cast, async (groupId, groups) => {
      await groups.kickGroup({ groupId, personIds: [idOf('dan')] });
      await groups.joinGroup({ groupId, personIds: [idOf('dan')] });
      await cast.cyd.office.services.chat.leaveGroup({ groupId });
    }),
  'be removed': (cast) =>
    inNewGroup(cast, async (groupId, groups) => {
      await groups.kickGroup({ groupId, personIds: ann });
      await say(cast.bob, chatIdOf(groupId));
      await groups.renameGroup({ groupId, name: '没有她的群' });
    }),
  'be removed and invited again': (cast) =>
    inNewGroup(cast, async (groupId, groups) => {
      await groups.kickGroup({ groupId, personIds: ann });
      await say(cast.bob, chatIdOf(groupId));
      await groups.joinGroup({ groupId, personIds: ann });
      await say(cast.bob, chatIdOf(groupId));
    }),
  leave: (cast) =>
    inNewGroup(cast, async (groupId) => {
      await cast.ann.office.services.chat.leaveGroup({ groupId });
      await say(cast.bob, chatIdOf(groupId));
    }),
  'leave and come back': (cast) =>
    inNewGroup(cast, async (groupId, groups) => {
      await cast.ann.office.services.chat.leaveGroup({ groupId });
      await groups.joinGroup({ groupId, personIds: ann });
    }),
  'a group is dissolved': (cast) =>
    inNewGroup(cast, async (groupId, groups) => groups.dissolveGroup({ groupId })),
  'become the owner': (cast) =>
    inNewGroup(cast, async (groupId, groups) => {
      await groups.setGroupAdministrators({ groupId, personIds: ann, operation: 'appoint' });
      await groups.leaveGroup({ groupId });
      await cast.ann.office.services.chat.changeGroupOwner({ groupId, personId: idOf('cyd') });
    }),
  'a group is renamed and told about': (cast) =>
    inNewGroup(cast, async (groupId, groups) => {
      await groups.renameGroup({ groupId, name: '新名字' });
      await groups.setGroupNotice({ groupId, notice: '明天开会' });
      await groups.setGroupIntroduction({ groupId, introduction: '简介' });
    }),
  'a group’s switches are turned': (cast) =>
    inNewGroup(cast, async (groupId, groups) => {
      await groups.setGroupSwitches({ groupId, invitationOpen: false, reviewed: true });
      await groups.setGroupSwitches({ groupId, invitationOpen: true, reviewed: false });
    }),
  'ask for somebody and be heard': (cast) =>
    inNewGroup(
      cast,
      async (groupId, groups) => {
        await groups.setGroupSwitches({ groupId, reviewed: true });
        await cast.ann.office.services.chat.joinGroup({ groupId, personIds: [idOf('dan')] });
        const { requests } = await groups.listJoinRequests({ groupId });
        await groups.decideJoinRequests({
          groupId,
          requestIds: requests.map(({ id }) => id),
          decision: 'approve',
        });
      },
      [idOf('ann'), idOf('cyd')],
    ),
  'a group is made silent': (cast) =>
    inNewGroup(cast, async (groupId) =>
      cast.ann.office.services.chat.modifyGroupPush({ groupId, push: 'silent' }),
    ),
  'take a group off the list, and it is renamed': (cast) =>
    inNewGroup(cast, async (groupId, groups) => {
      await cast.ann.office.chat.get(chatIdOf(groupId));
      await cast.ann.office.chat.remove(chatIdOf(groupId));
      await groups.renameGroup({ groupId, name: '又来了' });
    }),
  'take a closed group off the list': (cast) =>
    inNewGroup(cast, async (groupId, groups) => {
      await groups.kickGroup({ groupId, personIds: ann });
      await cast.ann.office.chat.get(chatIdOf(groupId));
      await cast.ann.office.chat.remove(chatIdOf(groupId));
      await say(cast.bob, chatIdOf(groupId));
    }),
};
