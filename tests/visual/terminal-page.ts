// Writes a terminal's screen as a page of its own, so that a frame can be looked at without the terminal.
import type { Run, Screen } from '../support/terminal-screen.ts';

/** The sixteen colours and the two grounds a usual terminal of each kind has. */
const grounds = {
  dark: { background: '#16181d', foreground: '#e4e0d8' },
  light: { background: '#fbfaf7', foreground: '#25231f' },
} as const;
const palette: readonly string[] = [
  '#2e3436',
  '#cc0000',
  '#4e9a06',
  '#c4a000',
  '#3465a4',
  '#75507b',
  '#06989a',
  '#d3d7cf',
  '#686a66',
  '#ef2929',
  '#8ae234',
  '#fce94f',
  '#729fcf',
  '#ad7fa8',
  '#34e2e2',
  '#eeeeec',
];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function colour(value: string, usual: string): string {
  if (value === 'default') return usual;
  return value.startsWith('#') ? value : (palette[Number(value)] ?? usual);
}

function runHtml(run: Run, ground: (typeof grounds)[keyof typeof grounds]): string {
  const [front, back] = [
    colour(run.foreground, ground.foreground),
    colour(run.background, ground.background),
  ];
  const [color, background] = run.isInverse ? [back, front] : [front, back];
  const style = [
    `color:${color}`,
    ...(background === ground.background ? [] : [`background:${background}`]),
    ...(run.isBold ? ['font-weight:700'] : []),
    ...(run.isDim ? ['opacity:.6'] : []),
    ...(run.isUnderlined ? ['text-decoration:underline'] : []),
  ].join(';');
  // Each character in as many cells as the terminal gave it, whatever the fonts of the page say.
  const cells = run.cells
    .map(({ text, width }) =>
      width === 1 && /^[ -~]$/.test(text)
        ? escaped(text)
        : `<i style="width:${width}ch">${escaped(text)}</i>`,
    )
    .join('');
  return `<span style="${style}">${cells}</span>`;
}

/** The page. The cursor is drawn where it stands. */
export function terminalPage(title: string, screen: Screen, theme: keyof typeof grounds): string {
  const ground = grounds[theme];
  const rows = screen.lines.map((_, row) =>
    screen
      .runs(row)
      .map((run) => runHtml(run, ground))
      .join(''),
  );
  return `<!doctype html>
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>
body { margin: 0; padding: 12px; background: ${ground.background}; display: inline-block; }
pre { margin: 0; position: relative; font: 14px/1.3 "DejaVu Sans Mono", "Noto Sans Mono CJK SC", monospace; color: ${ground.foreground}; }
i { display: inline-block; font-style: normal; overflow: hidden; vertical-align: top; height: 1.3em; white-space: pre; }
b { position: absolute; width: 1ch; height: 1.3em; left: ${screen.cursor.x}ch; top: ${screen.cursor.y * 1.3}em; background: ${ground.foreground}; opacity: .45; }
</style>
<pre>${rows.join('\n')}${screen.isCursorShown ? '<b></b>' : ''}</pre>
`;
}
