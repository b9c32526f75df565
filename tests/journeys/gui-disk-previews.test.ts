// Files as programs write them show their text inside a frame where nothing runs; hostile ones run nothing and end in a message.
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { utils, write } from '@e965/xlsx';
import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planSmallOffice } from '#fixtures/seed/small.ts';
import type { Office } from '#sdk/office.ts';
import { beforeSecondTry } from '../support/second-try.ts';
import { hasBrowser, lead, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-disk-previews');
type Bytes = Uint8Array<ArrayBuffer>;
const text = (words: string): Bytes => new TextEncoder().encode(words);
const latin = (words: string): Bytes => Uint8Array.from(Buffer.from(words, 'latin1'));

const word = async (children: readonly (Paragraph | Table)[]): Promise<Bytes> =>
  Uint8Array.from(await Packer.toBuffer(new Document({ sections: [{ children: [...children] }] })));
const book = (
  sheets: Readonly<Record<string, readonly (readonly (string | number)[])[]>>,
  type: 'xlsx' | 'csv',
): Bytes => {
  const made = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(made, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  return new Uint8Array(write(made, { type: 'array', bookType: type }) as ArrayBuffer);
};
/** A page whose Chinese font is not in the file: it is found by the tables of encodings, and on this computer. */
function pdf(chinese: string, words: string, more = ''): Bytes {
  const hex = [...chinese].map((sign) => (sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')).join('');
  const stream = `BT /F1 24 Tf 60 760 Td <${hex}> Tj ET BT /F2 18 Tf 60 700 Td (${words}) Tj ET`;
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${more}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 8 0 R>>>>>>',
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[6 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/FontDescriptor 7 0 R>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = file.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  return latin(`${file}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`);
}
/** A packed file with one file in it, of so many noughts. */
function bomb(name: string, size: number): Bytes {
  const body = deflateRawSync(new Uint8Array(size));
  const file = Buffer.from(name);
  const [local, entry, end] = [Buffer.alloc(30), Buffer.alloc(46), Buffer.alloc(22)];
  local.writeUInt32LE(0x04_03_4b_50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(file.length, 26);
  entry.writeUInt32LE(0x02_01_4b_50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(body.length, 20);
  entry.writeUInt32LE(10, 24);
  entry.writeUInt16LE(file.length, 28);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + file.length + body.length, 16);
  return Uint8Array.from(Buffer.concat([local, file, body, entry, file, end]));
}
function sound(): Bytes {
  const samples = 8_000;
  const file = Buffer.alloc(44 + samples, 128);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples, 4);
  file.write('WAVEfmt ', 8);
  for (const [at, value] of [
    [16, 16],
    [24, 8_000],
    [28, 8_000],
  ] as const)
    file.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    file.writeUInt16LE(value, at);
  file.write('data', 36);
  file.writeUInt32LE(samples, 40);
  return Uint8Array.from(file);
}
const picture = (): Bytes => {
  const png = new PNG({ width: 40, height: 30 });
  png.data.fill(200);
  return Uint8Array.from(PNG.sync.write(png));
};

/** What would show that something ran: the page's title, a mark on the page, a request to anywhere else. */
const attack = "top.document.title='ran';top.ran=true;fetch('http://evil.example/')";

/** Whether the watermark is on top of everything and seen, or what is wrong with it. */
const lyingOver = (shown: Page): Promise<string> =>
  shown.evaluate(() => {
    const [layer, ...others] = document.querySelectorAll<HTMLElement>('[data-watermark]');
    if (layer === undefined || others.length > 0) return 'not one';
    const { opacity, visibility, display, backgroundImage, pointerEvents } = getComputedStyle(layer);
    const { width, height } = layer.getBoundingClientRect();
    if (opacity !== '1' || visibility !== 'visible' || display !== 'block') return 'hidden';
    if (width < innerWidth || height < innerHeight) return 'small';
    if (!backgroundImage.includes('data:image/png') || layer.childNodes.length > 0) return 'without its tile';
    if (pointerEvents !== 'none') return 'in the way';
    return layer.matches(':popover-open') ? 'yes' : 'below';
  });

let stage: Stage;
let page: Page;
let me: Office;
let rootId: string;
const asked: string[] = [];

const put = async (name: string, bytes: Bytes): Promise<void> => {
  const [id = ''] = await me.disk.upload({
    folderId: rootId,
    source: { content: bytes },
    name,
    conflict: 'replace',
  });
  await me.disk.uploaded(id);
};
/** Shows a file of the list; one that is shown already is closed first. */
const show = async (name: string): Promise<FrameLocator> => {
  const shown = page.locator('.tg-preview');
  if ((await shown.count()) > 0) await shown.getByRole('button', { name: '关闭' }).click();
  await shown.waitFor({ state: 'detached' });
  await page.locator(`.tg-disk-name button[title="${name}"]`).click();
  await page.getByRole('dialog').getByRole('heading', { name }).waitFor();
  return page.frameLocator('.tg-sandbox');
};
const openList = async (): Promise<void> => {
  // Only rows within sight are drawn: all of them are.
  await page.setViewportSize({ width: 1440, height: 3_000 });
  await lead(page, '/main/disk/personal');
  await page.locator('.tg-disk-table__body [role=row]').first().waitFor();
};

beforeAll(async () => {
  if (!there) return;
  stage = await openStage({ seed: planSmallOffice({ now: Date.now() }), passwordsFor: ['anran', 'bowen'] });
  [page, me] = await Promise.all([stage.page('anran'), stage.client('anran')]);
  page.on('request', (request) => asked.push(request.url()));
  rootId = (await me.disk.disks({ kind: 'personal' }))[0]?.rootId ?? '';
});
afterAll(async () => {
  if (there) await stage.close();
});
beforeSecondTry(async () => stage.home(page, 'anran'));

const cell = (words: string): TableCell => new TableCell({ children: [new Paragraph(words)] });
const lines = (count: number): string =>
  Array.from({ length: count }, (_, at) => `第 ${at + 1} 行`).join('\n');
/** Real files by name: what is in them, and what of it has to be read on the page. */
const real: readonly (readonly [string, () => Bytes | Promise<Bytes>, string])[] = [
  [
    '报告.docx',
    () => word([new Paragraph({ text: '第三季度巡检报告', heading: HeadingLevel.HEADING_1 })]),
    '第三季度巡检报告',
  ],
  [
    '表格.docx',
    () => word([new Table({ rows: [new TableRow({ children: [cell('站点'), cell('北12')] })] })]),
    '北12',
  ],
  [
    '粗体.docx',
    () => word([new Paragraph({ children: [new TextRun({ text: '压力表待检定', bold: true })] })]),
    '压力表待检定',
  ],
  ['宏.docm', () => word([new Paragraph('带宏的文档正文')]), '带宏的文档正文'],
  [
    '产量.xlsx',
    () =>
      book(
        {
          产量: [
            ['站点', '产量'],
            ['北12-1', 1234.5],
          ],
        },
        'xlsx',
      ),
    '1234.5',
  ],
  ['两张.xlsx', () => book({ 一: [['第一张']], 二: [['第二张']] }, 'xlsx'), '第一张'],
  ['清单.csv', () => text('名称,数量\n螺栓,12\n'), '螺栓'],
  ['国标.csv', () => Uint8Array.of(0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0x31), '名称'],
  ['通知.pdf', () => pdf('冬季安全生产通知', 'Winter notice'), '冬季安全生产通知'],
  ['notice.pdf', () => pdf('通', 'Winter safety notice'), 'Winter safety notice'],
  ['读我.md', () => text('# 断网演练\n\n- 第一步\n'), '断网演练'],
  ['表.md', () => text('| 项 | 值 |\n| --- | --- |\n| 甲 | 71 |\n'), '71'],
  ['start.ts', () => text('export const answer = 42;\n'), 'export const answer = 42;'],
  ['config.json', () => text('{"端口": 4600}'), '{"端口": 4600}'],
  ['run.sh', () => text('#!/bin/sh\necho 好\n'), 'echo 好'],
  ['站点.yaml', () => text('站点:\n  - 北12 计量站\n'), '北12 计量站'],
  ['核对.py', () => text('def 核对(甲):\n    return 甲 * 2\n'), 'return 甲 * 2'],
  ['日志.log', () => text(lines(3_000)), '第 3000 行'],
  ['国标.txt', () => Uint8Array.of(0xd6, 0xd0, 0xce, 0xc4), '中文'],
  ['utf16.txt', () => Uint8Array.of(0xff, 0xfe, 0x2d, 0x4e, 0x87, 0x65), '中文'],
];

test.skipIf(!there)('files as programs write them show their text', { timeout: 300_000 }, async () => {
  for (const [name, bytes] of real) await put(name, await bytes());
  await openList();
  for (const [name, , words] of real) {
    const frame = await show(name);
    await frame.getByText(words).first().waitFor({ state: 'attached' });
  }
  // Every line has its number beside it, however often it is broken.
  const log = await show('日志.log');
  const tops = await log
    .locator('.lines > span')
    .evaluateAll((boxes) => boxes.slice(0, 3).map((box) => box.getBoundingClientRect().top));
  expect(tops).toEqual([...new Set(tops)].toSorted((a, b) => a - b));
  expect(tops).toHaveLength(3);
  // The page of a PDF file is painted too, the Chinese letters with a font of this computer.
  const frame = await show('通知.pdf');
  const painted = await frame.locator('.page img').evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return [image.naturalWidth > 500, image.naturalHeight > image.naturalWidth];
  });
  expect(painted).toEqual([true, true]);
});

test.skipIf(!there)('pictures are painted, sound and film can be sought in', async () => {
  await put('图.png', picture());
  await put('钟声.wav', sound());
  const film = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start(100);
    const from = performance.now();
    await new Promise<void>((resolve) => {
      const paint = (): void => {
        pen?.fillRect(0, 0, (performance.now() - from) % 300, 150);
        if (performance.now() - from > 1_200) resolve();
        else requestAnimationFrame(paint);
      };
      paint();
    });
    recorder.stop();
    await ended;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  await put('演示.webm', Uint8Array.from(film));
  await openList();
  asked.length = 0;
  const ranges: string[] = [];
  page.on('request', (request) => {
    const range = request.headers()['range'];
    if (range !== undefined && request.url().includes('/IM/downloadFile')) ranges.push(range);
  });
  const image = (await show('图.png')).locator('img.media');
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(40);
  const heard = (await show('钟声.wav')).locator('audio.media');
  await expect.poll(() => heard.evaluate((one: HTMLAudioElement) => one.duration)).toBe(1);
  await seeks(heard, 0.5);
  const seen = (await show('演示.webm')).locator('video.media');
  await expect.poll(() => seen.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBeGreaterThan(0);
  await seeks(seen, 0.3);
  // Both come from the office by ranges, and not whole into the page first.
  expect(ranges.length).toBeGreaterThanOrEqual(2);
  expect(await seen.evaluate((one: HTMLVideoElement) => new URL(one.src).pathname)).toMatch(
    /\/IM\/downloadFile$/,
  );
});

test.skipIf(!there)('a film goes on where it was when its address is over', async () => {
  await openList();
  const heard = (await show('钟声.wav')).locator('audio.media');
  await seeks(heard, 0.5);
  const before = await heard.evaluate((one: HTMLAudioElement) => one.src);
  // As the office says it of a token that is over: the next range is refused.
  await page.route(before, (route) => route.fulfill({ status: 403, body: '' }));
  await heard.evaluate((one: HTMLAudioElement) => one.load());
  await expect.poll(() => heard.evaluate((one: HTMLAudioElement) => one.src)).not.toBe(before);
  await expect.poll(() => heard.evaluate((one: HTMLAudioElement) => one.readyState)).toBeGreaterThan(0);
  await page.unroute(before);
});

test.skipIf(!there)('a file is saved as it lies on this device, byte by byte', async () => {
  await openList();
  const frame = await show('钟声.wav');
  await frame.locator('audio.media').waitFor();
  const coming = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: '下载' }).first().click();
  const saved = await coming;
  expect(saved.suggestedFilename()).toBe('钟声.wav');
  expect(Uint8Array.from(readFileSync(await saved.path()))).toEqual(sound());
});

/** Seeks; where no scripts run no listener is heard either, so it is looked at until it is there. */
async function seeks(player: Locator, to: number): Promise<void> {
  await player.evaluate((one: HTMLMediaElement, time) => {
    one.currentTime = time;
  }, to);
  await expect
    .poll(() => player.evaluate((one: HTMLMediaElement) => (one.seeking ? -1 : one.currentTime)))
    .toBeCloseTo(to, 1);
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="${attack}"><script>${attack}</script></svg>`;
/** Hostile files: what is in them, and what the page says instead; without words their text is shown as text. */
const hostile: readonly (readonly [string, () => Bytes | Promise<Bytes>, string?])[] = [
  ['script.svg', () => text(svg)],
  ['script.html', () => text(`<img src=x onerror="${attack}"><script>${attack}</script>`)],
  [
    'script.md',
    () => text(`<script>${attack}</script>\n\n[x](javascript:${attack})\n\n![y](http://evil.example/p.png)`),
  ],
  [
    'script.xml',
    () =>
      text(
        `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "b">]><a xmlns:h="http://www.w3.org/1999/xhtml"><h:script>${attack}</h:script></a>`,
      ),
  ],
  ['formula.csv', () => text(`=HYPERLINK("http://evil.example"),<script>${attack}</script>`)],
  ['markup.xlsx', () => book({ 一: [[`<img src=x onerror="${attack}">`]] }, 'xlsx')],
  ['markup.docx', () => word([new Paragraph(`<script>${attack}</script>`)])],
  ['svg-as.png', () => text(svg), '文件内容无法读取'],
  ['html-as.pdf', () => text(`<script>${attack}</script>`), '文件内容无法读取'],
  ['broken.pdf', () => pdf('断', 'cut').slice(0, 90), '文件内容无法读取'],
  ['broken.docx', async () => (await word([new Paragraph('x')])).slice(0, 400), '文件内容无法读取'],
  ['broken.xlsx', () => text('PK not a workbook'), '文件内容无法读取'],
  ['broken.png', () => picture().slice(0, 30), '文件内容无法读取'],
  ['broken.mp4', () => text('not a film'), '文件内容无法读取'],
  ['broken.wav', () => text('RIFF'), '文件内容无法读取'],
  ['bomb.docx', () => bomb('word/document.xml', 80 * 1_048_576), '文件解开后太大，不能预览'],
  ['bomb.xlsx', () => bomb('xl/workbook.xml', 80 * 1_048_576), '文件解开后太大，不能预览'],
  [
    'locked.docx',
    () =>
      Uint8Array.from([
        0xd0,
        0xcf,
        0x11,
        0xe0,
        0xa1,
        0xb1,
        0x1a,
        0xe1,
        ...Array.from({ length: 600 }, () => 0),
      ]),
    '文件设有密码，不能预览',
  ],
  ['program.exe', () => latin('MZ\0\0'), '这种文件不能预览'],
  ['program.txt', () => latin('MZ\0\0\0'), '文件内容无法读取'],
];

test.skipIf(!there)(
  'hostile files run nothing, ask for nothing and end in a message or as text',
  { timeout: 300_000 },
  async () => {
    for (const [name, bytes] of hostile) await put(name, await bytes());
    await put('script.pdf', pdf('本', 'with a script', `/OpenAction<</S/JavaScript/JS(${attack})>>`));
    await openList();
    asked.length = 0;
    for (const [name, , said] of hostile) {
      const frame = await show(name);
      if (said === undefined) await frame.getByText('evil.example').first().waitFor({ state: 'attached' });
      else {
        await page.getByRole('dialog').getByText(said).waitFor();
        await page.getByRole('dialog').getByRole('button', { name: '下载查看' }).waitFor();
      }
      expect([name, await page.evaluate(() => 'ran' in globalThis), await page.title()]).toEqual([
        name,
        false,
        expect.not.stringContaining('ran'),
      ]);
      // Nothing inside leads away or carries an act of its own.
      if (said === undefined)
        expect(
          await frame
            .locator('body')
            .evaluate(
              (body) =>
                [
                  ...body.querySelectorAll(
                    'script, iframe, object, embed, form, a[href^="javascript"], [onload], [onerror]',
                  ),
                ].length,
            ),
        ).toBe(0);
    }
    await (await show('script.pdf')).getByText('with a script').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
    expect(asked.filter((url) => !url.startsWith(stage.office.url) && !/^(?:blob|data):/.test(url))).toEqual(
      [],
    );
  },
);

test.skipIf(!there)(
  'name and day lie over what is shown, Escape closes from inside the frame, who may look only is offered no download',
  async () => {
    await put('水印.txt', text('机密'));
    await openList();
    const frame = await show('水印.txt');
    await frame.getByText('机密').click();
    const mark = page.locator('[data-watermark]');
    expect(await mark.getAttribute('data-watermark')).toMatch(/安然\n\d{4}/u);
    expect(await lyingOver(page)).toBe('yes');
    // Nothing that a page can do to its element lasts: styles, sheets, attributes, closing it, taking it away.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[data-watermark], body > div { display: none !important; opacity: 0 !important }');
      document.adoptedStyleSheets.push(sheet);
    });
    expect(await lyingOver(page)).toBe('yes');
    const attempts: ((layer: HTMLElement) => void)[] = [
      (layer) => layer.style.setProperty('opacity', '0', 'important'),
      (layer) => layer.setAttribute('style', 'display: none'),
      (layer) => (layer.hidden = true),
      (layer) => layer.hidePopover(),
      (layer) => layer.removeAttribute('popover'),
      (layer) => layer.append('x'),
      (layer) => layer.remove(),
      (layer) => document.createElement('div').append(layer),
    ];
    for (const attempt of attempts) {
      await mark.evaluate(attempt);
      await expect.poll(() => lyingOver(page), { message: String(attempt) }).toBe('yes');
    }
    await page.evaluate(() => void document.adoptedStyleSheets.pop());
    // Readers do not meet it, and clicks go through: the dialog below is closed by its button.
    expect(await mark.getAttribute('aria-hidden')).toBe('true');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const { node } = await me.disk.resolve('personal:/水印.txt');
    const [other] = (await me.contacts.find('bowen')).people;
    const grantee = { kind: 'person' as const, id: other?.id ?? '', name: other?.name ?? '' };
    await me.disk.share({ id: node?.id ?? '', grantees: [grantee], level: 'view' });
    const theirs = await stage.page('bowen');
    await lead(theirs, '/main/disk/shared');
    await theirs.getByRole('button', { name: '水印.txt', exact: true }).click();
    await theirs.frameLocator('.tg-sandbox').getByText('机密').waitFor();
    expect(await theirs.getByRole('dialog').getByRole('button', { name: '下载' }).count()).toBe(0);
  },
);
