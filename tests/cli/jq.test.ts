// `--jq`: strings raw, one line per result, every event of a stream, and clear words where a filter does not work.
import { expect, test } from 'vitest';
import type { OfficeEvent } from '#sdk/api.ts';
import { isTallerThan, pagerOf } from '#cli/context/pager.ts';
import { aChat, aMessage, fakeOffice } from './fake-office.ts';
import { runCli, type CliWorld } from './run-cli.ts';

function world(more: CliWorld = {}): CliWorld {
  const office = fakeOffice();
  office.chats.set('00007', aChat('00007', '沈知行\u001b]0;x\u0007', { unread: 3, lastTime: 2 }));
  office.chats.set('00008', aChat('00008', 'Review', { lastTime: 1 }));
  return { office, ...more };
}
const arrived = (mid: number, text: string): OfficeEvent => ({
  type: 'message',
  message: aMessage(mid, '00007', text),
  chatName: '沈知行',
  chatKind: 'direct',
  muted: false,
});
const list = ['chat', 'list', '--offline', '--jq'];

test('strings come as they are, everything else as JSON on one line', async () => {
  expect((await runCli([...list, '.[].name'], world())).out).toBe('沈知行\u001b]0;x\u0007\nReview\n');
  expect((await runCli([...list, '.[0] | {id, unread}'], world())).out).toBe('{"id":"00007","unread":3}\n');
  expect((await runCli([...list, 'map(.unread) | add'], world())).out).toBe('3\n');
  expect((await runCli([...list, 'empty'], world())).out).toBe('');
});

test('it sees what --json and --envelope would print', async () => {
  expect((await runCli([...list, '.[0] | keys', '--json=id,name'], world())).out).toBe('["id","name"]\n');
  expect((await runCli([...list, '.meta.items', '--envelope'], world())).out).toBe('2\n');
});

test('on a terminal it is indented, and nothing in it steers the terminal', async () => {
  const { out } = await runCli([...list, '.[0].name, .[0] | if type == "object" then {id} else . end'], {
    ...world(),
    terminal: true,
  });
  expect(out).toBe('沈知行]0;x\n{\n  "id": "00007"\n}\n');
});

test('a filter that is none is refused before anything happens', async () => {
  const given = world();
  const { code, out, err, requests } = await runCli(['chat', 'pin', '00007', '--jq', '.['], given);
  expect({ code, out, requests }).toEqual({ code: 2, out: '', requests: [] });
  expect(JSON.parse(err)).toMatchObject({ type: 'usage', code: 'jqInvalid', param: '--jq' });
  expect(err).toContain('syntax error');
  expect(err).not.toContain('Unix shell');
});

test('data that does not fit is said in jq’s words', async () => {
  const { code, err } = await runCli([...list, '.name'], world());
  expect(code).toBe(2);
  expect((JSON.parse(err) as { message: string }).message).toContain('Cannot index array with');
});

test('results that are none print nothing and are no fault', async () => {
  const { code, out } = await runCli([...list, '.[] | select(.unread > 99)'], world());
  expect({ code, out }).toEqual({ code: 0, out: '' });
});

test('it goes with no --csv', async () => {
  expect((await runCli([...list, '.', '--csv'], world())).code).toBe(2);
});

test('a watch filters each event; an event the filter drops is still counted by the watch', async () => {
  const given = fakeOffice();
  given.chats.set('00007', aChat('00007', '沈知行'));
  const run = runCli(['chat', 'watch', '--max-events', '2', '--jq', 'select(.text != "no") | .text'], {
    office: given,
  });
  await Promise.resolve();
  const feed = setInterval(() => {
    given.emit({ type: 'ready' });
    given.emit(arrived(1, 'no'));
    given.emit(arrived(2, '好'));
  }, 10);
  const { code, out, err } = await run.finally(() => clearInterval(feed));
  expect({ code, out }).toEqual({ code: 0, out: '好\n' });
  expect(err).toContain('[tangram] exit reason=limit n=2');
});

/** Runs a watch to which two messages are told until it ends. */
async function watched(...flags: string[]) {
  const given = fakeOffice();
  given.chats.set('00007', aChat('00007', '沈知行'));
  const run = runCli(['chat', 'watch', '--json', '--max-events', '1', ...flags], { office: given });
  const feed = setInterval(() => {
    given.emit({ type: 'ready' });
    given.emit(arrived(1, 'no'));
    given.emit(arrived(2, '好'));
  }, 10);
  return run.finally(() => clearInterval(feed));
}

test('--filter drops messages before they are counted', async () => {
  const { code, out, err } = await watched('--filter', '.text | test("好")', '--jq', '.mid');
  expect({ code, out }).toEqual({ code: 0, out: '2\n' });
  expect(err).toContain('n=1');
});

test('a filter that does not fit what arrives ends the watch with its reason', async () => {
  for (const flag of ['--jq', '--filter']) {
    const { code, err } = await watched(flag, '.text.x');
    expect(code).toBe(2);
    expect(JSON.parse(err.split('\n').find((line) => line.startsWith('{')) ?? '')).toMatchObject({
      code: 'jqInvalid',
      param: flag,
    });
  }
});

test.each([
  [{}, 'less -FIRX'],
  [{ PAGER: 'more' }, 'more'],
  [{ PAGER: 'more', TANGRAM_PAGER: 'most -s' }, 'most -s'],
  [{ PAGER: 'more', TANGRAM_PAGER: '' }, undefined],
  [{ PAGER: 'cat' }, undefined],
])('the pager of %j is %s', (environment, pager) => {
  expect(pagerOf(environment)).toBe(pager);
});

test('only what is taller than the terminal goes to the pager', () => {
  expect(isTallerThan('a\n'.repeat(23), 24, 80)).toBe(false);
  expect(isTallerThan('a\n'.repeat(24), 24, 80)).toBe(true);
  expect(isTallerThan('x'.repeat(80 * 24), 24, 80)).toBe(true);
  expect(isTallerThan('', 24, 80)).toBe(false);
});
