// A whole program around one text field, run in a pseudo-terminal by the test beside it: what was typed, and what was sent.
import { Box, render, Text, useCursor } from 'ink';
import { createElement, useState } from 'react';
import type { Paste } from '#cli/tui/text/paste.ts';
import { useTextInput } from '#cli/tui/text/useTextInput.ts';

function Field() {
  const [sent, setSent] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<Paste | undefined>(undefined);
  const [edge, setEdge] = useState('');
  const { setCursorPosition } = useCursor();
  const input = useTextInput({
    width: 20,
    isActive: true,
    onSubmit: (text) => {
      setSent((before) => [...before, text]);
      input.edit({ kind: 'set', text: '' });
    },
    onPasteAsk: setAsked,
    onEdge: (by) => setEdge(by === -1 ? 'above' : 'below'),
    onKey: ({ input: typed, key }) => {
      if (key.escape === true) process.exit(0);
      return key.ctrl === true && typed === 'k';
    },
  });
  setCursorPosition({ x: input.caret.cell, y: input.caret.line });
  return createElement(
    Box,
    { flexDirection: 'column' },
    ...input.lines.map((line, index) =>
      createElement(Text, { key: index, wrap: 'truncate' }, line === '' ? ' ' : line),
    ),
    createElement(Text, null, `[${JSON.stringify(sent)}]`),
    createElement(Text, null, `asked ${asked?.lines ?? 0} edge ${edge}`),
  );
}

render(createElement(Field), { exitOnCtrlC: false, incrementalRendering: true });
