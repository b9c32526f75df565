// A document being written: the outline at the left, the paper, and the tools at the right.
import { useCallback, useRef, useState, type JSX } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Finding } from '#sdk/write/rules/finding.ts';
import { fixFinding } from '#sdk/write/rules/check.ts';
import * as outline from '#sdk/write/rules/outline.ts';
import type { ExportType } from '#sdk/write/index.ts';
import { DocumentScreen, type DocumentSnapshot } from '#sdk/write/screens/document.ts';
import { readRichText, type RichNode } from '#sdk/contract/rich-text.ts';
import { OfficeError } from '#sdk/errors.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { useTranslator } from '../parts/text.ts';
import { ConflictBar } from './ConflictBar.tsx';
import { positionOf, useDocumentEditor } from './editor/useDocumentEditor.ts';
import { FormatBar } from './FormatBar.tsx';
import { FormDialog } from './FormDialog.tsx';
import { OutlineTree, type OutlineAct } from './OutlineTree.tsx';
import { Paper } from './Paper.tsx';
import { saveMade } from '../files/save-made.ts';
import { ShareDialog } from './ShareDialog.tsx';
import { ToolsPane } from './ToolsPane.tsx';
import { VersionsDialog } from './VersionsDialog.tsx';
import { WritingHead, type HeadAct } from './WritingHead.tsx';
import './write.css';

/** The address names the document. */
export function WritingPage(): JSX.Element {
  const { documentId = '' } = useParams();
  return <OneDocument key={documentId} id={documentId} />;
}

function OneDocument({ id }: { readonly id: string }): JSX.Element {
  const { office } = useApp();
  const { t } = useTranslator();
  const screen = useOwnScreen(() => new DocumentScreen(office, id));
  if (screen === undefined)
    return <AppFrame current="aiWriting" place={t('write.title')} turn="main" main={<ListSkeleton />} />;
  return <Opening screen={screen} id={id} />;
}

function Opening({ screen, id }: { readonly screen: DocumentScreen; readonly id: string }): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const snapshot = useScreen(screen);
  const { state, document } = snapshot;
  if (document !== undefined && state.phase !== 'gone')
    return <Writing screen={screen} id={id} snapshot={snapshot} />;
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
  readonly id: string;
  readonly snapshot: DocumentSnapshot;
}): JSX.Element {
  const { screen, id, snapshot } = props;
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
  const editor = useDocumentEditor({
    label: t('write.text'),
    body: document.body,
    arrival: state.arrival,
    numbering,
    readOnly,
    onChange: (body) => screen.edited(body),
  });
  const blocks = useCallback((): RichNode[] => readRichText(editor.getJSON()).content, [editor]);
  /** One step of the editor's own history, so that one undo takes it back. */
  const replace = (content: readonly RichNode[]): void => {
    const body = { type: 'doc' as const, content: [...content] };
    editor.commands.setContent(body, { emitUpdate: true });
    screen.edited(body);
  };
  const act = (wish: OutlineAct): boolean => {
    const now = blocks();
    const done = outlineDone(now, wish);
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
  const fix = (finding: Finding): void => {
    if (finding.block < 0) return setAsked('form');
    if (finding.suggestion === undefined || readOnly) return show(finding.block, finding.start, finding.end);
    replace(fixFinding(blocks(), finding));
  };
  const exported = async (type: ExportType): Promise<void> => {
    await notify.attempt(async () => {
      await screen.save().catch(() => undefined);
      saveMade(await office.write.export(id, type));
    });
  };
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
        const { title, module, language, form, body } = document;
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
            {readOnly ? null : <FormatBar editor={editor} words={snapshot.words} />}
            <Paper
              document={document}
              editor={editor}
              paperRef={paper}
              onForm={readOnly ? undefined : () => setAsked('form')}
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
                />
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
          beforeKeeping={() => screen.save()}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      {asked === 'share' ? <ShareDialog document={document} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
}

function outlineDone(blocks: readonly RichNode[], wish: OutlineAct): outline.OutlineResult {
  switch (wish.act) {
    case 'addSibling':
      return outline.addSibling(blocks, wish.at, wish.title);
    case 'addChild':
      return outline.addChild(blocks, wish.at, wish.title);
    case 'rename':
      return outline.rename(blocks, wish.at, wish.title);
    case 'move':
      return outline.moveTo(blocks, wish.at, wish.target, wish.place);
    case 'up':
    case 'down':
      return outline.moveBy(blocks, wish.at, wish.act);
    case 'promote':
      return outline.promote(blocks, wish.at);
    case 'demote':
      return outline.demote(blocks, wish.at);
    default:
      return outline.remove(blocks, wish.at);
  }
}
