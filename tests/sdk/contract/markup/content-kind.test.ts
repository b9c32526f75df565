// Proves that a content's kind follows from its prefix, and that no kind can be claimed by another's content.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentType, type ContentKind } from '#sdk/contract/flags.ts';
import { contentFits, contentKindOf, splitContent } from '#sdk/contract/markup/content-kind.ts';
import { escapeMarkup, printMarkup } from '#sdk/contract/markup/markup.ts';
import { constructNode, wireLikeText } from './samples.ts';

const kinds = Object.keys(contentType) as ContentKind[];

test.each<[string, ContentKind]>([
  ['今天能收吗', 'text'],
  ['face[微笑]', 'text'],
  ['quoteMsg(3)[{}]好', 'text'],
  ['file(1)[a.pdf]', 'file'],
  ['file(1)[{"filename":"a.pdf","p2p":1}]', 'peerFile'],
  ['audio[/a.mp3]', 'audio'],
  ['video[/a.mp4]', 'video'],
  ['img[/a.png]', 'image'],
  ['location[{"lat":1,"lng":2}]', 'location'],
  ['telephone[{"outcome":"missed"}]', 'telephone'],
  ['a(https://x.example)[x]', 'link'],
  ['a(https://x.example)[x] 看', 'text'],
  ['flashMsg()[{}]', 'flash'],
  ['meet(1)[{"title":"x"}]', 'meeting'],
  ['shareLink[{"title":"x"}]', 'shareLink'],
  ['shareFile[{"fileid":"1","filename":"x"}]', 'shareFile'],
])('%s is %s and nothing else', (wire, kind) => {
  expect(contentKindOf(wire)).toBe(kind);
  const fitting = kinds.filter((other) => contentFits(other, wire));
  // A link among words is text as well: that is how one is written inside a sentence.
  expect(fitting).toEqual(kind === 'link' ? ['text', 'link'] : [kind]);
});

test.each([
  ['text', 'img[/a.png]'],
  ['text', '看 img[/a.png]'],
  ['text', 'quoteMsg(3)[{}]'],
  ['text', 'quoteMsg(3)[{}]img[/a.png]'],
  ['text', '好quoteMsg(3)[{}]'],
  ['text', 'quoteMsg(3)[{}]quoteMsg(4)[{}]好'],
  ['image', 'img[/a.png]shareLink[{"title":"x"}]'],
  ['meeting', 'meet(1)[{"title":"x"}]请点'],
  ['flash', 'flashMsg()[{}]x'],
  ['file', 'quoteMsg(3)[{}]file(1)[a.pdf]'],
] as const)('%s may not be %s', (kind, wire) => expect(contentFits(kind, wire)).toBe(false));

test('words may stand under a picture, film or file', () => {
  for (const wire of [
    'img[/a.png]看face[强]',
    'video[/a.mp4]看',
    'file(1)[a.pdf]请看a(https://x.example)[这里]',
  ])
    expect(contentFits(contentKindOf(wire), wire)).toBe(true);
});

test('a quote stands at the front and is taken apart from the answer', () => {
  expect(splitContent('quoteMsg(3)[{"nick":"何静"}]好')).toEqual({
    quote: { type: 'quote', mid: 3, senderName: '何静' },
    nodes: [{ type: 'text', text: '好' }],
  });
  expect(splitContent('好').quote).toBeUndefined();
});

test('no card fits two kinds, and nothing that was typed fits any but text', () => {
  fc.assert(
    fc.property(constructNode, wireLikeText, (node, typed) => {
      const wire = printMarkup([node]);
      const fitting = kinds.filter((kind) => contentFits(kind, wire));
      if (node.type === 'emoji') expect(fitting).toEqual(['text']);
      else if (node.type === 'link') expect(fitting).toEqual(['text', 'link']);
      else if (node.type === 'quote') expect(fitting).toEqual([]);
      else expect(fitting).toEqual([contentKindOf(wire)]);
      const spoken = escapeMarkup(typed);
      expect(kinds.filter((kind) => contentFits(kind, spoken))).toEqual(typed === '' ? [] : ['text']);
    }),
    { numRuns: 1000 },
  );
});
