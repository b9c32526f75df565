// A morning at the other server by the real command line: what somebody does there, and what has to come of it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { realCli, type RealCli } from '../cli-office.ts';
import type { OtherServer } from './server.ts';

/** A step that did not come out as it should. */
export type Missed = { step: string; said: string };

type Said = Awaited<ReturnType<RealCli['tangram']>>;

/** The command line of somebody at this server. */
export function otherCli(server: OtherServer): RealCli {
  const cli = realCli();
  const file = join(cli.home, 'own.json');
  mkdirSync(cli.home, { recursive: true });
  writeFileSync(file, JSON.stringify(server.variant));
  // The command line takes keys from the variables of its process.
  process.env['TANGRAM_ELSEWHERE_KEY'] = server.key;
  return {
    ...cli,
    tangram: (argv, call = {}) =>
      cli.tangram(argv, { ...call, environment: { ...call.environment, TANGRAM_VARIANT_FILE: file } }),
  };
}

const rowsOf = (said: Said): Record<string, unknown>[] => {
  try {
    const rows: unknown = JSON.parse(said.out);
    return Array.isArray(rows) ? (rows as Record<string, unknown>[]) : [];
  } catch {
    return [];
  }
};

/** Does everything and answers what went wrong; nothing is an answer too. */
export async function morning(server: OtherServer): Promise<Missed[]> {
  const cli = otherCli(server);
  const { office } = server;
  const missed: Missed[] = [];
  const path = join(cli.home, '合同.txt');
  writeFileSync(path, '合同 '.repeat(400));
  const fetched = join(cli.home, 'fetched.txt');
  const step = async (
    name: string,
    argv: string[],
    holds: (said: Said) => boolean,
    input = '',
  ): Promise<void> => {
    const said = await cli.tangram([...argv, '--timeout', '12s'], { input });
    if (!holds(said)) missed.push({ step: name, said: `${said.code} ${said.out}${said.err}`.slice(0, 400) });
  };
  const times = (text: string): number => office.messages.filter(({ c }) => c === text).length;
  const ok = ({ code }: Said): boolean => code === 0;
  try {
    await step('sign in', ['login', '--user', 'jia', '--password-stdin'], ok, 'Pass-jia-77');
    await step('list', ['chat', 'list', '--json=name,unread,kind'], (said) => {
      const found = new Map(rowsOf(said).map((row) => [row['name'], row]));
      return (
        found.get('乙')?.['kind'] === 'direct' &&
        found.get('项目组')?.['kind'] === 'group' &&
        found.size === 2
      );
    });
    await step('unread', ['chat', 'list', '--json=name,unread'], (said) =>
      rowsOf(said).some((row) => row['name'] === '项目组' && row['unread'] === 5),
    );
    await step('read', ['chat', 'read', '乙', '--json=text', '--limit', '5'], (said) =>
      JSON.stringify(rowsOf(said)).includes('早 39'),
    );
    await step('read a group', ['chat', 'read', '项目组', '--json=text'], (said) =>
      ['进度 0', '进度 4'].every((text) => said.out.includes(text)),
    );
    await step('older', ['chat', 'read', '乙', '--json=text', '--before', '10'], (said) =>
      said.out.includes('早 0'),
    );
    await step('send', ['chat', 'send', '乙', '下午见'], (said) => ok(said) && times('下午见') === 1);
    await step(
      'send to a group',
      ['chat', 'send', '项目组', '收到'],
      (said) => ok(said) && times('收到') === 1,
    );
    await step('one bubble', ['chat', 'read', '乙', '--json=text', '--limit', '4'], (said) => {
      const shown = rowsOf(said).filter((row) => row['text'] === '下午见');
      return shown.length === 1;
    });
    await step('mark', ['chat', 'mark', '项目组', '--read'], ok);
    await step('find', ['contacts', 'search', '丙', '--json=name'], (said) => rowsOf(said).length === 1);
    await step('tree', ['contacts', 'tree'], (said) => said.out.includes('研发部'));
    await step('friends', ['contacts', 'friends', '--json=name'], (said) => rowsOf(said).length === 2);
    await step('groups', ['group', 'list', '--json=name,chatId'], (said) =>
      rowsOf(said).some((row) => row['name'] === '项目组' && row['chatId'] === '00002'),
    );
    await step('members', ['group', 'members', '项目组', '--json=name'], (said) => rowsOf(said).length === 3);
    await step('make a group', ['group', 'create', '--name', '新组', '--members', '乙', '--json'], (said) => {
      return ok(said) && office.chats.filter(({ group }) => group?.name === '新组').length === 1;
    });
    await step(
      'send a file',
      ['chat', 'send', '乙', '--file', path],
      (said) => ok(said) && office.files.size === 1,
    );
    await step(
      'its message',
      ['chat', 'files', '乙', '--json=mid,name'],
      (said) => rowsOf(said).length === 1,
    );
    const files = await cli.tangram(['chat', 'files', '乙', '--json=mid']);
    const mid = `${rowsOf(files)[0]?.['mid'] as number}`;
    await step('fetch it', ['chat', 'download', '乙', mid, '--output', fetched], (said) => {
      return ok(said) && readFileSync(fetched, 'utf8') === readFileSync(path, 'utf8');
    });
    await step('leave a group', ['group', 'leave', '项目组', '--yes'], (said) => {
      return ok(said) && office.groupOf(office.id(502))?.people.length === 2;
    });
  } finally {
    cli.remove();
  }
  return missed;
}
