// Where references lead: taken apart exactly, to the routes of the kinds there are, and nowhere for anything else.
import { expect, test } from 'vitest';
import { parseReference } from '#sdk/contract/references.ts';
import { routeOfReference, shownKinds } from '#sdk/navigation/reference-route.ts';

test.each([
  ['event:812', { kind: 'event', id: '812', occurrence: '', place: '' }],
  ['event:812@2026-12-01T01:00Z', { kind: 'event', id: '812', occurrence: '2026-12-01T01:00Z', place: '' }],
  ['document:7#heading-3', { kind: 'document', id: '7', occurrence: '', place: 'heading-3' }],
  ['file:f_0a#page=4', { kind: 'file', id: 'f_0a', occurrence: '', place: 'page=4' }],
])('%s is taken apart', (text, parts) => expect(parseReference(text)).toEqual(parts));

const none = [
  '',
  'event',
  'event:',
  ':8',
  'Event:8',
  'event:8 ',
  'event:../8',
  'event:8#',
  'event:8@',
  'a:1',
];
test.each([...none, `event:${'8'.repeat(65)}`, 'event:8\n'])('%j is none', (text) => {
  expect(parseReference(text)).toBeUndefined();
  expect(routeOfReference(text)).toBeUndefined();
});

test('people, chats and settings have their places, and an id that can be none has none', () => {
  expect(
    ['person:1001', 'chat:12', 'setting:about', 'setting:debug', 'person:x', 'unknown:1'].map(
      routeOfReference,
    ),
  ).toEqual([
    '/main/contacts/1001',
    '/main/messages/00012',
    '/setting/about',
    undefined,
    undefined,
    undefined,
  ]);
  expect(shownKinds).toEqual(expect.arrayContaining(['chat', 'person', 'setting']));
});
