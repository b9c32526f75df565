// Draws the light line between two panes.
import { Text } from 'ink';
import type { JSX } from 'react';
import { useDesk } from '../frame/desk.ts';

/** As high as the panes it parts. */
export function VerticalRule({ rows }: { readonly rows: number }): JSX.Element | null {
  const { isLinear, theme, signs } = useDesk();
  if (isLinear) return null;
  return <Text color={theme.faint}>{Array.from({ length: rows }, () => signs.vertical).join('\n')}</Text>;
}
