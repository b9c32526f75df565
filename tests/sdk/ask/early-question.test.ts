// Proves that a question sent before it is known where it can be asked is asked once, in the right conversation, or kept.
import { expect, test } from 'vitest';
import type { OfficeApi } from '#sdk/api.ts';
import { AskScreen } from '#sdk/ask/screens/ask.ts';
import type { AskPlace, AskRequest, Session, Turn } from '#sdk/ask/index.ts';
import { OfficeError } from '#sdk/errors.ts';

const place = (bases: number): AskPlace =>
  ({
    models: [],
    model: '',
    deepSeekOnly: false,
    mayCreate: true,
    bases: Array.from({ length: bases }, (_, index) => ({
      id: String(index + 1),
      name: `base ${index + 1}`,
    })),
    assistants: [],
    administrators: [],
  }) as unknown as AskPlace;

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function asked() {
  const requests: AskRequest[] = [];
  const first = Promise.withResolvers<AskPlace>();
  const conversation = Promise.withResolvers<{ session: Session; turns: Turn[] }>();
  const ask = {
    place: () => first.promise,
    sessions: async () => [],
    session: () => conversation.promise,
    answering: (request: AskRequest) => {
      requests.push(request);
      return () => () => undefined;
    },
  };
  const screen = new AskScreen({ ask } as unknown as OfficeApi, () => 0);
  return { screen, requests, first, conversation };
}

test('it waits for the bases, says so, and is asked once', async () => {
  const { screen, requests, first } = asked();
  screen.setDraft('多少天？');
  screen.submit();
  screen.submit();
  expect([requests, screen.getSnapshot().asksWhenReady]).toEqual([[], true]);
  first.resolve(place(2));
  await settle();
  expect(requests).toMatchObject([{ question: '多少天？', baseIds: ['1', '2'] }]);
  expect(screen.getSnapshot().asksWhenReady).toBe(false);
});

test('it waits for the conversation that opens as well, and is asked behind its last turn', async () => {
  const { screen, requests, first, conversation } = asked();
  void screen.open('7');
  screen.setDraft('and then?');
  screen.submit();
  first.resolve(place(1));
  await settle();
  expect(requests).toEqual([]);
  const turn = { id: '70', question: 'first', answers: [] } as unknown as Turn;
  conversation.resolve({ session: { id: '7', baseIds: ['1'] } as unknown as Session, turns: [turn] });
  await settle();
  expect(requests).toMatchObject([{ question: 'and then?', sessionId: '7', parentId: '70' }]);
});

test('whoever writes on has not asked yet', async () => {
  const { screen, requests, first } = asked();
  screen.setDraft('how many');
  screen.submit();
  screen.setDraft('how many days');
  first.resolve(place(1));
  await settle();
  expect([requests, screen.getSnapshot().draft]).toEqual([[], 'how many days']);
});

test('where nothing can be asked the words stay, and why is said', async () => {
  const refused = asked();
  refused.screen.submit('a question');
  refused.first.reject(new OfficeError('connectionFailed'));
  await settle();
  expect(refused.screen.getSnapshot()).toMatchObject({
    phase: 'failed',
    draft: 'a question',
    asksWhenReady: false,
  });
  const without = asked();
  without.screen.submit('a question');
  without.first.resolve(place(0));
  await settle();
  expect(without.requests).toEqual([]);
  expect(without.screen.getSnapshot()).toMatchObject({
    draft: 'a question',
    askError: { code: 'askNoBase' },
  });
});
