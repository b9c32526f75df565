// Whom a typed sentence invites, and what it says of those it cannot invite.
import { expect, test } from 'vitest';
import type { PersonGround } from '#sdk/feature.ts';
import { findAmong } from '#sdk/contacts/rules/person-match.ts';
import { peopleInWords } from '#sdk/schedule/people-in-words.ts';
import { understand } from '#sdk/schedule/rules/quick-add.ts';

const directory = [
  ['1', '沈知行', 'shenzhixing szx'],
  ['2', 'Eriksen, Nora', 'eriksen nora'],
  ['3', '陈宇航', 'chenyuhang cyh'],
  ['4', '林若溪', 'linruoxi lrx'],
  ['5', '林静', 'linjing lj'],
  ['6', '何静', 'hejing hj'],
  ['7', 'Daniel Hughes', 'daniel hughes'],
  ['8', '许安然', 'xuanran xar'],
].map(([id = '', name = '', pinyin = '']) => ({ id, name, pinyin, removed: false }));

const ground = {
  person: { id: '8' },
  office: () => ({
    contacts: {
      search: (typed: string) => Promise.resolve({ people: findAmong(directory, typed, 20).found }),
    },
  }),
} as unknown as PersonGround;

const now = Date.parse('2026-11-24T10:00:00+08:00');
async function heard(sentence: string): Promise<[title: string, invited: string, unknown: string]> {
  const { title } = understand(sentence, now, 'Asia/Shanghai');
  const { people, unknown } = await peopleInWords(ground, title, {});
  return [
    title,
    people.map(({ id }) => id).join(' '),
    unknown.map(({ words, why }) => `${words}: ${why}`).join('; '),
  ];
}

test.each([
  ['tomorrow 3pm with Shen Zhixing and Nora for 45 minutes', 'with Shen Zhixing and Nora', '1 2'],
  ['with Nora and Shen Zhixing for 30 minutes tomorrow at 3pm', 'with Nora and Shen Zhixing', '2 1'],
  ['tomorrow 10am talk with zhixing', 'talk with zhixing', '1'],
  ['Fri 4pm sync with Nora', 'sync with Nora', '2'],
  ['Fri 4pm sync with Nora about budget and goals', 'sync with Nora about budget and goals', '2'],
  ['tomorrow noon lunch @zhixing', 'lunch @zhixing', '1'],
  ['Fri 3pm sync with Eriksen, Nora and 陈宇航', 'sync with Eriksen, Nora and 陈宇航', '2 3'],
  ['Fri 3pm sync with Nora, 陈宇航 and zhixing', 'sync with Nora, 陈宇航 and zhixing', '2 3 1'],
  ['明天下午三点和知行、陈宇航对一下接口', '与知行、陈宇航对一下接口', '1 3'],
  ['明天下午三点和知行、Nora 对一下接口和文档', '与知行、Nora 对一下接口和文档', '1 2'],
  ['明天下午三点跟若溪过预算，带上材料', '跟若溪过预算，带上材料', '4'],
  ['Fri 3pm review with Daniel Hughes in room 3', 'review with Daniel Hughes in room 3', '7'],
  ['Fri 3pm review with the team and Nora', 'review with the team and Nora', '2'],
  ['Fri 3pm with Xu Anran and Nora', 'with Xu Anran and Nora', '2'],
  ['明天上午十点需求和设计评审', '需求和设计评审', ''],
])('%s', async (sentence, title, invited) => {
  expect(await heard(sentence)).toEqual([title, invited, '']);
});

test.each([
  ['Fri 3pm with Nora and Shen Zhixin', '2', 'Shen Zhixin: nobody'],
  ['Fri 3pm review with jing and Nora', '2', 'jing: several'],
  ['Fri 3pm review with Lin', '', 'Lin: several'],
  ['明天下午三点和张三、陈宇航过预算', '3', '张三: nobody'],
  ['Fri 3pm lunch @nobody', '', 'nobody: nobody'],
])('%s is told of', async (sentence, invited, unknown) => {
  expect((await heard(sentence)).slice(1)).toEqual([invited, unknown]);
});
