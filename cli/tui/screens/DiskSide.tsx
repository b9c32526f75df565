// Draws what is known of the line one is at, and what is in it: the text of a document, a picture in cells.
import { Box } from 'ink';
import { useEffect, useState, type JSX } from 'react';
import type { DiskNode } from '#sdk/api.ts';
import { compareText, type TextChange } from '#sdk/disk/rules/compare-text.ts';
import { asOfficeError } from '#sdk/errors.ts';
import { writeDate } from '#sdk/locales/date-format.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import { useDesk } from '../frame/desk.ts';
import { drawableLine, drawableLines } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import { Line, type Span } from '../parts/Line.tsx';
import { Portrait, usePictureWay } from '../parts/Portrait.tsx';
import type { Picture } from '../pictures/scale.ts';
import { truncateCells } from '../text/cell-width.ts';
import { wrapCjk } from '../text/wrap-cjk.ts';

type Content =
  | { readonly state: 'loading' | 'none' }
  | { readonly state: 'text'; readonly text: string }
  | { readonly state: 'compared'; readonly changes: readonly TextChange[] }
  | { readonly state: 'picture'; readonly picture: Picture }
  | { readonly state: 'failed'; readonly words: string };

const pictures = /\.(?:png|jpe?g)$/iu;
const mostPictureBytes = 16 * 1_048_576;
/** Characters of a document that are wrapped and shown. */
const mostText = 200_000;

/** `from` is the first line of the content that is shown; `onLines` is told how many there are. */
export function DiskSide(props: {
  readonly row: DiskNode;
  /** What has changed since this version is shown instead of the content. */
  readonly version?: number | undefined;
  readonly from: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly rows: number;
  readonly onLines: (count: number) => void;
}): JSX.Element {
  const { row, version, from, width, rows, onLines } = props;
  const { office, translator, signs } = useDesk();
  const { t, locale, timeLocale } = translator;
  const way = usePictureWay();
  const [content, setContent] = useState<Content>({ state: 'loading' });
  useEffect(() => {
    if (row.isFolder) return setContent({ state: 'none' });
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = async (): Promise<Content> => {
      if (version !== undefined) {
        const [older, newer] = await Promise.all([
          office.disk.text(row.id, { version }, { signal }),
          office.disk.text(row.id, {}, { signal }),
        ]);
        if (older.failure !== undefined || newer.failure !== undefined)
          return { state: 'failed', words: t('disk.compareNoText') };
        const changes = compareText(older.text.slice(0, mostText), newer.text.slice(0, mostText));
        const isSame = changes.every(({ kind }) => kind === 'same');
        return isSame ? { state: 'failed', words: t('disk.compareSame') } : { state: 'compared', changes };
      }
      if (pictures.test(row.name) && way !== 'name' && row.size <= mostPictureBytes && row.level !== 'view') {
        const [{ bytes }, { readPicture }] = await Promise.all([
          office.disk.content(row, { signal }),
          import('../pictures/read-picture.ts'),
        ]);
        const picture = readPicture(bytes);
        if (picture !== undefined) return { state: 'picture', picture };
      }
      const { text, failure } = await office.disk.text(row.id, {}, { signal });
      if (text !== '') return { state: 'text', text: text.slice(0, mostText) };
      const key =
        failure === 'tooLarge'
          ? 'disk.previewTooLarge'
          : failure === undefined || failure === 'type'
            ? 'disk.noPreview'
            : failure === 'encrypted'
              ? 'disk.previewEncrypted'
              : 'disk.previewDamaged';
      return { state: 'failed', words: t(key) };
    };
    setContent({ state: 'loading' });
    const show = async (): Promise<void> => {
      let next: Content;
      try {
        next = await load();
      } catch (error) {
        next = { state: 'failed', words: errorText(translator, asOfficeError(error).data) };
      }
      if (!signal.aborted) setContent(next);
    };
    void show();
    return () => leaving.abort();
  }, [office, row, version, way, t, translator]);
  const lines: readonly Span[] =
    content.state === 'text'
      ? wrapCjk(drawableLines(content.text), Math.max(8, width - 2)).map((text) => ({ text }))
      : content.state === 'compared'
        ? content.changes.flatMap((change) => comparedLines(change, width - 4))
        : [];
  const count = lines.length;
  useEffect(() => onLines(count), [onLines, count]);
  const when =
    row.modifiedTime === 0
      ? ''
      : writeDate(timeLocale, row.modifiedTime, { dateStyle: 'medium', timeStyle: 'short' });
  const head = [
    drawableLine(row.name),
    [row.isFolder ? t('disk.folder') : sizeText(row.size, locale), t(`disk.levels.${row.level}`)].join(
      ` ${signs.separator} `,
    ),
    version !== undefined
      ? t('disk.compare', { number: version })
      : [drawableLine(row.uploaderName), when].filter((one) => one !== '').join(` ${signs.separator} `),
  ];
  const room = Math.max(1, rows - head.length - 1);
  return (
    <Box flexDirection="column" width={width} height={rows} flexShrink={0} overflow="hidden">
      {head.map((text, at) => (
        <Line
          // A line is known by where it stands.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          spans={[
            {
              text: ` ${truncateCells(text, width - 2, { sign: signs.ellipsis })}`,
              bold: at === 0,
              ...(at > 0 && { tone: 'soft' as const }),
            },
          ]}
        />
      ))}
      <Line spans={[]} />
      {content.state === 'loading' ? (
        <Line spans={[{ text: ` ${t('words.loading')}`, tone: 'faint' }]} />
      ) : null}
      {content.state === 'failed'
        ? wrapCjk(content.words, width - 2).map((text) => (
            <Line key={text} spans={[{ text: ` ${text}`, tone: 'soft' }]} />
          ))
        : null}
      {content.state === 'picture' ? (
        <Portrait
          picture={content.picture}
          label={drawableLine(row.name)}
          x={props.x + 1}
          y={props.y + head.length + 1}
          {...fitting(content.picture, width - 2, room)}
        />
      ) : null}
      {lines.slice(from, from + room).map((line, at) => (
        // A line is known by where it stands.
        // oxlint-disable-next-line react/no-array-index-key
        <Line key={from + at} spans={[{ ...line, text: ` ${line.text}` }]} />
      ))}
    </Box>
  );
}

const signsOf = { same: ' ', removed: '-', added: '+' } as const;
const toneOf = { same: 'soft', removed: 'red', added: 'jade' } as const;

/** Lines of a comparison: the sign before each says what became of it, whatever its colour. */
const comparedLines = ({ kind, lines }: TextChange, width: number): Span[] =>
  wrapCjk(drawableLines(lines.join('\n')), Math.max(8, width)).map((text) => ({
    text: `${signsOf[kind]} ${text}`,
    tone: toneOf[kind],
  }));

/** As large as fits with its own proportions; a cell is twice as high as wide. */
function fitting(
  { width, height }: Picture,
  columns: number,
  rows: number,
): { columns: number; rows: number } {
  const scale = Math.min(columns / width, (rows * 2) / height, 1);
  return {
    columns: Math.max(1, Math.round(width * scale)),
    rows: Math.max(1, Math.round((height * scale) / 2)),
  };
}
