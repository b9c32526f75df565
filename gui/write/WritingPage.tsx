// A document being written: the outline at the left, the paper, and the tools at the right.
import { useCallback, useRef, useState, type JSX } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Finding } from '#sdk/write/rules/finding.ts';
import { fixFinding } from '#sdk/write/rules/check.ts';
import * as outline from '#sdk/write/rules/outline.ts';
import type { ExportType } from '#sdk/write/index.ts';
import { DocumentScreen, type DocumentSnapshot } from '#sdk/write/screens/document.ts';
import { AssistScreen } from '#sdk/write/screens/assist.ts';
import { adoptOutline, sourceNote } from '#sdk/write/rules/suggestion.ts';
import { readRichText, type RichNode } from '#sdk/contract/rich-text.ts';
import { OfficeError } from '#sdk/errors.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { hasCoarsePointer } from '../ground/coarse-pointer.ts';
import { useNotify } from '../ground/useNotify.ts';
import { isFocusFree } from '../parts/free-focus.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { useTranslator } from '../parts/text.ts';
import { ConflictBar } from './ConflictBar.tsx';
import { AiTools } from './AiTools.tsx';
import { CommentsSection } from './CommentsSection.tsx';
import { applyBody } from './editor/apply-body.ts';
import { passageAt } from './editor/suggesting.ts';
import { positionOf, useDocumentEditor } from './editor/useDocumentEditor.ts';
import { FormatBar } from './FormatBar.tsx';
import { FormDialog } from './FormDialog.tsx';
import { OutlineMaker } from './OutlineMaker.tsx';
import { OutlineTree, type OutlineAct } from './OutlineTree.tsx';
import { Paper } from './Paper.tsx';
import { saveMade } from '../files/save-made.ts';
import { ShareDialog } from './ShareDialog.tsx';
import { SourcesSection } from './SourcesSection.tsx';
import { SuggestionBox } from './SuggestionBox.tsx';
import { ToolsPane } from './ToolsPane.tsx';
import { useAssist } from './useAssist.ts';
import { VersionsDialog } from './VersionsDialog.tsx';
import { WithWriting } from './WritingOff.tsx';
import { WritingHead, type HeadAct } from './WritingHead.tsx';
import './assist.css';
import './write.css';

/** The address names the document. */
export function WritingPage(): JSX.Element {
  const { documentId = '' } = useParams();
  return (
    <WithWriting>
      <OneDocument key={documentId} id={documentId} />
    </WithWriting>
  );
}

function OneDocument({ id }: { readonly id: string }): JSX.Element {
  const { office } = useApp();
  const { t } = useTranslator();
  const screen = useOwnScreen(() => new DocumentScreen(office, id));
  const assist = useOwnScreen(() => new AssistScreen(office, id));
  if (screen === undefined || assist === undefined)
    return <AppFrame current="aiWriting" place={t('write.title')} turn="main" main={<ListSkeleton />} />;
  return <Opening screen={screen} assist={assist} id={id} />;
}

function Opening(props: {
  readonly screen: DocumentScreen;
  readonly assist: AssistScreen;
  readonly id: string;
}): JSX.Element {
  const { screen, assist, id } = props;
  const translator = useTranslator();
  const { t } = translator;
  const snapshot = useScreen(screen);
  const { state, document } = snapshot;
  if (document !== undefined && state.phase !== 'gone')
    return <Writing screen={screen} assistScreen={assist} id={id} snapshot={snapshot} />;
  const main =
    state.phase === 'gone' ? (
      <EmptyState level={1} figure="house" title={t('write.gone')} detail={t('write.goneDetail')} />
    ) : state.error !== undefined ? (
      <ErrorState detail={errorText(translator, state.error)} code={state.error.code} />
    ) : (
      <ListSkeleton />
    );
  return <AppFrame current="aiWriting" place={t('write.title')} turn="main" main={main} />;
}

type Asked = 'form' | 'versions' | 'share';

function Writing(props: {
  readonly screen: DocumentScreen;
  readonly assistScreen: AssistScreen;
  readonly id: string;
  readonly snapshot: DocumentSnapshot;
}): JSX.Element {
  const { screen, assistScreen, id, snapshot } = props;
  const { office } = useApp();
  const { t } = useTranslator();
  const notify = useNotify();
  const navigate = useNavigate();
  const fold = useFrameFold();
  const { state, numbering, readOnly, checked } = snapshot;
  const document = snapshot.document as NonNullable<DocumentSnapshot['document']>;
  const [asked, setAsked] = useState<Asked>();
  const [tools, setTools] = useState(fold === 'wide');
  const [turn, setTurn] = useState<'list' | 'main'>('main');
  const paper = useRef<HTMLDivElement>(null);
  const { editor, handOver } = useDocumentEditor({
    label: t('write.text'),
    body: document.body,
    arrival: state.arrival,
    numbering,
    readOnly,
    // Whoever opens a document writes on in it; where fingers write, that would bring up a keyboard nobody asked for.
    takesFocus: () => !readOnly && !hasCoarsePointer() && isFocusFree(),
    loadPicture: async (file) => {
      const { type, bytes } = await office.write.picture(id, file);
      return URL.createObjectURL(new Blob([bytes], { type }));
    },
    onChange: (body, seen) => screen.edited(body, seen),
  });
  const suggested = useScreen(assistScreen);
  const assist = useAssist(editor, assistScreen, suggested, document);
  const blocks = useCallback((): RichNode[] => readRichText(editor.getJSON()).content, [editor]);
  /** One step of the editor's own history, so that one undo takes it back. */
  const replace = (content: readonly RichNode[]): void => {
    applyBody(editor, { type: 'doc', content: [...content] }, true);
  };
  const act = (wanted: OutlineAct): boolean => {
    const now = blocks();
    const done = outlineDone(now, wanted);
    if ('problem' in done) {
      notify.fail(new OfficeError(done.problem).data);
      return false;
    }
    replace(done.blocks);
    return true;
  };
  const show = (block: number, start: number, end: number): void => {
    const from = positionOf(editor, block, start);
    const to = positionOf(editor, block, end);
    if (from === undefined || to === undefined) return;
    editor.chain().focus().setTextSelection({ from, to }).scrollIntoView().run();
  };
  const open = (node: outline.OutlineNode): void => {
    let place: number | undefined;
    editor.state.doc.forEach((_, offset, at) => void (at === node.at && (place = offset)));
    if (place === undefined) return;
    const dom = editor.view.nodeDOM(place);
    if (dom instanceof HTMLElement) dom.scrollIntoView({ block: 'center' });
    setTurn('main');
  };
  /** Where words stand in the paper, for who looks for what a comment is about. */
  const showQuote = (quote: string): void => {
    let place: number | undefined;
    editor.state.doc.descendants((node, position) => {
      const at = node.isTextblock && place === undefined ? node.textContent.indexOf(quote) : -1;
      if (at !== -1) place = position + 1 + at;
      return place === undefined;
    });
    if (place === undefined) return notify.inform({ key: 'write.quoteGone' });
    editor
      .chain()
      .focus()
      .setTextSelection({ from: place, to: place + quote.length })
      .scrollIntoView()
      .run();
  };
  const fix = (finding: Finding): void => {
    if (finding.block < 0) return setAsked('form');
    if (finding.suggestion === undefined || readOnly) return show(finding.block, finding.start, finding.end);
    replace(fixFinding(blocks(), finding));
  };
  const exported = async (type: ExportType): Promise<void> => {
    handOver();
    await notify.attempt(async () => {
      await screen.save().catch(() => undefined);
      const made = await office.write.export(id, type);
      saveMade(made);
      if (made.picturesMissing > 0)
        notify.inform({ key: 'write.picturesMissing', parameters: { count: made.picturesMissing } });
    });
  };
  const addPicture = (file: File): Promise<boolean> =>
    notify.attempt(async () => {
      const stored = await office.write.addPicture(id, file.name, file);
      const alt = file.name.replace(/\.[^.]*$/u, '');
      editor
        .chain()
        .focus()
        .insertContent({ type: 'image', attrs: { file: stored, alt } })
        .run();
    });
  const headActs: Readonly<Record<HeadAct, () => void>> = {
    back: () => void navigate('/main/smartWrite/myDoc'),
    outline: () => setTurn('list'),
    form: () => setAsked('form'),
    versions: () => setAsked('versions'),
    share: () => setAsked('share'),
    tools: () => setTools(!tools),
    docx: () => void exported('docx'),
    md: () => void exported('md'),
    html: () => void exported('html'),
    print: () => window.print(),
    template: () =>
      void notify.attempt(async () => {
        handOver();
        const { title, module, language, form, body } = screen.getSnapshot().document ?? document;
        await office.write.saveTemplate({ title, module, language, form, body });
        notify.done({ key: 'write.templateSaved' });
      }),
  };
  return (
    <>
      <AppFrame
        current="aiWriting"
        place={document.title}
        turn={turn}
        list={
          <OutlineTree
            nodes={snapshot.outline}
            readOnly={readOnly}
            maker={
              <OutlineMaker
                document={document}
                rests={suggested.rests}
                models={suggested.models}
                onAdopt={(headings) => replace(adoptOutline(blocks(), headings))}
              />
            }
            onAct={act}
            onOpen={open}
            onUndo={() => editor.chain().undo().run()}
            onBack={headActs.back}
          />
        }
        main={
          <div className="tg-writing">
            <WritingHead
              document={document}
              state={state}
              readOnly={readOnly}
              turns={fold === 'turns' || fold === 'phone'}
              onTitle={(title) => screen.setTitle(title)}
              onAct={(name) => headActs[name]()}
            />
            {state.saved === 'conflict' ? (
              <ConflictBar theirs={state.theirs ?? []} onSettle={(way) => void screen.settle(way)} />
            ) : null}
            {readOnly ? null : (
              <FormatBar editor={editor} words={snapshot.words} onPicture={(file) => void addPicture(file)} />
            )}
            <Paper
              document={document}
              editor={editor}
              paperRef={paper}
              onForm={readOnly ? undefined : () => setAsked('form')}
            />
            <SuggestionBox
              editor={editor}
              assist={assist}
              snapshot={suggested}
              onStop={() => assistScreen.stop()}
              onRetry={() => assistScreen.retry()}
            />
          </div>
        }
        {...(tools
          ? {
              details: (
                <ToolsPane
                  checked={checked}
                  onFix={fix}
                  onShow={(found) => show(found.block, found.start, found.end)}
                >
                  <AiTools
                    editor={editor}
                    models={suggested.models}
                    readOnly={readOnly}
                    running={suggested.request?.tool}
                    onAsk={assist.ask}
                  />
                  <SourcesSection
                    screen={assistScreen}
                    snapshot={suggested}
                    readOnly={readOnly}
                    wordsHere={() => passageAt(editor).text || document.title}
                    onQuote={(source) =>
                      editor
                        .chain()
                        .focus()
                        .insertContent([
                          { type: 'text', text: source.quote.replaceAll(/\s+/gu, ' ').slice(0, 2_000) },
                          {
                            type: 'footnote',
                            attrs: { note: sourceNote(source, document.language) },
                          },
                        ])
                        .run()
                    }
                  />
                  <CommentsSection
                    document={document}
                    chosen={() => {
                      const { from, to } = editor.state.selection;
                      return editor.state.doc.textBetween(from, to, ' ');
                    }}
                    onShow={showQuote}
                  />
                </ToolsPane>
              ),
              onCloseDetails: () => setTools(false),
            }
          : {})}
      />
      {asked === 'form' ? (
        <FormDialog
          document={document}
          onDone={(form) => screen.setForm(form)}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      {asked === 'versions' ? (
        <VersionsDialog
          document={document}
          readOnly={readOnly}
          onRestore={(version) => {
            screen.setTitle(version.title);
            screen.setForm(version.form);
            replace(version.body.content);
          }}
          beforeKeeping={() => {
            handOver();
            return screen.save();
          }}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      {asked === 'share' ? <ShareDialog document={document} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
}

function outlineDone(blocks: readonly RichNode[], wanted: OutlineAct): outline.OutlineResult {
  switch (wanted.act) {
    case 'addSibling':
      return outline.addSibling(blocks, wanted.at, wanted.title);
    case 'addChild':
      return outline.addChild(blocks, wanted.at, wanted.title);
    case 'rename':
      return outline.rename(blocks, wanted.at, wanted.title);
    case 'move':
      return outline.moveTo(blocks, wanted.at, wanted.target, wanted.place);
    case 'up':
    case 'down':
      return outline.moveBy(blocks, wanted.at, wanted.act);
    case 'promote':
      return outline.promote(blocks, wanted.at);
    case 'demote':
      return outline.demote(blocks, wanted.at);
    default:
      return outline.remove(blocks, wanted.at);
  }
}
