// Generators of messages of every kind, for the properties of the grammar.
import fc from 'fast-check';
import { contentType, type ContentKind } from '#sdk/contract/flags.ts';
import type { ConstructNode, MarkupNode } from '#sdk/contract/markup/constructs.ts';
import { parseMarkup } from '#sdk/contract/markup/markup.ts';
import { callOutcomes } from '#sdk/contract/markup/payload-tables.ts';
import { kindSamples } from '../../../support/every-kind.ts';

const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'face[',
        'a(',
        ')[',
        ']',
        '\\',
        'img[',
        '微',
        'http://h',
        ' ',
        'meet(1)[{"a":1}]',
        '"',
        '}',
      ),
      fc.string({ maxLength: 5, unit: 'grapheme' }),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''));
const word = fc
  .oneof(anyText, fc.string({ unit: 'grapheme' }))
  // oxlint-disable-next-line no-control-regex -- lines have none
  .map((value) => `a${value.replace(/[\u0000-\u001f\u007f]/g, '')}`.slice(0, 60));
const identifier = fc.stringMatching(/^\w[\w.-]{0,19}$/);
const address = fc.constantFrom('https://x.example/p?q=1&r=[2]', 'http://x.example', '/im/chat/file/7?k=(a)');
const whole = fc.nat();
const seconds = fc.nat({ max: 86_400 });
// JSON has no negative zero.
const more = fc
  .dictionary(
    fc.string({ minLength: 1 }).map((name) => `x-${name}`),
    fc.jsonValue({ maxDepth: 3 }),
    {
      minKeys: 1,
      maxKeys: 3,
    },
  )
  .map((fields) => JSON.parse(JSON.stringify(fields)) as Record<string, unknown>);
/** Without the fields that are not there: `undefined` is nothing a parser answers. */
const some = <T extends object>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<Partial<T>> =>
  fc.record({ ...model }, { requiredKeys: [] }) as fc.Arbitrary<Partial<T>>;

const mediaModel = {
  name: word,
  size: whole,
  md5: fc.stringMatching(/^[0-9a-f]{32}$/),
  mime: fc.constantFrom('image/png', 'application/vnd.ms-excel'),
  coverUrl: address,
  coverId: identifier,
  seconds,
  width: whole,
  height: whole,
  wave: fc.array(fc.nat({ max: 100 }), { minLength: 1, maxLength: 64 }),
  more,
};
const media = (type: 'image' | 'video' | 'audio' | 'file'): fc.Arbitrary<ConstructNode> =>
  fc
    .tuple(
      fc.oneof(
        fc.record({ url: address }),
        fc.record({ fileId: identifier }),
        fc.record({ url: address, fileId: identifier }),
      ),
      some({ ...mediaModel, ...(type === 'file' ? { peer: fc.boolean() } : {}) }),
    )
    .map(([place, rest]) => ({ type, ...place, ...rest }) as ConstructNode);
const kindName = fc.constantFrom(...(Object.keys(contentType) as ContentKind[]));
const forwarded = fc.record(
  {
    id: identifier,
    chatName: word,
    count: whole,
    messages: fc.array(
      fc.record(
        { senderName: word, text: word, kind: kindName, time: whole },
        { requiredKeys: ['senderName', 'text'] },
      ),
      { minLength: 1, maxLength: 3 },
    ),
  },
  { requiredKeys: [] },
);

/** The cards of the samples that every kind has, so that none is left out. */
const sampledCards = Object.entries(kindSamples).flatMap(([kind, { wire }]) => {
  const [card] = parseMarkup(wire);
  return kind === 'text' || card === undefined || card.type === 'text' ? [] : [card];
});

/** Every construct, with every field sometimes there and sometimes not. */
export const constructNode: fc.Arbitrary<ConstructNode> = fc.oneof(
  fc.constantFrom(...sampledCards),
  fc.constantFrom<ConstructNode>({ type: 'emoji', name: '微笑' }, { type: 'emoji', name: 'OK' }),
  fc.constantFrom<ConstructNode>(
    { type: 'link', url: 'https://x.example/p?q=1', label: '标签 label' },
    { type: 'link', url: 'http://x.example', label: '' },
  ),
  media('image'),
  media('video'),
  media('audio'),
  media('file'),
  fc
    .tuple(
      fc.integer({ min: -90, max: 90 }),
      fc.integer({ min: -1800, max: 1800 }),
      some({ name: word, address: word, more }),
    )
    .map(
      ([latitude, tenths, rest]) =>
        ({ type: 'location', latitude, longitude: tenths / 10, ...rest }) as ConstructNode,
    ),
  fc
    .tuple(
      fc.constantFrom(...callOutcomes),
      some({ media: fc.constantFrom('audio', 'video'), seconds, callerId: identifier, more }),
    )
    .map(([outcome, rest]) => ({ type: 'telephone', outcome, ...rest }) as ConstructNode),
  fc
    .tuple(
      fc.array(fc.nat().map(String), { maxLength: 4 }),
      some({
        text: anyText.filter((text) => text !== ''),
        seconds: fc.integer({ min: 1, max: 3600 }),
        more,
      }),
    )
    .map(([readers, rest]) => ({ type: 'flash', readers, ...rest }) as ConstructNode),
  fc
    .tuple(
      fc.oneof(fc.constant(''), identifier),
      word,
      some({
        startTime: whole,
        endTime: whole,
        hostId: identifier,
        hostName: word,
        place: word,
        number: word,
        url: fc.constant('https://m.example/[1]'),
        more,
      }),
    )
    .map(([id, title, rest]) => ({ type: 'meeting', id, title, ...rest }) as ConstructNode),
  fc
    .tuple(
      word,
      some({ url: fc.constant('https://x.example'), summary: word, source: word, forwarded, more }),
    )
    .map(([title, rest]) => ({ type: 'shareLink', title, ...rest }) as ConstructNode),
  fc
    .tuple(
      identifier,
      word,
      some({
        size: whole,
        isFolder: fc.boolean(),
        diskKind: identifier,
        ownerId: identifier,
        ownerName: word,
        time: whole,
        more,
      }),
    )
    .map(([fileId, name, rest]) => ({ type: 'sharedFile', fileId, name, ...rest }) as ConstructNode),
  fc
    .tuple(
      fc.integer({ min: 1 }),
      some({ senderId: identifier, senderName: word, kind: kindName, text: word, time: whole, more }),
    )
    .map(([mid, rest]) => ({ type: 'quote', mid, ...rest }) as ConstructNode),
);

/** Text that is full of what looks like markup. */
export const wireLikeText = anyText;

/** Any node. */
export const markupNode: fc.Arbitrary<MarkupNode> = fc.oneof(
  anyText.filter((value) => value !== '').map((value): MarkupNode => ({ type: 'text', text: value })),
  constructNode,
);

/** Neighbouring texts are one text once they are printed. */
export function joinedTexts(nodes: readonly MarkupNode[]): MarkupNode[] {
  const joined: MarkupNode[] = [];
  for (const next of nodes) {
    const last = joined.at(-1);
    if (last?.type === 'text' && next.type === 'text')
      joined[joined.length - 1] = { type: 'text', text: last.text + next.text };
    else joined.push(next);
  }
  return joined;
}
