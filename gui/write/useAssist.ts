// Asks the tools for the place one is at in the paper, and takes or leaves what comes.
import type { Editor } from '@tiptap/react';
import { useCallback, useEffect, useState } from 'react';
import { readRichText, type RichNode } from '#sdk/contract/rich-text.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { AssistRequest, WrittenDocument } from '#sdk/write/index.ts';
import {
  aboutDocument,
  assistProblem,
  passageTools,
  sourcedTools,
  surroundings,
  type AssistTool,
} from '#sdk/write/rules/assist-request.ts';
import { suggestionBlocks } from '#sdk/write/rules/suggestion.ts';
import { textOf } from '#sdk/write/rules/blocks.ts';
import type { AssistScreen, AssistSnapshot } from '#sdk/write/screens/assist.ts';
import { useNotify } from '../ground/useNotify.ts';
import { acceptSuggestion, passageAt, setSuggestion, suggestionPlace } from './editor/suggesting.ts';

/** What beside the tool is said. */
export type AssistMore = Pick<AssistRequest, 'wish' | 'tone' | 'to'>;

/** The tools of one paper. */
export type Assist = {
  /** Where the box of the suggestion is drawn; undefined where there is none. */
  readonly host: HTMLElement | undefined;
  readonly ask: (tool: AssistTool, more?: AssistMore) => void;
  readonly accept: (below: boolean) => void;
  readonly discard: () => void;
};

/** Where a draft of the section around a block goes, in the editor's places. */
function draftPlace(editor: Editor, blocks: readonly RichNode[], block: number): number {
  let heading = Math.min(block, blocks.length - 1);
  while (heading > 0 && blocks[heading]?.type !== 'heading') heading -= 1;
  let end = heading + 1;
  while (end < blocks.length && blocks[end]?.type !== 'heading') end += 1;
  const own = blocks.slice(heading + 1, end);
  const isEmpty = own.every((each) => each.type === 'paragraph' && textOf(each).trim() === '');
  // An empty section is filled where its empty line stands; a written one goes on at its end.
  const wanted = isEmpty && own.length > 0 ? heading + 1 : end - 1;
  let place = 0;
  editor.state.doc.forEach((node, offset, at) => {
    if (at === wanted) place = isEmpty ? offset + 1 : offset + node.nodeSize - 1;
  });
  return place;
}

/** See the file's first line. */
export function useAssist(
  editor: Editor,
  screen: AssistScreen | undefined,
  snapshot: AssistSnapshot | undefined,
  written: WrittenDocument,
): Assist {
  const notify = useNotify();
  const [host, setHost] = useState<HTMLElement>();

  const discard = useCallback((): void => {
    screen?.discard();
    setHost(undefined);
    if (!editor.isDestroyed && suggestionPlace(editor) !== undefined) setSuggestion(editor, undefined);
  }, [editor, screen]);

  const ask = (tool: AssistTool, more: AssistMore = {}): void => {
    if (screen === undefined) return;
    const passage = passageAt(editor);
    const isOf = passageTools.includes(tool);
    const blocks = readRichText(editor.getJSON()).content;
    const around = surroundings(blocks, passage.block);
    const request: AssistRequest = {
      tool,
      ...(sourcedTools.includes(tool)
        ? { ...aboutDocument(written), place: around.place }
        : { language: written.language }),
      ...(isOf && { passage: passage.text }),
      ...((tool === 'continue' || tool === 'draft') && {
        before: [around.before, tool === 'continue' ? passage.text : ''].join('\n').trim().slice(-4_000),
      }),
      ...more,
    };
    const problem = assistProblem(request);
    if (problem !== undefined) return notify.fail(new OfficeError(problem).data);
    const place = tool === 'draft' ? draftPlace(editor, blocks, passage.block) : passage.to;
    const element = globalThis.document.createElement('div');
    element.className = 'tg-suggest-host';
    element.contentEditable = 'false';
    setSuggestion(editor, {
      from: isOf ? passage.from : place,
      to: place,
      replaces: isOf && tool !== 'summarise',
      host: element,
    });
    setHost(element);
    screen.ask(request);
  };

  const accept = (below: boolean): void => {
    if (snapshot === undefined || snapshot.sentences.length === 0) return;
    const { sentences, sources } = snapshot;
    acceptSuggestion(editor, suggestionBlocks(sentences, sources, written.language), below);
    discard();
  };

  // Where the passage itself is taken away, by whomever, what was written for it goes as well.
  useEffect(() => {
    if (host === undefined) return undefined;
    const look = (): void => {
      if (suggestionPlace(editor) === undefined) discard();
    };
    editor.on('transaction', look);
    return () => void editor.off('transaction', look);
  }, [editor, host, discard]);

  return { host, ask, accept, discard };
}
