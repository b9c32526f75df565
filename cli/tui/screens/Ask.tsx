// The part of AI questions: the conversation, the field under it, and beside it, where one is open, a source with the passage marked.
import { Box } from 'ink';
import { useEffect, useState, type JSX } from 'react';
import { mayAdminister } from '#sdk/admin/rules/may-administer.ts';
import { AskScreen, type OpenSource } from '#sdk/ask/screens/ask.ts';
import { listText } from '#sdk/locales/list-text.ts';
import { useDesk, useFocus } from '../frame/desk.ts';
import { askLines, type AskLine } from '../lines/ask-lines.ts';
import { drawableLine, drawableLines } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import type { Cells } from '../frame/layout.ts';
import { useAskActs } from '../commands/useAskActs.ts';
import { useCommands } from '../keys/useCommands.ts';
import { useField } from '../frame/useField.ts';
import { useNow } from '../frame/useNow.ts';
import { useOwnScreen } from '../frame/useOwnScreen.ts';
import { useScreen } from '../frame/useScreen.ts';
import { Caret } from '../parts/Caret.tsx';
import { Line, type Span } from '../parts/Line.tsx';
import { Rule } from '../parts/Rule.tsx';
import { Spoken } from '../parts/Spoken.tsx';
import { VerticalRule } from '../parts/VerticalRule.tsx';
import { truncateCells } from '../text/cell-width.ts';
import { wrapSpans } from '../text/wrap-cjk.ts';

/** From this width an open source stands beside the conversation, else in its place. */
const twoPanes = 100;
const mostFieldLines = 4;
/** Lines of the document over the passage. */
const over = 4;

/** The part. */
export function Ask(cells: Cells): JSX.Element | null {
  const { office, now } = useDesk();
  const screen = useOwnScreen(() => new AskScreen(office, () => now()));
  return screen === undefined ? null : <Asking {...cells} screen={screen} />;
}

function Asking({ columns, rows, top, screen }: Cells & { readonly screen: AskScreen }): JSX.Element {
  const { go, isLinear, person, signs, translator } = useDesk();
  const { t } = translator;
  const focus = useFocus();
  const now = useNow();
  const shown = useScreen(screen);
  const acts = useAskActs(screen);
  /** Lines above the lower edge; 0 follows what is written. */
  const [up, setUp] = useState(0);
  const [down, setDown] = useState(0);
  const isHere = focus.tab === 'ask' && focus.overlay === undefined;
  const isTyping = isHere && focus.within === 'asking';
  const isActive = isHere && focus.within === undefined;
  const { source, chosenBases, place, askError, sessionError, error, session } = shown;
  const isWide = columns >= twoPanes && !isLinear;
  const width = source === undefined ? columns : isWide ? Math.floor(columns * 0.55) : columns;
  const field = useField({
    width: Math.max(8, columns - 4),
    isActive: isTyping,
    onChange: ({ text }) => screen.setDraft(text),
  });
  const lineCount = Math.min(mostFieldLines, Math.max(1, field.lines.length));
  const height = Math.max(1, rows - 3 - lineCount);
  const administers = mayAdminister(person.permissions);
  const lines = askLines(shown, { translator, signs, now, width, administers });
  const most = Math.max(0, lines.length - height);
  const landing = shown.turns.length === 0 && shown.writing === undefined;
  const from = landing ? Math.min(up, most) : Math.max(0, most - Math.min(up, most));
  const isReading = source !== undefined;
  const move = (steps: number): void => {
    if (isReading) setDown(Math.max(0, down + steps));
    else setUp(Math.max(0, Math.min(most, landing ? up + steps : Math.min(up, most) - steps)));
  };
  const send = (): void => {
    const text = field.field.text;
    if (text.trim() === '') return;
    setUp(0);
    acts.send(text);
    // What could not be asked stays where it was typed.
    if (screen.getSnapshot().writing !== undefined) asked();
  };
  const asked = (): void => {
    field.edit({ kind: 'set', text: '' });
    go({ type: 'within', within: undefined });
  };
  const { draft } = shown;
  useEffect(() => {
    // What waited until bases and conversation were known has been asked: its words are no draft any more.
    if (draft === '' && field.field.text !== '') asked();
  });
  const reset = <Act extends (() => void) | undefined>(act: Act): Act =>
    (act === undefined
      ? undefined
      : () => {
          setDown(0);
          act();
        }) as Act;
  const only = (act: (() => void) | undefined): (() => void) | undefined => (isActive ? act : undefined);
  const leave = (): void => {
    if (isReading) screen.closeSource();
    else go({ type: 'tab', tab: 'messages' });
  };
  useCommands({
    askUp: only(() => move(-1)),
    askDown: only(() => move(1)),
    askPageUp: isHere ? () => move(-height) : undefined,
    askPageDown: isHere ? () => move(height) : undefined,
    askTop: only(() => (isReading ? setDown(0) : setUp(landing ? 0 : most))),
    askBottom: only(() => (isReading ? setDown(1_000_000) : setUp(landing ? most : 0))),
    askWrite: only(shown.writing === undefined ? () => go({ type: 'within', within: 'asking' }) : undefined),
    askSend: isTyping && shown.writing === undefined ? send : undefined,
    askNewLine: isTyping ? () => field.edit({ kind: 'type', text: '\n' }) : undefined,
    askFieldLeave: isTyping ? () => go({ type: 'within', within: undefined }) : undefined,
    askFollow1: only(acts.follow[0]),
    askFollow2: only(acts.follow[1]),
    askFollow3: only(acts.follow[2]),
    askNextSource: only(reset(acts.nextSource)),
    askPreviousSource: only(reset(acts.previousSource)),
    askCopyQuote: only(acts.copyQuote),
    askCopy: only(acts.copy),
    askPicture: only(acts.picture),
    askStop: only(acts.stop),
    askStopWriting: isTyping ? acts.stop : undefined,
    askAgain: only(acts.again),
    askVersion: only(acts.version),
    askEdit: only(acts.edit),
    askGood: only(acts.good),
    askBad: only(acts.bad),
    askCorrect: only(acts.correct),
    askBases: only(acts.bases),
    askDepth: only(acts.depth),
    askModel: only(acts.model),
    askSessions: only(acts.sessions),
    askNew: only(acts.fresh),
    askTopic: only(acts.topic),
    askRename: only(acts.rename),
    askPin: only(acts.pin),
    askClear: only(acts.clear),
    askRemove: only(acts.remove),
    askRetry: only(acts.retry),
    askLeave: isActive ? leave : undefined,
  });
  const names = (place?.bases ?? []).filter(({ id }) => chosenBases.includes(id)).map(({ name }) => name);
  const bases = names.length === 0 ? t('ask.chooseFirst') : listText(translator, names.map(drawableLine));
  const title = drawableLine(session?.title ?? t('ask.title'));
  const failed = askError ?? sessionError ?? error;
  const head: Span[] = [
    { text: ` ${truncateCells(title, Math.floor(columns / 2), { sign: signs.ellipsis })}`, bold: true },
    {
      text: `  ${truncateCells(bases, Math.max(8, Math.floor(columns / 2) - 6), { sign: signs.ellipsis })}`,
      tone: names.length === 0 ? 'amber' : 'faint',
    },
  ];
  const told = failed === undefined ? undefined : errorText(translator, failed);
  const fieldFrom = Math.max(0, Math.min(field.caret.line - lineCount + 1, field.lines.length - lineCount));
  return (
    <Box flexDirection="column" width={columns} height={rows} flexShrink={0} overflow="hidden">
      {isLinear ? <Spoken parts={[title, bases]} /> : <Line spans={head} />}
      <Box height={height} width={columns} flexShrink={0} overflow="hidden">
        {isReading && !isWide ? null : (
          <Lines lines={lines.slice(from, from + height)} width={width} height={height} />
        )}
        {isReading && isWide ? <VerticalRule rows={height} /> : null}
        {isReading ? (
          <Source
            source={source}
            down={down}
            width={isWide ? columns - width - 1 : columns}
            height={height}
            onMost={(bound) => {
              if (down > bound) setDown(bound);
            }}
          />
        ) : null}
      </Box>
      <Rule columns={columns} tees={isReading && isWide ? [width] : []} />
      {isTyping ? (
        <Caret x={3 + field.caret.cell} y={top + rows - lineCount + field.caret.line - fieldFrom - 1} />
      ) : null}
      {field.lines.slice(fieldFrom, fieldFrom + lineCount).map((line, at) => (
        <Line
          // A line of a field has no identity but its place.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          spans={[
            { text: at === 0 ? ` ${signs.prompt} ` : '   ', tone: isTyping ? 'jade' : 'faint' },
            field.field.text === '' && told !== undefined
              ? { text: truncateCells(told, columns - 4), tone: 'red' }
              : field.field.text === ''
                ? { text: truncateCells(t('ask.placeholder'), columns - 4), tone: 'faint' }
                : { text: line },
          ]}
        />
      ))}
      <Line
        spans={
          field.field.text !== '' && told !== undefined
            ? [{ text: ` ${truncateCells(told, columns - 2)}`, tone: 'red' }]
            : []
        }
      />
    </Box>
  );
}

function Lines(props: {
  readonly lines: readonly AskLine[];
  readonly width: number;
  readonly height: number;
}): JSX.Element {
  const { isLinear } = useDesk();
  return (
    <Box flexDirection="column" width={props.width} height={props.height} flexShrink={0} overflow="hidden">
      {props.lines.map(({ spans }, at) =>
        isLinear ? (
          // oxlint-disable-next-line react/no-array-index-key
          <Spoken key={at} parts={[spans.map(({ text }) => text).join('')]} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <Line key={at} spans={spans} />
        ),
      )}
    </Box>
  );
}

/** A source: what it is, how it stands, and the text around the passage, which is marked where it is sure. */
function Source(props: {
  readonly source: OpenSource;
  readonly down: number;
  readonly width: number;
  readonly height: number;
  readonly onMost: (bound: number) => void;
}): JSX.Element {
  const { source, down, width, height, onMost } = props;
  const { translator } = useDesk();
  const { t } = translator;
  const { reading, error } = source;
  const head: AskLine[] =
    reading === undefined
      ? [
          {
            spans: [
              error === undefined
                ? { text: ` ${t('words.loading')}`, tone: 'faint' }
                : { text: ` ${errorText(translator, error)}`, tone: 'red' },
            ],
          },
        ]
      : [
          {
            spans: [
              { text: ` [${source.n}] `, tone: 'jade' },
              { text: truncateCells(drawableLine(reading.document), Math.max(4, width - 8)), bold: true },
            ],
          },
          {
            spans: [
              {
                text: ` ${truncateCells([drawableLine(reading.heading), reading.page > 0 ? t('ask.page', { page: reading.page }) : '', t(`ask.${reading.state}`)].filter((part) => part !== '').join(' · '), width - 2)}`,
                tone: reading.state === 'same' ? 'faint' : 'amber',
              },
            ],
          },
        ];
  let body: AskLine[] = [];
  let passage = 0;
  if (reading !== undefined) {
    const start = reading.start === undefined ? undefined : reading.start - reading.from;
    const end = reading.end === undefined ? undefined : reading.end - reading.from;
    const parts: Span[] =
      start === undefined || end === undefined
        ? [{ text: drawableLines(reading.text), tone: 'soft' }]
        : [
            { text: drawableLines(reading.text.slice(0, start)), tone: 'soft' },
            { text: drawableLines(reading.text.slice(start, end)), inverse: true },
            { text: drawableLines(reading.text.slice(end)), tone: 'soft' },
          ];
    const all = wrapSpans(parts, Math.max(8, width - 2));
    passage = Math.max(
      0,
      all.findIndex((line) => line.some(({ inverse }) => inverse === true)),
    );
    body = all.map((spans) => ({ spans: [{ text: ' ' }, ...spans] }));
  }
  const room = Math.max(1, height - head.length);
  const begin = Math.max(0, passage - over);
  const bound = Math.max(0, body.length - room - begin);
  if (down > bound) onMost(bound);
  const at = begin + Math.min(down, bound);
  return <Lines lines={[...head, ...body.slice(at, at + room)]} width={width} height={height} />;
}
