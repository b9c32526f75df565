// What a tool is asked with, made of the place one is at: passage, text before, headings above.
import type { RichNode } from '../../contract/rich-text.ts';
import { assistLimits, passageTools, type AssistTone, type AssistTool } from '../../contract/write-assist.ts';
import { moduleOf, type WriteModuleId } from '../../contract/write-modules.ts';
import { textOf, textBlocks } from './blocks.ts';
import { outlineOf } from './outline.ts';

export {
  assistTones,
  assistTools,
  passageTools,
  sourcedTools,
  type AssistTone,
  type AssistTool,
} from '../../contract/write-assist.ts';

/** What a tool is asked with. */
export type AssistOptions = {
  tool: AssistTool;
  documentId?: string;
  language: 'zh' | 'en';
  kind?: string;
  title?: string;
  passage?: string;
  before?: string;
  place?: string;
  wish?: string;
  tone?: AssistTone;
  to?: 'zh' | 'en';
  model?: string;
};

/** Why a tool cannot be asked like this. */
export function assistProblem({
  tool,
  passage = '',
}: AssistOptions): 'passageMissing' | 'documentTooLong' | undefined {
  if (passageTools.includes(tool) && passage.trim() === '') return 'passageMissing';
  return passage.length > assistLimits.passage ? 'documentTooLong' : undefined;
}

/** What is around a block of a document: the headings above it, outermost first, and the text before it. */
export function surroundings(blocks: readonly RichNode[], at: number): { place: string; before: string } {
  const above: string[] = [];
  let level = 9;
  for (let place = Math.min(at, blocks.length - 1); place >= 0; place -= 1) {
    const block = blocks[place];
    const own = block?.type === 'heading' ? (block.attrs?.level ?? 1) : 9;
    if (block === undefined || own >= level) continue;
    level = own;
    above.unshift(textOf(block));
  }
  const before = textBlocks(blocks.slice(0, at))
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join('\n');
  return {
    place: above.join('\n').slice(-assistLimits.place),
    before: before.slice(-assistLimits.before),
  };
}

/** The outline of a document as a model reads it: a heading per line, deeper ones further in. */
export const outlineText = (blocks: readonly RichNode[]): string =>
  outlineOf(blocks)
    .map(({ level, title }) => `${'#'.repeat(level)} ${title}`)
    .join('\n')
    .slice(0, assistLimits.place);

/** What every request says of its document. */
export function aboutDocument(document: {
  id: string;
  title: string;
  module: WriteModuleId;
  language: 'zh' | 'en';
  form: { audience?: string | undefined; wishes?: string | undefined };
}): Pick<AssistOptions, 'documentId' | 'title' | 'kind' | 'language'> {
  const { id, title, module, language } = document;
  return { documentId: id, title, kind: moduleOf(module)[language], language };
}
