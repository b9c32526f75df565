// What a new document begins with: the module's skeleton, an outline somebody gave, or a template with its fields filled in.
import type { RichNode, RichText } from '../../contract/rich-text.ts';
import { moduleOf, type WriteModuleId } from '../../contract/write-modules.ts';
import { skeletonOf } from '../../contract/write-skeletons.ts';
import type { DocumentForm } from '../../contract/write.ts';
import { headingOf, paragraphOf } from './blocks.ts';
import type { Numbering } from './numbering.ts';

/** How headings of a document are numbered where nobody chose. */
export function numberingOf(form: DocumentForm, language: 'zh' | 'en', module: WriteModuleId): Numbering {
  const chosen = form.numbering;
  if (chosen === 'official' || chosen === 'decimal' || chosen === 'none') return chosen;
  if (module === 'email' || module === 'speech') return language === 'zh' ? 'official' : 'none';
  return language === 'zh' ? 'official' : 'decimal';
}

/** The title of a document about a topic: 关于…的通知. */
export function titleFor(module: WriteModuleId, topic: string, language: 'zh' | 'en'): string {
  const { zh, en, kind } = moduleOf(module);
  const about = topic.trim();
  if (about === '') return language === 'zh' ? zh : en;
  if (kind !== 'official' || language === 'en') return about;
  if (about.endsWith(zh)) return about;
  return `${about.startsWith('关于') ? '' : '关于'}${about}的${zh}`;
}

/** The module's own skeleton: opening, headings, closing; hints are left to the page. */
export function skeletonBody(module: WriteModuleId, language: 'zh' | 'en'): RichText {
  const { opening, outline, closing } = skeletonOf(module, language);
  const content: RichNode[] = [];
  if (opening !== '') content.push(paragraphOf(opening));
  for (const { level, title } of outline) content.push(headingOf(level, title), paragraphOf(''));
  if (closing !== '') content.push(paragraphOf(closing));
  return { type: 'doc', content };
}

/** The parts a new document's form begins with. */
export function formFor(
  module: WriteModuleId,
  given: { organisation: string; date: string; wishes?: string | undefined },
): DocumentForm {
  const { kind } = moduleOf(module);
  const wishes = given.wishes === undefined || given.wishes === '' ? {} : { wishes: given.wishes };
  if (kind === 'work') return wishes;
  return { org: given.organisation, signature: given.organisation, date: given.date, ...wishes };
}

const field = /\{\{([^{}\n]{1,40})\}\}/gu;

const mapText = (node: RichNode, change: (text: string) => string): RichNode => {
  if (node.type === 'text') return { ...node, text: change(node.text ?? '') };
  return node.content === undefined
    ? node
    : { ...node, content: node.content.map((child) => mapText(child, change)).filter(isThere) };
};
const isThere = (node: RichNode): boolean => node.type !== 'text' || node.text !== '';

const textsOf = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) => (node.type === 'text' ? [node.text ?? ''] : textsOf(node.content ?? [])));

/** Names of the fields of a template, in the order in which they are read, each once. */
export function fieldsOf(title: string, form: DocumentForm, body: RichText): string[] {
  const texts = [title, ...Object.values(form), ...textsOf(body.content)];
  return [
    ...new Set(
      texts.flatMap((text) => [...(text ?? '').matchAll(field)].map(([, name = '']) => name.trim())),
    ),
  ];
}

/** A template with values in its fields; a field without a value stays as it is. */
export function fillFields(
  template: { title: string; form: DocumentForm; body: RichText },
  values: Readonly<Record<string, string>>,
): { title: string; form: DocumentForm; body: RichText } {
  const fill = (text: string): string =>
    text.replaceAll(field, (whole, name: string) => values[name.trim()]?.trim() || whole);
  const form = Object.fromEntries(
    Object.entries(template.form).map(([part, value]) => [part, fill(value ?? '')]),
  );
  return {
    title: fill(template.title),
    form,
    body: { type: 'doc', content: template.body.content.map((node) => mapText(node, fill)) },
  };
}
