// The least a full-screen program can do with the same library: a line of text, and what is typed after a prompt.
import { Box, Text, render, useInput, useWindowSize } from 'ink';
import { useState, type JSX } from 'react';

function Hello(): JSX.Element {
  const { columns, rows } = useWindowSize();
  const [typed, setTyped] = useState('');
  useInput((input) => setTyped((before) => before + input));
  return (
    <Box width={columns} height={rows} flexDirection="column" overflow="hidden">
      <Text>hello, world</Text>
      <Box flexGrow={1} />
      <Text>{`> ${typed}`}</Text>
    </Box>
  );
}

render(<Hello />, {
  alternateScreen: true,
  incrementalRendering: true,
  maxFps: 30,
  kittyKeyboard: { mode: 'auto' },
  interactive: true,
});
