// A notice leads where it says and nowhere outside the app; levels are shared without one device undoing another.
import { expect, test } from 'vitest';
import { printSystemNotice } from '#sdk/contract/markup/system-notice.ts';
import { defaultSettings } from '#sdk/settings/table.ts';
import { levelPlan, levelsIn } from '#sdk/notices/rules/level-plan.ts';
import { withNewPage } from '#sdk/notices/rules/notice-pages.ts';
import { noticeRoute } from '#sdk/navigation/notice-route.ts';
import { noticeItem } from '#sdk/notices/notice-item.ts';

const told = (path: string | undefined, ...parameters: { key: string; value: string }[]) =>
  noticeItem({
    ...{ mid: 7, time: 1, unread: true },
    text: printSystemNotice({ text: '词', ...(path !== undefined && { path }), parameters }),
  });
const routeOf = (item: ReturnType<typeof told>) => noticeRoute(item);
const about = (value: string) => ({ key: 'reference', value });

test.each([
  ['/main/disk/shared?open=file:5', '/main/disk/shared?open=file:5'],
  ['/main', '/main'],
  ['//evil.example/main', undefined],
  ['https://evil.example/main', undefined],
  ['/main/../sign-out', undefined],
  ['/main\\evil', undefined],
  ['/mainframe', undefined],
  ['javascript:alert(1)', undefined],
])('the path %s leads to %s', (path, route) => {
  expect(routeOf(told(path))).toBe(route);
});

test('without a path the thing is where it leads, and a message it names comes first', () => {
  expect(routeOf(told(undefined, about('announcement:5')))).toBe('/main/announcements/5');
  expect(routeOf(told(undefined, about('nonsense:5')))).toBeUndefined();
  const message = [
    { key: 'chatlinkid', value: '00012' },
    { key: 'mid', value: '99' },
  ];
  expect(routeOf(told('/main/messages', ...message))).toBe('/main/messages/00012?mid=99');
});

test('a text that is no notice is its own words', () => {
  expect(noticeItem({ mid: 1, time: 1, unread: false, text: 'plain' })).toEqual({
    ...{ mid: 1, time: 1, unread: false, kind: 'noticeOthers', topic: '', reference: '', path: '' },
    words: { zh: 'plain', en: 'plain' },
  });
});

const usual = levelsIn(defaultSettings());
test('what was chosen elsewhere is taken, what was chosen here is told, and neither undoes the other', () => {
  const here = { ...usual, noticeDisk: 'count', noticeMeetings: 'silent' } as const;
  const agreed = { noticeMeetings: 'silent' } as const;
  const office = { noticeMeetings: 'urgent', noticeSchedule: 'count' } as const;
  expect(levelPlan({ office, here, agreed, usual })).toEqual({
    take: { noticeMeetings: 'urgent', noticeSchedule: 'count' },
    tell: { noticeDisk: 'count' },
  });
  const same = { noticeDisk: 'count', ...agreed } as const;
  expect(levelPlan({ office: same, here, agreed: same, usual })).toEqual({ take: {}, tell: {} });
  // Set back here to what is usual: that is a choice as well.
  expect(levelPlan({ office: same, here: usual, agreed: same, usual }).tell).toEqual({
    noticeDisk: 'sound',
    noticeMeetings: 'sound',
  });
});

test('what was read while one looks at the unread ones stays where it is, and what is below the page too', () => {
  const item = (mid: number, unread = true) => noticeItem({ mid, time: mid, unread, text: 'x' });
  const shown = [item(9), item(8), item(5), item(3)];
  const page = { items: [item(10), item(8), item(5)], next: 5 };
  const { items, isFromPage } = withNewPage(shown, page, true);
  expect(items.map(({ mid, unread }) => [mid, unread])).toEqual([
    [10, true],
    [9, false],
    [8, true],
    [5, true],
    [3, true],
  ]);
  expect(isFromPage).toBe(false);
  // Of all of them nothing is missing but what is gone.
  expect(withNewPage(shown, { items: [item(8)] }, false)).toEqual({ items: [item(8)], isFromPage: true });
});
