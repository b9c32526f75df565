// A message of every kind, and every notice of a group, is told by `tangram chat read`.
import { expect, test } from 'vitest';
import { contentKindOf } from '#sdk/contract/markup/content-kind.ts';
import { everyKind, everyNotice, kindRows } from '../support/every-kind.ts';
import { shown } from '../support/shown.ts';
import { aChat, aMessage, fakeOffice } from './fake-office.ts';
import { runCli } from './run-cli.ts';

test.each(everyKind)(
  '$name is told in words and as JSON',
  async ({ name, kind, wire, says, senderId = '1002' }) => {
    expect(contentKindOf(wire)).toBe(kind);
    const office = fakeOffice();
    office.chats.set('00012', aChat('00012', '周明轩'));
    office.stored = [aMessage(7, '00012', wire, { kind, senderId })];
    const { code, out } = await runCli(['chat', 'read', '00012', '--lang', 'zh'], { office });
    expect(code).toBe(0);
    const told = await runCli(['chat', 'read', '00012', '--json=type,text', '--lang', 'zh'], { office });
    expect(JSON.parse(told.out)).toMatchObject([{ type: kind }]);
    for (const word of says) expect(out, told.out).toContain(word);
    if (name === kind) shown('cli', '§3 content types', kindRows[kind]);
  },
);

test.each(everyNotice)(
  'notice $systemKey is told in both languages',
  async ({ systemKey, message, says }) => {
    const office = fakeOffice();
    office.chats.set('00012', aChat('00012', '平台组', { kind: 'group' }));
    office.stored = [{ ...message, mid: 7, chatId: '00012' }];
    for (const language of ['zh', 'en'] as const) {
      const { out } = await runCli(['chat', 'read', '00012', '--lang', language], { office });
      expect(out).toContain(says[language]);
    }
    shown('cli', '§4 group system message keys', systemKey);
  },
);
