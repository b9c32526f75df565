// Proves that a composer brings back one's own last words and lets them go again.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LocalChat, LocalMessage, OfficeApi } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { ApiClient } from '#sdk/net/api-client.ts';
import type { Store } from '#storage/store.ts';
import type { Handover } from '#sdk/chat/later/handover.ts';
import { Later } from '#sdk/chat/later/later.ts';
import { ComposerScreen } from '#sdk/chat/screens/composer.ts';
import { aChat, aMessage } from '../../../cli/fake-office.ts';

const said = ['第一句', '第二句 face[强]', 'theirs', '第三句'];
let asked = 0;
let waiting: LocalMessage[] = [];
let tell: (chat: LocalChat | undefined) => void = () => undefined;
const typed: string[] = [];
const office = {
  typing: {
    tell: async () => void typed.push('tell'),
    ended: async () => void typed.push('ended'),
  },
  chat: {
    get: async () => aChat('00012', '平台组'),
    watch: () => (listener: (chat: LocalChat | undefined) => void) => {
      tell = listener;
      return () => undefined;
    },
    older: async () => {
      asked += 1;
      return {
        messages: said.map((text, at) => aMessage(at + 1, '00012', text, { mine: text !== 'theirs' })),
        end: true,
      };
    },
    setDraft: async () => undefined,
    outbox: async () => waiting,
    send: async ({ text }: { text: string }) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      waiting.push(aMessage(0, '00012', text, { mine: true, key: 'c9', state: 'queued' }));
      return waiting[0];
    },
  },
} as unknown as OfficeApi;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  waiting = [];
});
afterEach(() => vi.useRealTimers());

async function open(): Promise<ComposerScreen> {
  const screen = new ComposerScreen(office, '00012');
  await vi.advanceTimersByTimeAsync(0);
  return screen;
}

test('what was typed is stored at once where the page goes, an emptied field as well', async () => {
  const kept: string[] = [];
  const keeping = {
    ...office,
    chat: { ...office.chat, setDraft: async (_: string, text: string) => void kept.push(text) },
  } as unknown as OfficeApi;
  const screen = new ComposerScreen(keeping, '00012');
  await vi.advanceTimersByTimeAsync(0);
  screen.setText('写到一半');
  screen.flush();
  screen.setText('');
  screen.flush();
  screen.flush();
  expect(kept).toEqual(['写到一半', '']);
  screen.dispose();
});

test('what shows nothing cannot be sent, nor scheduled', async () => {
  const screen = new ComposerScreen({ ...office, events: () => () => undefined } as OfficeApi, '00012');
  await vi.advanceTimersByTimeAsync(0);
  for (const [text, can] of [
    ['\u200b\u3164\u2800', false],
    ['\u200b好', true],
  ] as const) {
    screen.setText(text);
    expect(screen.getSnapshot()).toMatchObject({ canSend: can, canSchedule: can });
  }
  screen.dispose();
});

test('a quote whose original is withdrawn goes at once and says so; the words stay', async () => {
  const listeners: ((event: object) => void)[] = [];
  const tell = (event: object): void => listeners.forEach((listener) => listener(event));
  const listening = {
    ...office,
    events: (listener: (event: object) => void) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  const screen = new ComposerScreen(listening as unknown as OfficeApi, '00012');
  await vi.advanceTimersByTimeAsync(0);
  screen.setText('同意');
  screen.setQuote(aMessage(4, '00012', '机密'));
  tell({ type: 'withdraw', chatId: '00012', mids: [9], personId: '2', operatorName: '' });
  expect(screen.getSnapshot().quote?.mid).toBe(4);
  tell({ type: 'withdraw', chatId: '00012', mids: [4], personId: '2', operatorName: '' });
  expect(screen.getSnapshot()).toMatchObject({
    quote: undefined,
    text: '同意',
    error: { code: 'quoteWithdrawn' },
  });
  screen.dispose();
});

test('files are refused behind a quote, and go where it is taken away (spec §5)', async () => {
  const screen = new ComposerScreen({ ...office, events: () => () => undefined } as OfficeApi, '00012');
  expect(screen.mayAttach()).toBe(true);
  screen.setQuote(aMessage(1, '00012', '第一句'));
  expect(screen.mayAttach()).toBe(false);
  expect(screen.getSnapshot().error?.code).toBe('quoteTextOnly');
  screen.clearError();
  screen.setQuote(undefined);
  expect([screen.mayAttach(), screen.getSnapshot().error]).toEqual([true, undefined]);
  screen.dispose();
});

test('what was typed before the switch to a flash message is erased, and no draft is kept after it', async () => {
  const calls: string[] = [];
  const kept = {
    ...office,
    chat: {
      ...office.chat,
      setDraft: async (_: string, text: string) => void calls.push(`set ${text}`),
      eraseDraft: async () => void calls.push('erase'),
    },
  };
  const screen = new ComposerScreen(kept as unknown as OfficeApi, '00012');
  await vi.advanceTimersByTimeAsync(0);
  screen.setText('机密');
  await vi.advanceTimersByTimeAsync(400);
  screen.setFlash(true);
  screen.setText('机密两字');
  await vi.advanceTimersByTimeAsync(400);
  expect(calls).toEqual(['set 机密', 'erase']);
  screen.dispose();
  expect(calls).toEqual(['set 机密', 'erase']);
});

test('what is given to the messages of later leaves the field and the draft at once; refused, it stays', async () => {
  const calls: unknown[] = [];
  let refusal: Error | undefined;
  const queue = {
    ...office,
    chat: { ...office.chat, setDraft: async (_: string, text: string) => void calls.push(`draft «${text}»`) },
    later: {
      async schedule(input: object) {
        if (refusal !== undefined) throw refusal;
        calls.push(input);
      },
    },
  };
  const screen = new ComposerScreen(queue as unknown as OfficeApi, '00012');
  await vi.advanceTimersByTimeAsync(0);
  screen.setText('明天见');
  await vi.advanceTimersByTimeAsync(400);
  refusal = new Error('too many wait');
  await expect(screen.schedule(5_000, ['7'])).rejects.toBe(refusal);
  expect(screen.getSnapshot().text).toBe('明天见');
  refusal = undefined;
  await screen.schedule(5_000, ['7']);
  expect(screen.getSnapshot()).toMatchObject({ text: '', canSend: false });
  expect(calls).toEqual([
    'draft «明天见»',
    { chatId: '00012', text: '明天见', dueTime: 5_000, mentions: ['7'] },
    'draft «»',
  ]);
});

test('a flash text cannot be scheduled, and can again once it is an ordinary one', async () => {
  const screen = await open();
  expect(screen.getSnapshot()).toMatchObject({ canSend: false, canSchedule: false });
  screen.setText('机密');
  expect(screen.getSnapshot()).toMatchObject({ canSend: true, canSchedule: true });
  screen.setFlash(true);
  expect(screen.getSnapshot()).toMatchObject({ canSend: true, canSchedule: false });
  screen.setText('机密两字');
  expect(screen.getSnapshot()).toMatchObject({ canSend: true, canSchedule: false });
  screen.setFlash(false);
  expect(screen.getSnapshot()).toMatchObject({ canSend: true, canSchedule: true });
  screen.dispose();
});

test('the messages of later take no flash text, whoever asks', async () => {
  const later = new Later({
    api: {} as ApiClient,
    store: {} as Store,
    handover: {} as Handover,
    random: { uuid: () => 'id' },
    chat: () => Promise.reject(new Error('no chat is needed')),
    clock: { now: () => 0 },
    announce: () => undefined,
  });
  const flash = { chatId: '00012', text: '机密', dueTime: 5_000, flash: true };
  await expect(later.schedule(flash)).rejects.toMatchObject({ code: 'flashNotScheduled' });
});

test('what another device writes is followed until something is typed here, and never over it', async () => {
  const screen = await open();
  tell(aChat('00012', '平台组', { draft: '从手机上写的' }));
  expect(screen.getSnapshot().text).toBe('从手机上写的');
  // The face writes back what it was shown.
  screen.setText('从手机上写的');
  tell(aChat('00012', '平台组', { draft: '' }));
  expect(screen.getSnapshot().text).toBe('');
  screen.setText('这里写的');
  tell(aChat('00012', '平台组', { draft: '从手机上又写的' }));
  tell(aChat('00012', '平台组', { draft: '' }));
  expect(screen.getSnapshot().text).toBe('这里写的');
  screen.dispose();
});

test('what names something of this device is a draft of this device, and words after it are one of all', async () => {
  const drafts: string[] = [];
  const noting = {
    ...office,
    chat: {
      ...office.chat,
      setDraft: async (_: string, text: string, { staysHere }: { staysHere: boolean }) =>
        void drafts.push(staysHere ? `here ${text}` : text),
    },
  } as unknown as OfficeApi;
  const screen = new ComposerScreen(noting, '00012');
  await vi.advanceTimersByTimeAsync(0);
  screen.setText('/file /tmp/月报.pdf', { isCommand: true });
  expect(screen.getSnapshot().canSchedule).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(drafts).toEqual(['here /file /tmp/月报.pdf']);
  screen.setText('月报在路上');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(drafts.at(-1)).toBe('月报在路上');
  screen.setText('/file /tmp/月报.pdf', { isCommand: true });
  screen.dispose();
  expect(drafts.at(-1)).toBe('here /file /tmp/月报.pdf');
});

test('a draft is stored while one writes on and on', async () => {
  const drafts: string[] = [];
  const setDraft = async (_: string, text: string): Promise<void> => void drafts.push(text);
  const noting = { ...office, chat: { ...office.chat, setDraft } } as unknown as OfficeApi;
  const screen = new ComposerScreen(noting, '00012');
  await vi.advanceTimersByTimeAsync(0);
  for (let word = 1; word <= 20; word += 1) {
    screen.setText('字'.repeat(word));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(drafts.length).toBeGreaterThan(4);
  await vi.advanceTimersByTimeAsync(500);
  expect(drafts.at(-1)).toBe('字'.repeat(20));
  screen.dispose();
});

test('words that are refused after the chat was left are there again as its draft', async () => {
  const drafts: string[] = [];
  const refusal = Promise.withResolvers<LocalMessage>();
  const refusing = {
    ...office,
    chat: {
      ...office.chat,
      send: () => refusal.promise,
      setDraft: async (_: string, text: string) => void drafts.push(text),
    },
  } as unknown as OfficeApi;
  const screen = new ComposerScreen(refusing, '00012');
  await vi.advanceTimersByTimeAsync(0);
  screen.setText('别弄丢了');
  await vi.advanceTimersByTimeAsync(1_000);
  const sent = screen.send();
  screen.dispose();
  expect(drafts).toEqual(['别弄丢了', '']);
  refusal.reject(new OfficeError('storageFull'));
  await sent;
  expect(drafts.at(-1)).toBe('别弄丢了');
});
