// Documents as files: what goes out as Word, Markdown and HTML comes back with its headings, lists, tables, notes and form.
import { Document, Packer, Paragraph, TextRun } from 'docx';
import { describe, expect, test } from 'vitest';
import { fromMarkdown, toMarkdown, writeModules } from '#sdk/write/rules/modules.ts';
import { formFor, skeletonBody, titleFor } from '#sdk/write/rules/skeleton.ts';
import { outlineOf } from '#sdk/write/rules/outline.ts';
import { exportDocument, exportTypes } from '#sdk/write/files/export-file.ts';
import { importFile } from '#sdk/write/files/import-file.ts';
import { readHtml } from '#sdk/write/files/read-html.ts';
import { plainText } from '#sdk/contract/rich-text.ts';
import { referenceProblem } from '#sdk/write/rules/reference.ts';
import { asOfficeError } from '#sdk/errors.ts';
import type { WrittenDocument } from '#sdk/write/index.ts';

/** The texts here have no pictures. */
const noPictures = () => Promise.reject(new Error('no picture'));
const text = `开头一段，说明来由^[见会议纪要]。

# 总体要求

坚持**安全第一**。

# 重点任务

## 压实责任

### 明确责任人

- 一级
- 二级

1. 先
2. 后

| 设备 | 频次 |
| --- | --- |
| 压缩机 | 每日 |

# 工作要求

抓好落实。`;

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const document: WrittenDocument = {
  id: '1',
  title: '关于测试导出的通知',
  module: 'notice',
  language: 'zh',
  words: 10,
  rev: 1,
  owner: { id: '1', name: '沈知行' },
  level: 'manage',
  createdTime: 1,
  updatedTime: 1,
  shared: false,
  excerpt: '',
  form: {
    org: '远衡能源集团',
    number: '远衡办发〔2026〕38号',
    recipient: '各部门',
    signature: '远衡能源集团',
    date: '2026-11-24',
  },
  body: fromMarkdown(text),
};
const back = async (type: 'docx' | 'md') => importFile(await exportDocument(document, type, noPictures));
const titles = (body: WrittenDocument['body']): string[] =>
  outlineOf(body.content, 'official').map(({ level, number, title }) => `${level} ${number}${title}`);

describe.each(['docx', 'md'] as const)('%s', (type) => {
  test('keeps title, module, form and outline', async () => {
    const read = await back(type);
    expect(read).toMatchObject({ title: document.title, module: 'notice', language: 'zh' });
    expect(read.form).toMatchObject({
      number: '远衡办发〔2026〕38号',
      recipient: '各部门',
      signature: '远衡能源集团',
      date: '2026年11月24日',
    });
    expect(titles(read.body)).toEqual(titles(document.body));
  });

  test('keeps lists, tables, marks and notes', async () => {
    const { content } = (await back(type)).body;
    const kinds = content.map((block) => block.type);
    expect(kinds.filter((kind) => kind !== 'paragraph' && kind !== 'heading')).toEqual([
      'bulletList',
      'orderedList',
      'table',
    ]);
    const all = JSON.stringify(content);
    expect(all).toContain('"bold"');
    expect(all).toContain('见会议纪要');
    expect(all).not.toContain('[1]');
  });
});

test('every module is written in every kind of file, in both languages', async () => {
  for (const { id, zh } of writeModules)
    for (const language of ['zh', 'en'] as const)
      for (const type of exportTypes) {
        const file = await exportDocument(
          {
            ...document,
            module: id,
            language,
            title: titleFor(id, '测试', language),
            form: formFor(id, { organisation: '远衡能源集团', date: '2026-11-24' }),
            body: skeletonBody(id, language),
          },
          type,
          noPictures,
        );
        expect([zh, file.bytes.length > 60]).toEqual([zh, true]);
      }
});

test('pictures that could not be fetched are counted, and their words stand in the file', async () => {
  const image = (file: string, alt: string) => ({ type: 'image', attrs: { file, alt } });
  const body = {
    ...document.body,
    content: [image('a', '厂区'), ...document.body.content, image('b', '机房')],
  };
  const png = Uint8Array.from(atob(onePixel), (letter) => letter.charCodeAt(0));
  const load = (file: string) =>
    file === 'a' ? Promise.resolve({ type: 'image/png', bytes: png }) : Promise.reject(new Error('away'));
  const file = await exportDocument({ ...document, body } as WrittenDocument, 'html', load);
  expect(file.picturesMissing).toBe(1);
  expect(new TextDecoder().decode(file.bytes)).toContain('机房');
  expect((await exportDocument({ ...document, body } as WrittenDocument, 'md', load)).picturesMissing).toBe(
    0,
  );
});

test('what steers a page is no part of a page that is written', async () => {
  const hostile = {
    ...document,
    title: '<img src=x onerror=1>',
    body: fromMarkdown('<script>alert(1)</script>'),
  };
  const html = new TextDecoder().decode((await exportDocument(hostile, 'html', noPictures)).bytes);
  expect(html).not.toMatch(/<img|<script/);
});

const read = (name: string, words: string) => importFile({ name, bytes: new TextEncoder().encode(words) });
const refused = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => asOfficeError(error).code,
  );

test('code is code again in a Word file, its empty lines too', async () => {
  const content = fromMarkdown('运行`a,b`即可。\n\n```\na = 1\n\n  b(a,a)\n```\n\n完。');
  const file = await exportDocument({ ...document, body: content }, 'docx', noPictures);
  const { body } = await importFile(file);
  expect(toMarkdown(body)).toBe(toMarkdown(content));
});

test('a sixth level, a kind nobody reads, a file too large and a damaged one are refused, each with its own word', async () => {
  expect(await refused(read('a.md', '# a\n\n# b\n\n###### f'))).toBe('outlineTooDeep');
  expect(await refused(read('a.md', '# 标题\n\n## a\n\n####### g'))).toBe('outlineTooDeep');
  // Word has nine levels.
  const ofLevel = async (level: number): Promise<string> => {
    const style = { id: `Heading${level}`, name: `heading ${level}`, basedOn: 'Normal' };
    const children = [new Paragraph({ style: style.id, children: [new TextRun('深处')] })];
    const file = new Document({ styles: { paragraphStyles: [style] }, sections: [{ children }] });
    const bytes = new Uint8Array(await Packer.toArrayBuffer(file));
    return refused(importFile({ name: 'a.docx', bytes }));
  };
  expect(await Promise.all([5, 6, 7, 9].map(ofLevel))).toEqual(['done', ...Array(3).fill('outlineTooDeep')]);
  expect(await refused(read('a.exe', 'x'))).toBe('importType');
  expect(await refused(importFile({ name: 'a.txt', bytes: new Uint8Array(20 * 1_048_576 + 1) }))).toBe(
    'referenceTooLarge',
  );
  expect(await refused(read('a.docx', 'no zip'))).toBe('importUnreadable');
  expect(referenceProblem({ name: 'a.pdf', size: 5 }, 10)).toBe('referencesFull');
  expect(referenceProblem({ name: 'a.pdf', size: 5 }, 9)).toBeUndefined();
  expect(referenceProblem({ name: 'a.png', size: 5 }, 0)).toBe('referenceType');
});

test('a plain text finds its title, its parts and its headings', async () => {
  const found = await read(
    '通知.txt',
    '关于召开例会的通知\n各部门：\n现就有关事项通知如下。\n一、时间\n11月30日上午。\n二、地点\n三号会议室。\n综合管理部\n2026年11月24日',
  );
  expect(found).toMatchObject({
    title: '关于召开例会的通知',
    module: 'notice',
    form: { recipient: '各部门', signature: '综合管理部', date: '2026年11月24日' },
  });
  expect(titles(found.body)).toEqual(['1 一、时间', '1 二、地点']);
});

test('numbers that are right come off, numbers that are wrong stay for the check', async () => {
  const right = await read('a.md', '# 一、甲\n\n## （一）乙\n\n# 二、丙');
  expect(outlineOf(right.body.content).map(({ title }) => title)).toEqual(['甲', '乙', '丙']);
  const wrong = await read('a.md', '# 一、甲\n\n# 三、丙');
  expect(outlineOf(wrong.body.content).map(({ title }) => title)).toEqual(['一、甲', '三、丙']);
});

test('blanks that were typed to indent a paragraph go, so that its number is seen', async () => {
  const found = await read(
    'a.md',
    '关于检查的通知\n\n各部门：\n\n　　现通知如下。\n\n　　**一、范围**\n\n　　全部站场。\n\n　　**二、时间**\n\n　　本月内完成。',
  );
  expect(titles(found.body)).toEqual(['1 一、范围', '1 二、时间']);
  expect(JSON.stringify(found.body)).not.toMatch(/\u3000|"bold"/u);
});

test('what stood under a column stands under it still where cells of a table are merged', () => {
  const { blocks } = readHtml(
    '<table><tr><th colspan="2"><p>总表头</p></th><th><p>备注</p></th></tr>' +
      '<tr><td rowspan="2"><p>组一</p></td><td><p>a1</p></td><td rowspan="2"><p>x</p></td></tr>' +
      '<tr><td><p>a2</p></td></tr><tr><td colspan="3"><p>合计</p></td></tr></table>',
  );
  const rows = (blocks[0]?.content ?? []).map(({ content = [] }) =>
    content.map((cell) => plainText({ type: 'doc', content: cell.content ?? [] })),
  );
  expect(rows).toEqual([
    ['总表头', '', '备注'],
    ['组一', 'a1', 'x'],
    ['', 'a2', ''],
    ['合计', '', ''],
  ]);
});
