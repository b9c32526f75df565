// What `npm run photographs terminal` does: frames of the terminal client in every size, language and theme, as text, ANSI and page.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { planDemoOffice } from '#fixtures/seed/demo.ts';
import { seededRandom } from '#fixtures/seed/random.ts';
import { TerminalOffice } from '../support/terminal-client.ts';
import { screenAsAnsi, type Screen } from '../support/terminal-screen.ts';
import { type TestTerminal, whyNoTerminal } from '../support/terminal.ts';
import { terminalPage } from './terminal-page.ts';

/** The sizes of the design language: one side pane, three panes, everything. */
const sizes = [
  [80, 24],
  [120, 40],
  [200, 60],
] as const;

/** One way to look. The background is what the terminal says of itself. */
type View = {
  readonly language: 'zh' | 'en';
  readonly theme: 'light' | 'dark';
  readonly columns: number;
  readonly rows: number;
};

type Words = {
  readonly [
    Name in
      | 'online'
      | 'hint'
      | 'field'
      | 'help'
      | 'contacts'
      | 'page'
      | 'history'
      | 'remind'
      | 'forward'
      | 'waiting'
      | 'nothing'
      | 'account'
      | 'rules'
  ]: string;
};
const words: Readonly<Record<View['language'], Words>> = {
  zh: {
    online: '● 在线',
    hint: 'Enter 写消息',
    field: '会话、人、能做的事、设置',
    help: '按键或要做的事',
    contacts: '姓名、拼音或部门',
    page: '消息通知',
    history: '的聊天记录',
    remind: '例如 明天',
    forward: '转发 1 条消息',
    waiting: '等待中的一切',
    nothing: '没有等待确认',
    account: '兼任部门',
    rules: '不含空格',
  },
  en: {
    online: '● Online',
    hint: 'Enter write',
    field: 'Chats, people, what can be done, settings',
    help: 'A key or what to do',
    contacts: 'Name, pinyin or department',
    page: 'Notifications',
    history: 'History of',
    remind: 'such as tomorrow',
    forward: 'Forward 1 message',
    waiting: 'Everything that waits',
    nothing: 'Nothing',
    account: 'Further departments',
    rules: 'No spaces',
  },
};

/** Leaves what stands over everything, known by a text of it, and opens something else with a key. */
async function instead(terminal: TestTerminal, left: string, key: string, said: string): Promise<Screen> {
  terminal.press('Escape');
  await terminal.waitFor('what stood below', ({ text }) => !text.includes(left));
  terminal.press(key);
  return terminal.waitForText(said);
}

/** Scenes in the order they are walked through; each ends with a screen that is at rest. */
const scenes: readonly (readonly [
  name: string,
  walk: (terminal: TestTerminal, said: Words) => Promise<Screen>,
])[] = [
  ['list', (terminal, { online }) => terminal.waitForText(online)],
  [
    'chat',
    async (terminal) => {
      terminal.press('Enter');
      await terminal.waitFor('messages', ({ text }) => text.includes('重连风暴'));
      return terminal.waitFor('read counts', ({ text }) => /\d\/7/.test(text));
    },
  ],
  [
    'messages',
    async (terminal, { hint }) => {
      terminal.press('Shift+Tab');
      return terminal.waitForText(hint);
    },
  ],
  [
    'palette',
    async (terminal, { field }) => {
      terminal.press('Ctrl+K');
      return terminal.waitForText(field);
    },
  ],
  [
    'palette-found',
    async (terminal) => {
      terminal.type('zhou');
      return terminal.waitFor('people', ({ text }) => text.includes('@ 周明轩') || /@ .*周明轩/.test(text));
    },
  ],
  [
    'help',
    async (terminal, { help }) => {
      terminal.press('Escape');
      await terminal.waitFor('the end of the palette', ({ text }) => !text.includes('› zhou'));
      terminal.press('?');
      return terminal.waitForText(help);
    },
  ],
  [
    'search',
    async (terminal) => {
      terminal.press('Ctrl+G');
      await terminal.waitFor('the search', ({ lines }) => lines[1]?.startsWith(' › ') === true);
      terminal.type('压测');
      return terminal.waitFor('hits', ({ runs, lines }) =>
        lines.some((_, row) => runs(row).some((run) => run.isUnderlined)),
      );
    },
  ],
  [
    'remind',
    async (terminal, { remind }) => {
      await instead(terminal, '› 压测', 'k', '重连风暴');
      terminal.press('z');
      return terminal.waitForText(remind);
    },
  ],
  ['forward', (terminal, { remind, forward }) => instead(terminal, remind, 'f', forward)],
  [
    'history',
    async (terminal, { forward, history }) => {
      await instead(terminal, forward, 'H', history);
      return terminal.waitForText('先说结论');
    },
  ],
  [
    'waiting',
    async (terminal, { history, waiting, nothing }) => {
      await instead(terminal, history, 'Alt+W', waiting);
      return terminal.waitForText(nothing);
    },
  ],
  ['account', (terminal, { waiting, account }) => instead(terminal, waiting, 'Alt+A', account)],
  [
    'password',
    async (terminal, { rules }) => {
      terminal.press('w');
      await terminal.waitForText(rules);
      terminal.type('Present-123456');
      terminal.press('Tab');
      terminal.type('shenzhixing aaaaaaa');
      return terminal.waitFor('broken rules', ({ text }) => text.includes('! '));
    },
  ],
  [
    'contacts',
    async (terminal, { account, contacts, rules }) => {
      terminal.press('Escape');
      await terminal.waitFor('the account', ({ text }) => text.includes(account) && !text.includes(rules));
      terminal.press('Escape');
      await terminal.waitFor('the panes', ({ text }) => !text.includes(account));
      terminal.press('Alt+2');
      await terminal.waitForText(contacts);
      terminal.press('/');
      terminal.type('linruoxi');
      await terminal.waitFor('the one', ({ lines }) => lines[2]?.includes('林若溪') === true);
      terminal.press('Enter');
      return terminal.waitForText('@yuanheng.example');
    },
  ],
  [
    'settings',
    async (terminal, { page }) => {
      terminal.press('Alt+,');
      return terminal.waitForText(page);
    },
  ],
];

/** Takes all of them into `folder`; answers how many. */
export async function photographTerminal(folder: string): Promise<number> {
  if (whyNoTerminal !== undefined) {
    process.stderr.write(`the terminal client is not photographed: ${whyNoTerminal}\n`);
    return 0;
  }
  mkdirSync(folder, { recursive: true });
  const now = Date.now();
  const views: View[] = (['zh', 'en'] as const).flatMap((language) =>
    (['dark', 'light'] as const).flatMap((theme) =>
      sizes.map(([columns, rows]) => ({ language, theme, columns, rows })),
    ),
  );
  let taken = 0;
  for (const { language, theme, columns, rows } of views) {
    // What one has read is read: each finds the office as the one before did.
    await using office = await TerminalOffice.start(
      planDemoOffice({ now, random: seededRandom(7) }),
      'shenzhixing',
    );
    const terminal = await office.terminal({
      columns,
      rows,
      args: ['--lang', language],
      environment: { COLORFGBG: theme === 'light' ? '0;15' : '15;0' },
    });
    for (const [scene, walk] of scenes) {
      const screen = await walk(terminal, words[language]);
      const name = `terminal-${scene}-${language}-${theme}-${columns}x${rows}`;
      writeFileSync(join(folder, `${name}.txt`), `${screen.text}\n`);
      writeFileSync(join(folder, `${name}.ansi`), screenAsAnsi(screen));
      writeFileSync(join(folder, `${name}.html`), terminalPage(name, screen, theme));
      taken += 1;
    }
    terminal.press('Ctrl+Q');
    await terminal.ended;
  }
  return taken;
}
