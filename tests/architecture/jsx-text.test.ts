// No sentence stands in a component: what a person reads comes from the locales.
import { expect, test } from 'vitest';
import { productFiles, type SourceFile } from './sources.ts';
import { placeOf, walk } from './syntax.ts';

/** Attributes a person reads or hears. */
const readable = new Set([
  'title',
  'alt',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'content',
  'text',
]);

/** A word of any language; signs such as “·” and digits are not text. */
const word = /\p{L}{2,}|\p{Script=Han}/u;

function literals(file: SourceFile): string[] {
  const found: string[] = [];
  walk(file, (node, ancestors) => {
    const parent = ancestors.at(-1);
    const say = (text: unknown): void => {
      if (typeof text === 'string' && word.test(text)) {
        found.push(`${placeOf(file, node)}: “${text.trim().slice(0, 40)}” — make it a key in sdk/locales`);
      }
    };
    if (node.type === 'JSXText') say(node['value']);
    const container = parent?.type === 'JSXExpressionContainer' ? ancestors.at(-2) : parent;
    if (container === undefined) return;
    const inElement = container.type === 'JSXElement' || container.type === 'JSXFragment';
    const name = container.type === 'JSXAttribute' ? attributeName(container['name']) : '';
    if (!inElement && !readable.has(name)) return;
    if (node.type === 'Literal') say(node['value']);
    if (node.type === 'TemplateLiteral')
      say(file.text.slice(node.start, node.end).replaceAll(/\$\{[^}]*\}/g, ' '));
  });
  return found;
}

function attributeName(node: unknown): string {
  const isNamed = typeof node === 'object' && node !== null && 'name' in node;
  return isNamed && typeof node.name === 'string' ? node.name : '';
}

/** The gallery shows what people of the demo organisation say, so its words are data. */
const isSample = (path: string): boolean => path.startsWith('gui/gallery/');

const components = productFiles.filter((file) => file.path.endsWith('.tsx') && !isSample(file.path));

test('components hold no literal text', () => {
  expect(components.flatMap(literals)).toEqual([]);
});

test('literal text is found wherever it hides', () => {
  const text =
    'const a = <p title="Hello">消息 {"sent"} {`to ${b}`} · {3} <i aria-label={"close it"} className="x y" /></p>;';
  expect(literals({ path: 'gui/x.tsx', text })).toHaveLength(5);
});
