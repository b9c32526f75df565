// Draws the locked client: who is locked out, since when, how much waits, and the password; nothing else of anybody.
import { Box } from 'ink';
import { useRef, type JSX } from 'react';
import { useDesk } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import type { Cells } from '../frame/layout.ts';
import { Caret } from '../parts/Caret.tsx';
import { Line, type Span } from '../parts/Line.tsx';
import { rowTime } from '#sdk/locales/time-text.ts';
import { cellWidth, truncateCells } from '../text/cell-width.ts';
import { graphemes } from '../text/cell-width.ts';
import { useCommands } from '../keys/useCommands.ts';
import { useField } from '../frame/useField.ts';
import { useScreen } from '../frame/useScreen.ts';

/** Lines of the block in the middle, the password's line among them. */
const blockRows = 6;
const passwordRow = 4;

/** What is typed is shown as dots. */
export function Lock({ columns, rows, top }: Cells): JSX.Element {
  const { lock, now, productName, signs, translator } = useDesk();
  const { t } = translator;
  const { known, person, since, unread, busy, error, secondsLeft, way } = useScreen(lock);
  const width = Math.min(40, columns - 8);
  // Enter may come in one piece with the password, before anything is drawn.
  const written = useRef('');
  const field = useField({
    width,
    isActive: true,
    isSingleLine: true,
    onChange: ({ text: now }) => {
      written.current = now;
      lock.edit();
    },
  });
  const { text } = field.field;
  const submit = async (): Promise<void> => {
    const password = written.current;
    if (password === '' || secondsLeft > 0) return;
    written.current = '';
    await lock.unlock(password);
    // Right or wrong, it stands nowhere any longer: not on the screen, not in what undo could bring back.
    field.clear();
  };
  useCommands({ lockOpen: busy ? undefined : () => void submit() });
  const dots = (signs.chosen === '>' ? '*' : '•').repeat(Math.min(width - 1, graphemes(text).length));
  const before = Math.max(0, Math.floor((rows - blockRows) / 2));
  const left = Math.max(0, Math.floor((columns - width) / 2));
  const said: Span =
    secondsLeft > 0
      ? { text: t('errors.lockWait', { seconds: secondsLeft }), tone: 'red' }
      : error === undefined
        ? {
            text: unread > 0 ? t('tui.unread', { count: unread }) : '',
            tone: 'soft',
          }
        : { text: errorText(translator, error), tone: 'red' };
  if (!known) return <Box width={columns} height={rows} flexShrink={0} />;
  const lines: readonly (readonly Span[])[] = [
    [{ text: productName, bold: true, tone: 'jade' }],
    [
      { text: drawableLine(person?.name ?? ''), bold: true },
      {
        text:
          since === undefined
            ? ''
            : `  ${t('tuiPanes.lockedSince', { time: rowTime(translator, since, now()) })}`,
        tone: 'soft',
      },
    ],
    [],
    [{ text: t(way === 'account' ? 'tuiPanes.accountPassword' : 'tuiPanes.lockPassword'), tone: 'soft' }],
    [{ text: `${signs.prompt} `, tone: 'jade' }, { text: dots }],
    [{ ...said, text: truncateCells(said.text, columns - left - 2, { sign: signs.ellipsis }) }],
  ];
  return (
    <Box
      flexDirection="column"
      width={columns}
      height={rows}
      flexShrink={0}
      overflow="hidden"
      paddingTop={before}
    >
      <Caret x={left + 2 + cellWidth(dots)} y={top + before + passwordRow} />
      {lines.map((spans, index) => (
        // The block has six fixed lines.
        // oxlint-disable-next-line react/no-array-index-key
        <Box key={index} height={1} width={columns} flexShrink={0} paddingLeft={left}>
          <Line spans={spans} />
        </Box>
      ))}
    </Box>
  );
}
