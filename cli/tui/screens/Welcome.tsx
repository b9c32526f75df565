// Stands where a conversation will be: what to do first.
import { Box } from 'ink';
import type { JSX } from 'react';
import { useDesk } from '../frame/desk.ts';
import { Line } from '../parts/Line.tsx';

/** Two quiet lines in the middle. */
export function Welcome({ width, height }: { readonly width: number; readonly height: number }): JSX.Element {
  const { t } = useDesk().translator;
  return (
    <Box
      width={width}
      height={height}
      flexDirection="column"
      flexShrink={0}
      alignItems="center"
      justifyContent="center"
    >
      <Line spans={[{ text: t('chat.empty.welcomeTitle'), bold: true }]} />
      <Line spans={[{ text: t('tui.welcomeDetail'), tone: 'soft' }]} />
    </Box>
  );
}
