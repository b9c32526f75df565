// A person at the command line: every verb is a command or two.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { realCli } from '../cli-office.ts';
import type { Face } from './face.ts';
import { fileLines } from './store-digest.ts';

/** The other faces go by the name, as this one does not. */
const fileFlag = (path: string): string[] => [path.endsWith('.png') ? '--image' : '--file', path];

/** Signs in and hands over the verbs. */
export async function openCliFace(
  url: string,
  account: { loginname: string; password: string },
): Promise<Face> {
  const cli = realCli();
  let open = '';
  const run = async (argv: readonly string[], input = ''): Promise<string> => {
    const { code, out, err } = await cli.tangram(argv, { input });
    if (code !== 0) throw new Error(`${argv.join(' ')} ended with ${code}: ${err}`);
    return out;
  };
  await run(['login', '--server', url, '--user', account.loginname, '--password-stdin'], account.password);
  /** The number of the newest message of the open chat that says this, or carries the file of this name. */
  const midOf = async (text: string): Promise<string> => {
    const rows = JSON.parse(
      await run(['chat', 'read', open, '--limit', '30', '--json=mid,text,content']),
    ) as {
      mid: string;
      text: string;
      content: { name?: string } | null;
    }[];
    const found = rows.findLast((row) => row.text === text || row.content?.name === text);
    if (found === undefined) throw new Error(`nothing in ${open} says «${text}»`);
    return found.mid;
  };
  const isOn = { invitation: true, review: false };
  const verbs = { name: 'rename', notice: 'notice', introduction: 'intro' } as const;
  return {
    name: 'CLI',
    async open(chat) {
      open = chat;
      await run(['chat', 'mark', chat, '--read']);
    },
    async say(text) {
      await run(['chat', 'send', open, text]);
    },
    async answer(to, text) {
      await run(['chat', 'send', open, text, '--reply', await midOf(to)]);
    },
    async sendFlash(text) {
      await run(['chat', 'send', open, text, '--flash']);
    },
    async sendFile(path, caption) {
      const said = caption === undefined ? [] : ['--caption', caption];
      await run(['chat', 'send', open, ...fileFlag(path), ...said]);
    },
    async scheduleFile(path) {
      await run(['chat', 'send', open, ...fileFlag(path), '--send-at', '+1h']);
    },
    async cancelScheduled(name) {
      const rows = JSON.parse(await run(['chat', 'scheduled', '--json=id,file'])) as {
        id: string;
        file: { name: string } | null;
      }[];
      const found = rows.find(({ file }) => file?.name === name);
      if (found === undefined) throw new Error(`no ${name} is scheduled`);
      await run(['chat', 'scheduled', 'cancel', found.id]);
    },
    async writeDraft(text) {
      await run(['chat', 'draft', open, text]);
    },
    async react(text, emoji, on) {
      await run(['chat', 'react', await midOf(text), emoji, ...(on ? [] : ['--off'])]);
    },
    async reword(text, added) {
      await run(['chat', 'edit', await midOf(text), text + added]);
    },
    async pinMessage(text, on) {
      await run(['chat', 'pin-message', await midOf(text), ...(on ? [] : ['--off'])]);
    },
    async withdraw(text) {
      await run(['chat', 'withdraw', await midOf(text)]);
    },
    async deleteForMe(text) {
      await run(['chat', 'delete', await midOf(text)]);
    },
    async forward(text, to) {
      await run(['chat', 'forward', await midOf(text), '--to', to]);
    },
    async forwardAsRecord(texts, to) {
      const mids: string[] = [];
      for (const text of texts) mids.push(await midOf(text));
      await run(['chat', 'forward', ...mids, '--merged', '--to', to]);
    },
    async remind(text) {
      await run(['chat', 'remind', await midOf(text), '+1h']);
    },
    async mark(chat, mark) {
      if (mark === 'markRead') await run(['chat', 'mark', chat, '--read']);
      else if (mark === 'markUnread') await run(['chat', 'mark', chat, '--unread']);
      else await run(['chat', mark, chat]);
    },
    async startChat(person) {
      open = person;
    },
    async addFriend(person) {
      await run(['contacts', 'add-friend', person]);
    },
    async follow(person) {
      await run(['contacts', 'follow', person]);
    },
    async makeGroup(name, members) {
      const made = await run([
        'group',
        'create',
        '--name',
        name,
        '--members',
        members.join(),
        '--json=chatId',
      ]);
      open = (JSON.parse(made) as { chatId: string }).chatId;
    },
    async changeText(what, text) {
      await run(['group', verbs[what], open, text]);
    },
    async toggle(what) {
      isOn[what] = !isOn[what];
      const verb = what === 'invitation' ? 'invite' : what;
      await run(['group', verb, open, isOn[what] ? 'on' : 'off']);
    },
    async invite(person) {
      await run(['group', 'add', open, person]);
    },
    async removeMember(person) {
      await run(['group', 'remove', open, person, '--yes']);
    },
    async toggleAdministrator(person) {
      const rows = JSON.parse(await run(['group', 'members', open, '--search', person, '--json=role'])) as {
        role: string;
      }[];
      const verb = rows[0]?.role === 'administrator' ? 'remove' : 'add';
      await run(['group', 'admins', open, verb, person]);
    },
    async approve() {
      await run(['group', 'requests', 'approve', open, '--all']);
    },
    async transfer(person) {
      await run(['group', 'transfer', open, person, '--yes']);
    },
    async leave() {
      await run(['group', 'leave', open, '--yes']);
    },
    async dissolve() {
      const { name } = JSON.parse(await run(['group', 'show', open, '--json=name'])) as { name: string };
      await run(['group', 'dissolve', open, '--confirm', name]);
    },
    async stored() {
      // Commands keep what they have read; a client that stays reads on by itself.
      await run(['cache', 'sync']);
      return fileLines(join(cli.home, globSync('**/*.sqlite', { cwd: cli.home })[0] ?? ''));
    },
    async close() {
      cli.remove();
    },
  };
}
