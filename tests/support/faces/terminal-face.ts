// A person at the terminal client: one process kept open, every verb by keys.
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandLine } from '../command-line.ts';
import type { Screen } from '../terminal-screen.ts';
import { openTangram } from '../terminal.ts';
import { openChat as openInPalette } from '../terminal-desk.ts';
import type { ChatMark, Face, GroupText } from './face.ts';
import { fileLines } from './store-digest.ts';

// The time zone is that of the others: a ZIP file keeps the hours of the place where it was made.
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const place = { LANG: 'zh_CN.UTF-8', LC_ALL: '', TZ: timeZone, COLORTERM: 'truecolor' };
/** Presses until a line must be under the cursor. */
const maxPresses = 25;
/** A press that is not seen for so many times as long as the slowest one until now has met an end; and at least, in seconds. */
const patience = { times: 20, seconds: 1 } as const;
/** Keys of the list. */
const marks: Readonly<Record<ChatMark, string>> = {
  pin: 't',
  unpin: 't',
  mute: 'm',
  unmute: 'm',
  markUnread: 'u',
  markRead: 'u',
  remove: 'x',
};
/** Keys of the details; names, announcements and introductions go through the person's editor. */
const texts: Readonly<Record<GroupText, string>> = { name: 'r', notice: 'n', introduction: 'e' };

/** Signs in on a profile under `folder`, opens the client and hands over the verbs. */
export async function openTerminalFace(
  url: string,
  account: { loginname: string; password: string },
  folder: string,
): Promise<Face> {
  mkdirSync(folder, { recursive: true });
  await CommandLine.signIn(folder, url, account);
  // The editor is one that knows what to write.
  const words = join(folder, 'words');
  const terminal = await openTangram(folder, ['tui'], {
    columns: 130,
    rows: 40,
    environment: { ...place, EDITOR: `cp ${words}` },
  });
  await terminal.waitForText('● 在线');
  await terminal.waitForText('数字化平台组');
  let open = '';
  /** How long the slowest press of an arrow took to be seen, in seconds. */
  let slowest = 0;

  const writing = (name: string): Promise<Screen> =>
    terminal.waitFor(
      `the place to write to ${name}`,
      ({ text }) => text.includes(`发送给 ${name}`) && text.includes('Enter 发送'),
    );
  const press = (...keys: string[]): void => terminal.press(...keys);
  /** What is written in the field has to be on the screen before the key that sends it. */
  const write = async (text: string): Promise<void> => {
    terminal.type(text);
    await terminal.waitFor(`«${text}» written`, ({ lines }) =>
      lines.slice(-2).some((line) => line.startsWith(' ›') && line.includes(text)),
    );
  };
  /** What comes in one piece with an Enter is a paste: the field has to be empty before more is written. */
  const send = async (): Promise<void> => {
    press('Enter');
    await terminal.waitForText(`› 发送给 ${open}`);
  };
  const openChat = async (name: string): Promise<void> => {
    await openInPalette(terminal, name, name);
    await writing(name);
    await terminal.waitFor(
      `${name} and nothing else`,
      ({ lines }) => lines[1]?.split('│')[1]?.includes(` ${name}`) === true,
    );
    open = name;
  };
  /** Moves until a text is under the cursor; each press is seen before the next one. */
  const moveTo = async (text: string, edge: '│▌' | 'list'): Promise<void> => {
    // Lists show their cursor by inversion, the timeline by a bar.
    const inverse = (screen: Screen): string[] =>
      screen.lines.map((_, at) =>
        screen
          .runs(at)
          .filter(({ isInverse }) => isInverse)
          .map((run) => run.text)
          .join(''),
      );
    const marksOf = (screen: Screen): string =>
      edge === 'list' ? inverse(screen).join('\n') : screen.lines.map((line) => line.lastIndexOf('▌')).join();
    const chosen = (screen: Screen): boolean =>
      edge === 'list'
        ? inverse(screen).some((line) => line.includes(text))
        : screen.lines.some((line) => {
            const at = line.indexOf(edge);
            return at >= 0 && (line.slice(at + edge.length).split('│')[0] ?? '').includes(text);
          });
    // Up to the end, and down again: the cursor may have stood anywhere.
    for (const key of ['Up', 'Down'])
      for (let presses = 0; presses < maxPresses && !chosen(terminal.screen); presses += 1) {
        const before = marksOf(terminal.screen);
        const pressed = performance.now();
        press(key);
        const moved = await terminal
          .waitFor(
            'the cursor moves',
            (screen) => marksOf(screen) !== before,
            Math.max(patience.seconds, patience.times * slowest),
          )
          .catch(() => undefined);
        if (moved === undefined) break;
        slowest = Math.max(slowest, (performance.now() - pressed) / 1_000);
      }
    await terminal.waitFor(`«${text}» under the cursor`, chosen);
  };
  /** From the place to write to the newest message that says this. */
  const onMessage = async (text: string): Promise<void> => {
    await terminal.waitFor(`«${text}» sent`, ({ lines }) =>
      lines.slice(0, -2).some((line) => line.includes(text)),
    );
    press('Shift+Tab');
    await terminal.waitForText('Enter 写消息');
    await moveTo(text, '│▌');
  };
  const pick = async (name: string): Promise<void> => {
    await terminal.waitForText('从哪里选');
    terminal.type(name);
    await terminal.waitFor(`${name} found`, ({ lines }) =>
      lines.some((line) => line.startsWith('▌') && line.includes(name)),
    );
    press('Enter');
    await terminal.waitForText('Ctrl+S');
    press('Ctrl+S');
  };
  /** What is forwarded and to whom is looked at; no word goes along. */
  const withoutWords = async (): Promise<void> => {
    await terminal.waitForText('将要转发');
    press('Enter');
  };
  const backToWriting = async (): Promise<void> => {
    press('Enter');
    await writing(open);
  };
  const typeTime = async (): Promise<void> => {
    terminal.type('+1h');
    await terminal.waitFor('the time', ({ lines }) =>
      lines.some((line) => line.startsWith('▌') && line.includes('+1h')),
    );
    press('Enter');
  };
  const inDetails = async (): Promise<void> => {
    await terminal.waitForText('成员邀请');
    press('Tab');
    await terminal.waitForText('Esc 回到会话');
  };
  const leaveDetails = async (): Promise<void> => {
    press('Escape');
    await writing(open);
  };
  const chooseMember = async (name: string): Promise<void> => {
    await moveTo(name, '│▌');
  };
  const onCard = async (name: string): Promise<void> => {
    press('Alt+2');
    await terminal.waitForText('姓名、拼音或部门');
    press('/');
    terminal.type(name);
    await terminal.waitFor(`${name} found`, ({ lines }) => (lines[2] ?? '').includes(name));
    press('Enter');
    await terminal.waitForText('账号');
  };
  /** In the field every letter is written; the card stays when it is left. */
  const endFind = async (): Promise<void> => {
    press('Escape');
    await terminal.waitFor('no search', ({ text }) => !text.includes('Esc 结束查找'));
  };
  const backFromContacts = async (): Promise<void> => {
    press('Alt+1');
    await terminal.waitFor('the messages', ({ text }) => !text.includes('姓名、拼音或部门'));
  };
  return {
    name: 'terminal',
    open: openChat,
    async say(text) {
      await write(text);
      await send();
    },
    async answer(to, text) {
      await onMessage(to);
      press('r');
      await writing(open);
      await write(text);
      await send();
    },
    async sendFlash(text) {
      press('Alt+F');
      await terminal.waitForText('闪信：');
      await write(text);
      await send();
    },
    async sendFile(path, caption) {
      await write(`/file ${path}`);
      if (caption !== undefined) {
        press('Ctrl+J');
        terminal.type(caption);
        await terminal.waitFor(`«${caption}» below it`, ({ lines }) =>
          (lines.at(-2) ?? '').includes(caption),
        );
      }
      await send();
    },
    async scheduleFile(path) {
      await write(`/file ${path}`);
      press('Alt+T');
      await terminal.waitForText(' 定时发送 ─');
      await typeTime();
      await terminal.waitForText(`› 发送给 ${open}`);
    },
    async cancelScheduled(name) {
      press('Alt+W');
      const isHere = (line: string): boolean => line.startsWith('▌') && line.includes(name);
      await terminal.waitFor(`${name} under the cursor`, ({ lines }) => lines.some(isHere));
      press('d');
      await terminal.waitForText('y 确定');
      press('y');
      await terminal.waitFor(`no ${name} any more`, ({ lines }) => !lines.some(isHere));
      press('Escape');
      await writing(open);
    },
    async writeDraft(text) {
      await write(text);
    },
    async react(text, emoji, on) {
      await onMessage(text);
      press('+');
      // The footer under a message says these words as well, without the line.
      await terminal.waitForText('─ 回应表情 ─');
      terminal.type(emoji);
      await terminal.waitFor(`${emoji} found`, ({ lines }) =>
        lines.some((line) => line.startsWith('▌') && line.includes(emoji)),
      );
      press('Enter');
      await terminal.waitFor(
        'the reaction',
        (screen) => screen.text.includes('Enter 写消息') && screen.text.includes(`[${emoji}] 1`) === on,
      );
      await backToWriting();
    },
    async reword(text, added) {
      await onMessage(text);
      press('w');
      await terminal.waitForText('编辑消息');
      terminal.type(added);
      await terminal.waitFor('the new words', ({ lines }) =>
        lines.some((line) => line.startsWith('▌') && line.includes(text + added)),
      );
      press('Enter');
      await terminal.waitForText('已编辑');
      await backToWriting();
    },
    async pinMessage(text, on) {
      await onMessage(text);
      press('P');
      await terminal.waitForText(on ? '已置顶' : '已取消置顶');
      await backToWriting();
    },
    async withdraw(text) {
      await onMessage(text);
      press('x');
      await terminal.waitForText('你撤回了一条消息');
      await backToWriting();
    },
    async deleteForMe(text) {
      await onMessage(text);
      press('d');
      await terminal.waitForText('y 确定');
      press('y');
      await terminal.waitForText('已删除');
      await backToWriting();
    },
    async forward(text, to) {
      await onMessage(text);
      press('f');
      await pick(to);
      await withoutWords();
      await terminal.waitForText('已转发到');
      await backToWriting();
    },
    async forwardAsRecord(given, to) {
      await onMessage(given.at(-1) ?? '');
      for (let at = given.length; at > 0; at -= 1) press('Space', 'Up');
      await terminal.waitForText(`已选 ${given.length} 条`);
      press('M');
      await pick(to);
      await withoutWords();
      await terminal.waitForText('已转发到');
      await backToWriting();
    },
    async remind(text) {
      await onMessage(text);
      press('z');
      await terminal.waitForText('稍后提醒');
      await typeTime();
      await terminal.waitForText('Enter 写消息');
      await backToWriting();
    },
    async mark(chat, mark) {
      press('Shift+Tab');
      await terminal.waitForText('Enter 写消息');
      press('Left');
      await terminal.waitForText('Enter 打开');
      await moveTo(chat, 'list');
      press(marks[mark]);
      if (mark === 'remove') {
        await terminal.waitForText('y 确定');
        press('y');
      }
      await openChat('数字化平台组');
    },
    async startChat(person) {
      await onCard(person);
      press('Enter');
      await writing(person);
      open = person;
    },
    async addFriend(person) {
      await onCard(person);
      await endFind();
      press('a');
      await terminal.waitForText('好友');
      await backFromContacts();
    },
    async follow(person) {
      await onCard(person);
      await endFind();
      press('f');
      await terminal.waitForText('已关注');
      await backFromContacts();
    },
    async makeGroup(name, members) {
      press('Alt+G');
      await pick(members[0] ?? '');
      await writing(name);
      open = name;
    },
    async changeText(what, text) {
      writeFileSync(words, text);
      await inDetails();
      const entered = (): number => terminal.output.split('\u001b[?1049h').length;
      const before = entered();
      press(texts[what]);
      await terminal.waitFor(
        'the client comes back from the editor',
        (screen) => entered() > before && screen.text.includes('Esc 回到会话'),
      );
      // The introduction stands nowhere in the details.
      if (what !== 'introduction') await terminal.waitForText(text);
      if (what === 'name') open = text;
      await leaveDetails();
    },
    async toggle(what) {
      await inDetails();
      press(what === 'invitation' ? 'v' : 'V');
      await terminal.waitForText('已更新');
      await leaveDetails();
    },
    async invite(person) {
      await inDetails();
      press('i');
      await pick(person);
      await terminal.waitForText('已邀请');
      await leaveDetails();
    },
    async removeMember(person) {
      await inDetails();
      await chooseMember(person);
      press('d');
      await terminal.waitForText('y 确定');
      press('y');
      await terminal.waitForText(`已将 ${person} 移出群聊`);
      await leaveDetails();
    },
    async toggleAdministrator(person) {
      await inDetails();
      await chooseMember(person);
      press('a');
      await terminal.waitForText('管理员');
      await leaveDetails();
    },
    async approve() {
      await inDetails();
      await terminal.waitForText('入群申请');
      press('y');
      await terminal.waitForText('已同意');
      await leaveDetails();
    },
    async transfer(person) {
      await inDetails();
      await chooseMember(person);
      press('T');
      await terminal.waitForText('y 确定');
      press('y');
      await terminal.waitForText('现在是群主');
      await leaveDetails();
    },
    async leave() {
      await inDetails();
      press('L');
      await terminal.waitForText('y 确定');
      press('y');
      // The chat is left for the list.
      await terminal.waitForText('已退出');
    },
    stored: async () =>
      fileLines(join(folder, globSync('data/tangram/profiles/default/*.sqlite', { cwd: folder })[0] ?? '')),
    async dissolve() {
      await inDetails();
      press('D');
      await terminal.waitForText('输入群名以确认');
      terminal.type(/输入群名以确认：(.*\S)/.exec(terminal.screen.text)?.[1] ?? '');
      await terminal.waitForText('确定');
      press('Enter');
      await terminal.waitForText('已解散');
    },
    async close() {
      await terminal.close();
    },
  };
}
