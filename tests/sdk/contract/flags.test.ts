// Every numbered flag of the wire: named values in its codec, a reading beside it, and both ways without loss.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { chatService } from '#sdk/contract/chat.ts';
import { chat, chatChange, member, message, person } from '#sdk/contract/entities.ts';
import * as flags from '#sdk/contract/flags.ts';
import { send, session } from '#sdk/contract/frames.ts';

const chatWire = { id: '00042', type: 0, nick: 'Amy', topflag: 2, linkflag: 1 };
const messageWire = { id: 5, chatlinkid: '00042', ct: 1, c: 'x', uid: 7, nick: '', avatar: '', time: 1 };

type Case = {
  /** Wire field, its codec and where the named values stand. */
  field: string;
  codec: z.ZodMiniType;
  base: object;
  named: Readonly<Record<string, number | string>>;
  /** House field, and its value for each named one. */
  house: string;
  values: readonly unknown[];
};
const row = (
  field: string,
  codec: unknown,
  base: object,
  named: Case['named'],
  house: string,
  values: readonly unknown[],
): Case => ({ field, codec: codec as z.ZodMiniType, base, named, house, values });

const cases: readonly Case[] = [
  row('type', chat, chatWire, flags.chatType, 'kind', ['direct', 'group']),
  row('chatmode', chat, chatWire, flags.chatMode, 'mode', ['direct', 'group']),
  row('topflag', chat, chatWire, flags.topFlag, 'pinned', [true, false]),
  row('linkflag', chat, chatWire, flags.linkFlag, 'enabled', [true, false]),
  row('msgfreeflag', chat, chatWire, flags.messageFreeFlag, 'muted', [true, false]),
  row('newMsgTip', chat, chatWire, flags.newMessageTip, 'announces', [true, false]),
  row('atreadflag', chat, chatWire, flags.mentionFlag, 'mentioned', [true, false]),
  row('readflag', chat, chatWire, flags.readFlag, 'lastReadByPeer', [true, false]),
  row('readflag', message, messageWire, flags.readFlag, 'readByPeer', [true, false]),
  row('toreadflag', chat, chatWire, flags.toReadFlag, 'markedUnread', [true, false]),
  row('readflag2', chat, chatWire, flags.ownReadFlag, 'caughtUp', [true, false]),
  row('topflag', chatChange, {}, flags.topFlag, 'pinned', [true, false]),
  row('msgfreeflag', chatChange, {}, flags.messageFreeFlag, 'muted', [true, false]),
  row('ct', message, messageWire, flags.contentType, 'kind', Object.keys(flags.contentType)),
  row('sendbysys', message, messageWire, flags.yesNo, 'bySystem', [true, false]),
  row('userflag', member, { uid: 7 }, flags.memberRole, 'role', ['member', 'administrator', 'owner']),
  row('delFlag', person, { userId: 7 }, flags.deleteFlag, 'removed', [false, true]),
  row('oper', session, { chatlinkid: '1' }, flags.sessionOperation, 'operation', ['open', 'close']),
  row('oper', chatService.calls.operateChat.input, { chatlinkid: '1' }, flags.chatOperation, 'operation', [
    ...Object.keys(flags.chatOperation),
  ]),
];

test.each(cases)(
  '$field reads as $house and goes back as it came',
  ({ field, codec, base, named, house, values }) => {
    const numbers = Object.values(named);
    expect(numbers).toHaveLength(values.length);
    for (const [index, number] of numbers.entries()) {
      const read = z.decode(codec, { ...base, [field]: number } as never) as Record<string, unknown>;
      expect(read[house]).toBe(values[index]);
      expect((z.encode(codec, read as never) as Record<string, unknown>)[field]).toBe(number);
    }
  },
);

test.each([
  ['toolKey', 'toolKey', flags.toolKey.ai],
  ['bizid', 'businessId', 'app-7'],
  ['fromnick', 'introducedBy', '周明轩'],
])('%s is kept untouched', (field, house, value) => {
  const read = z.decode(chat, { ...chatWire, [field]: value } as never) as Record<string, unknown>;
  expect(read[house]).toBe(value);
  expect((z.encode(chat, read as never) as Record<string, unknown>)[field]).toBe(value);
});

test('a number nobody has named reads as the quiet value where it is told, and is refused where it is an act', () => {
  const read = z.decode(chat, { ...chatWire, topflag: 9, msgfreeflag: 'x', type: 7 } as never);
  expect(read).toMatchObject({ pinned: false, muted: false, kind: 'direct' });
  expect(z.safeDecode(session, { chatlinkid: '1', oper: 9 } as never).success).toBe(false);
  expect(
    z.safeDecode(chatService.calls.operateChat.input, { chatlinkid: '1', oper: 0 } as never).success,
  ).toBe(false);
  expect(z.safeDecode(send, { cid: 'c', chatlinkid: '1', ct: 'x', c: '' } as never).success).toBe(false);
});

const allNamed: Readonly<Record<string, unknown>> = { ...flags };

/** Names of spec §3, §4 and §7 that are flags or keys, with where their values are named. */
const named: Readonly<Record<string, readonly (keyof typeof flags)[]>> = {
  type: ['chatType'],
  chatmode: ['chatMode'],
  topflag: ['topFlag'],
  linkflag: ['linkFlag'],
  msgfreeflag: ['messageFreeFlag'],
  newMsgTip: ['newMessageTip'],
  atreadflag: ['mentionFlag'],
  readflag: ['readFlag'],
  toreadflag: ['toReadFlag'],
  readflag2: ['ownReadFlag'],
  sigleflag: ['singleFlag'],
  oper: ['sessionOperation', 'chatOperation'],
  userflag: ['memberRole'],
  freeflag: ['groupPushFlag'],
  toolKey: ['toolKey'],
};

test.each(Object.entries(named))('%s has its values and where they come from beside them', (wire, names) => {
  const source = readFileSync(new URL('../../../sdk/contract/flags.ts', import.meta.url), 'utf8');
  for (const name of names) {
    const comment = new RegExp(`/\\*\\* ([^\\n]+) \\*/\\nexport const ${name} =`).exec(source)?.[1] ?? '';
    expect(comment, name).toContain(`\`${wire}\``);
    expect(comment, name).toMatch(/spec §|reading|protocol decision/);
    expect(Object.keys(allNamed[name] as object).length).toBeGreaterThan(0);
  }
});
