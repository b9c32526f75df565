// Draws a file's content inside the frame in which nothing runs, by the kind its name says; or says why it is not drawn.
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type JSX,
} from 'react';
import { fromMarkdown } from '#sdk/contract/rich-markdown.ts';
import { RichTextView } from '../../parts/rich-text/RichTextView.tsx';
import { SandboxFrame } from '../../parts/SandboxFrame.tsx';
import { SkeletonBlock } from '../../parts/SkeletonBlock.tsx';
import { useTranslator } from '../../parts/text.ts';
import { decodeText, isBinary } from './decode-text.ts';
import { drawWord, type DrawnWord } from './draw-word.ts';
import { PdfView } from './PdfView.tsx';
import { Player, type Played } from './Player.tsx';
import css from './preview-frame.css?inline';
import { previewKind } from './preview-kind.ts';
import type { SheetTable } from './read-sheet.ts';
import { readSheetsApart } from './sheets-apart.ts';

/** Why nothing is shown. */
export type PreviewProblem = 'damaged' | 'tooLarge' | 'unpacksTooLarge' | 'encrypted';

type Shown =
  | { readonly kind: 'media' }
  | { readonly kind: 'pdf' }
  | { readonly kind: 'word'; readonly drawn: Extract<DrawnWord, { nodes: readonly Node[] }> }
  | { readonly kind: 'sheet'; readonly sheets: readonly SheetTable[] }
  | { readonly kind: 'text'; readonly text: string; readonly isCut: boolean; readonly isRich: boolean };

const maxMarkdown = 200_000;

async function prepare(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Shown | { readonly problem: PreviewProblem }> {
  const { kind } = previewKind(name);
  if (kind === 'picture' || kind === 'video' || kind === 'audio') return { kind: 'media' };
  if (kind === 'pdf') return { kind };
  if (kind === 'word') {
    const drawn = await drawWord(bytes);
    return 'problem' in drawn ? drawn : { kind, drawn };
  }
  if (kind === 'sheet') {
    const read = await readSheetsApart(bytes, name);
    return 'problem' in read ? read : { kind, sheets: read.sheets };
  }
  if (isBinary(bytes)) return { problem: 'damaged' };
  const { text, isCut } = decodeText(bytes);
  const isRich = kind === 'markdown' && text.length <= maxMarkdown;
  return { kind: 'text', text, isCut, isRich };
}

/** `onProblem` where there is nothing to draw after all. */
export function PreviewContent(props: {
  readonly name: string;
  /** A name whose ending says what the bytes are. */
  readonly shownAs: string;
  /** What is in it, or for films and sound where a player reads it piece by piece. */
  readonly content: Uint8Array<ArrayBuffer> | Played;
  readonly onProblem: (problem: PreviewProblem) => void;
  readonly onEscape: () => void;
}): JSX.Element {
  const { name, shownAs, content, onProblem } = props;
  const { t } = useTranslator();
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let gone = false;
    (content instanceof Uint8Array ? prepare(shownAs, content) : Promise.resolve({ kind: 'media' } as const))
      .then((made) => {
        if (gone) return;
        if ('problem' in made) onProblem(made.problem);
        else setShown(made);
      })
      .catch((error: unknown) => {
        console.warn('The file could not be shown.', error);
        if (!gone) onProblem('damaged');
      });
    return () => {
      gone = true;
    };
  }, [shownAs, content, onProblem]);
  const broken = useCallback(() => onProblem('damaged'), [onProblem]);
  const pageLabel = useCallback((number: number, count: number) => t('disk.page', { number, count }), [t]);
  if (shown === undefined) return <SkeletonBlock width="100%" height="100%" />;
  return (
    <SandboxFrame title={t('disk.previewOf', { name })} css={css} onEscape={props.onEscape}>
      {(inside) => {
        if (!(content instanceof Uint8Array))
          return <Player kind={previewKind(shownAs).kind} played={content} onBroken={broken} />;
        if (shown.kind === 'media')
          return <Media name={name} shownAs={shownAs} bytes={content} onBroken={broken} />;
        if (shown.kind === 'pdf')
          return <PdfView bytes={content} pageLabel={pageLabel} onProblem={onProblem} />;
        if (shown.kind === 'word') return <Word drawn={shown.drawn} inside={inside} />;
        if (shown.kind === 'sheet') return <Sheets sheets={shown.sheets} cut={t('disk.previewCut')} />;
        return (
          <>
            {shown.isRich ? (
              <div className="rich">
                <RichTextView text={fromMarkdown(shown.text)} />
              </div>
            ) : (
              <Lines text={shown.text} />
            )}
            {shown.isCut ? <p className="cut">{t('disk.previewCut')}</p> : null}
          </>
        );
      }}
    </SandboxFrame>
  );
}

/** The type is ours: what the file says of itself decides nothing. */
function Media(props: {
  readonly name: string;
  readonly shownAs: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly onBroken: () => void;
}): JSX.Element | null {
  const { name, bytes, onBroken } = props;
  const { kind, type } = previewKind(props.shownAs);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, type]);
  if (url === undefined) return null;
  if (kind === 'picture') return <img className="media" src={url} alt={name} onError={onBroken} />;
  if (kind === 'video') return <video className="media" src={url} controls playsInline onError={onBroken} />;
  return <audio className="media" src={url} controls onError={onBroken} />;
}

function Word(props: {
  readonly drawn: Extract<DrawnWord, { nodes: readonly Node[] }>;
  readonly inside: Document;
}): JSX.Element {
  const { drawn, inside } = props;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(...drawn.nodes);
    const view = inside.defaultView as (Window & { CSSStyleSheet: typeof CSSStyleSheet }) | null;
    if (view === null) return;
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(drawn.css);
    const [own] = inside.adoptedStyleSheets;
    inside.adoptedStyleSheets = own === undefined ? [sheet] : [sheet, own];
  }, [drawn, inside]);
  return <div ref={place} className="word" />;
}

/** Lines that get numbers; each is a box of its own, so that one that is broken keeps its number beside it. */
const maxNumbered = 20_000;

function Lines({ text }: { readonly text: string }): JSX.Element {
  const lines = text.split('\n');
  if (lines.length > maxNumbered) return <pre>{text}</pre>;
  return (
    <pre className="lines" style={{ '--digits': String(lines.length).length } as CSSProperties}>
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at}>{at < lines.length - 1 ? `${line}\n` : line}</span>
      ))}
    </pre>
  );
}

/** The name of a column: A to Z, then AA. */
const columnName = (at: number): string =>
  at < 26 ? String.fromCodePoint(65 + at) : columnName(Math.floor(at / 26) - 1) + columnName(at % 26);

function Sheets(props: { readonly sheets: readonly SheetTable[]; readonly cut: string }): JSX.Element {
  const { sheets } = props;
  const [at, setAt] = useState(0);
  const sheet = sheets[at];
  const columns = Math.max(0, ...(sheet?.rows.map(({ length }) => length) ?? []));
  return (
    <>
      {sheets.length < 2 ? null : (
        <div className="tabs" role="tablist">
          {sheets.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              role="tab"
              aria-selected={index === at}
              onClick={() => setAt(index)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <table className="sheet">
        <thead>
          <tr>
            <th />
            {Array.from({ length: columns }, (_, index) => (
              <th key={index} scope="col">
                {columnName(index)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet?.rows.map((row, index) => (
            // The number of a row is what it is known by.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              {Array.from({ length: columns }, (_, column) => (
                <td key={column} dir="auto">
                  {row[column] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {sheet?.isCut === true ? <p className="cut">{props.cut}</p> : null}
    </>
  );
}
