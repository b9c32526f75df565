// `tangram write ai|generate`: what the office's model writes, for a text of one's own or into the sections of a document.
import { changeDocument } from '#sdk/write/actions/change-document.ts';
import {
  aboutDocument,
  assistTones,
  assistTools,
  surroundings,
  type AssistTool,
} from '#sdk/write/rules/assist-request.ts';
import { findSection, outlineOf, sectionEnd } from '#sdk/write/rules/outline.ts';
import {
  sourcePlace,
  suggestionBlocks,
  suggestionText,
  type SuggestedSentence,
} from '#sdk/write/rules/suggestion.ts';
import { textOf } from '#sdk/write/rules/blocks.ts';
import {
  assistStream,
  type AssistRequest,
  type WritingSource,
  type WrittenDocument,
} from '#sdk/write/index.ts';
import type { RichNode } from '#sdk/contract/rich-text.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { CommandSpec, OptionSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { safeLine } from '../../output/safe-text.ts';
import { assistFields, drawnColumns, drawnFields } from '../../shapes/write-assist.ts';
import { typedText } from '../../typed-text.ts';
import { importFileOf, isFile } from './files.ts';
import { desk, documentArgument, documentId } from './target.ts';
import { importFile } from '#sdk/write/index.ts';
import { toMarkdown } from '#sdk/write/rules/modules.ts';

/** Longest time a model may take, in ms, where nothing else was said. */
const longestMs = 180_000;
const spoken = assistTools.filter((tool) => tool !== 'outline' && tool !== 'draft');

const modelOption: OptionSpec = {
  name: 'model',
  value: 'text',
  shown: 'NAME',
  text: 'cliAsk.option.model',
};
const wishOption: OptionSpec = { name: 'wish', value: 'text', shown: 'TEXT', text: 'cliWrite.ai.wish' };

/** What a model wrote, as far as it is there. */
export type Heard = { sentences: SuggestedSentence[]; sources: WritingSource[]; long: boolean };

/** Has the model write to the end. @throws OfficeError why it does not */
export async function hear(
  context: Context,
  office: Parameters<typeof assistStream>[0],
  request: AssistRequest,
  onSentence: (sentence: SuggestedSentence) => void = () => undefined,
): Promise<Heard> {
  const signal = AbortSignal.any([
    context.signal,
    AbortSignal.timeout(Math.max(longestMs, context.timeoutMs)),
  ]);
  const heard: Heard = { sentences: [], sources: [], long: false };
  for await (const event of assistStream(office, request, { signal })) {
    if (event.type === 'source') heard.sources.push(event.source);
    else if (event.type === 'done') heard.long = event.long;
    else {
      const { text, sources, flagged } = event;
      const sentence = { text, sources, ...(flagged === true && { flagged }) };
      heard.sentences.push(sentence);
      onSentence(sentence);
    }
  }
  return heard;
}

/** The text a tool works on: a file that is there, a pipe, or the word itself. */
async function passageOf(context: Context, given: string | undefined): Promise<string> {
  if (given !== undefined && given !== '-' && (await isFile(given))) {
    const { body } = await importFile(await importFileOf(context, given));
    return toMarkdown(body).trim();
  }
  return typedText(context, given);
}

const sentenceOut = ({ text, sources, flagged }: SuggestedSentence) => ({
  text,
  sources,
  flagged: flagged === true,
});

/** A tool on a text. */
export const ai: CommandSpec = {
  name: 'ai',
  summary: 'cliWrite.ai.summary',
  fields: assistFields,
  arguments: [
    { name: 'tool', required: true, text: 'cliWrite.ai.tool' },
    { name: 'text', required: false, text: 'cliWrite.ai.text' },
  ],
  options: [
    { name: 'tone', value: 'text', shown: 'T', choices: assistTones, text: 'cliWrite.ai.tone' },
    { name: 'into', value: 'text', shown: 'L', choices: ['zh', 'en'], text: 'cliWrite.ai.into' },
    wishOption,
    { name: 'document', value: 'text', shown: 'ID', text: 'cliWrite.ai.document' },
    modelOption,
    { name: 'no-stream', text: 'cliAsk.option.noStream' },
  ],
  examples: [
    { line: 'tangram write ai polish - < 初稿.md', text: 'cliWrite.ai.examplePipe' },
    { line: 'tangram write ai translate 通知.docx --into en', text: 'cliWrite.ai.exampleFile' },
  ],
  async run(context, input) {
    const typed = input.required('tool');
    const tool = spoken.find((known) => known === typed);
    if (tool === undefined)
      throw new CliError('invalidValue', { name: 'tool', value: typed }, { param: 'tool', valid: spoken });
    const text = await passageOf(context, input.argument('text'));
    const at = await desk(context, 'ai');
    const named = input.text('document');
    const id = named === undefined ? undefined : await documentId(at, named);
    const language = /[\u4e00-\u9fff]/u.test(text) ? ('zh' as const) : ('en' as const);
    const { tone, into, wish, model } = {
      tone: input.text('tone') as AssistRequest['tone'],
      into: input.text('into') as 'zh' | 'en' | undefined,
      wish: input.text('wish'),
      model: input.text('model'),
    };
    const request: AssistRequest = {
      tool,
      language,
      ...(id !== undefined && { documentId: id }),
      ...(tool === 'continue' ? { before: text } : { passage: text }),
      ...(tone !== undefined && { tone }),
      ...(into !== undefined && { to: into }),
      ...(wish !== undefined && { wish }),
      ...(model !== undefined && { model }),
    };
    const streams = !context.output.forPrograms && !input.has('no-stream');
    const heard = await hear(context, at.office, request, (sentence) => {
      if (streams) context.output.text(sentence.text.split('\n').map(safeLine).join('\n'));
    });
    const whole = suggestionText(heard.sentences);
    if (context.output.forPrograms) {
      const sentences = heard.sentences.map(sentenceOut);
      return context.output.one(
        { tool, text: whole, long: heard.long, sentences, sources: heard.sources },
        () => [],
      );
    }
    context.output.text(streams ? '\n' : `${whole.split('\n').map(safeLine).join('\n')}\n`);
    for (const source of heard.sources)
      context.output.hint(safeLine(`[${source.n}] ${sourcePlace(source, context.language)}`));
  },
};

/** What is under a heading, without what is under the ones below it. */
const ownBlocks = (blocks: readonly RichNode[], at: number): readonly RichNode[] => {
  const end = sectionEnd(blocks, at);
  const below = blocks.findIndex(({ type }, place) => place > at && type === 'heading');
  return blocks.slice(at + 1, below === -1 ? end : Math.min(end, below));
};
const isEmpty = (blocks: readonly RichNode[]): boolean =>
  blocks.every((block) => block.type === 'paragraph' && textOf(block).trim() === '');

/** Puts a draft under its heading: an empty section is filled, what is written already stays before it. */
function filled(
  document: WrittenDocument,
  wanted: { section: string; title: string },
  heard: Heard,
): RichNode[] {
  const { content } = document.body;
  const nodes = outlineOf(content);
  const node = nodes.find(({ section, title }) => section === wanted.section && title === wanted.title);
  if (node === undefined) throw new OfficeError('sectionUnknown', { params: { section: wanted.section } });
  const own = ownBlocks(content, node.at);
  const made = suggestionBlocks(heard.sentences, heard.sources, document.language);
  const kept = isEmpty(own) ? [] : own;
  return [...content.slice(0, node.at + 1), ...kept, ...made, ...content.slice(node.at + 1 + own.length)];
}

/** Drafts sections of a document from its outline and its sources. */
export const generate: CommandSpec = {
  name: 'generate',
  summary: 'cliWrite.generate.summary',
  mutates: true,
  lists: true,
  fields: drawnFields,
  arguments: [documentArgument],
  options: [
    { name: 'section', value: 'text', shown: 'N', text: 'cliWrite.generate.section' },
    wishOption,
    modelOption,
  ],
  examples: [
    { line: 'tangram write generate 12', text: 'cliWrite.generate.exampleAll' },
    { line: 'tangram write generate 12 --section 2.1', text: 'cliWrite.generate.exampleSection' },
  ],
  async run(context, input) {
    const at = await desk(context, 'generate');
    const { write, signal, office } = at;
    const id = await documentId(at, input.required('document'));
    const document = await bounded(write.get(id, { signal }), signal);
    const { content } = document.body;
    const nodes = outlineOf(content);
    const wanted = input.text('section');
    const one = wanted === undefined ? undefined : findSection(nodes, wanted);
    if (wanted !== undefined && one === undefined)
      throw new OfficeError('sectionUnknown', { params: { section: wanted } });
    // Headings with others below them only gather; what is written already is left alone.
    const chosen =
      one === undefined
        ? nodes.filter((node) => !node.hasChildren && isEmpty(ownBlocks(content, node.at)))
        : [one];
    if (context.flags.dryRun)
      return showPlan(
        context,
        chosen.map(({ section, title }) => ({ call: 'write generate', input: { id, section, title } })),
        ['section', 'model'],
      );
    const wish = input.text('wish');
    const model = input.text('model');
    const rows = [];
    for (const { section, title, at: place } of chosen) {
      const heard = await hear(context, office, {
        tool: 'draft' satisfies AssistTool,
        ...aboutDocument(document),
        ...surroundings(content, place),
        wish: [document.form.wishes, wish]
          .filter((words) => words !== undefined)
          .join('\n')
          .slice(0, 600),
        ...(model !== undefined && { model }),
      });
      const saved = await changeDocument(write, id, (now) => ({
        body: { type: 'doc', content: filled(now, { section, title }, heard) },
      }));
      rows.push({
        section,
        title,
        characters: suggestionText(heard.sentences).length,
        sources: heard.sources.length,
        unsure: heard.sentences.filter(({ flagged }) => flagged === true).length,
        rev: saved.rev,
      });
    }
    await context.output.rows(rows, drawnColumns);
  },
};
