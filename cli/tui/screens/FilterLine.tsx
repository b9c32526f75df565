// Draws the line over the list while not everything is shown as usual: what is filtered by, typed or chosen.
import { Box } from 'ink';
import type { JSX } from 'react';
import type { ChatFilter } from '#sdk/chat/screens/chat-list.ts';
import { useDesk } from '../frame/desk.ts';
import { Caret } from '../parts/Caret.tsx';
import { Line } from '../parts/Line.tsx';
import { useField } from '../frame/useField.ts';

const filterTexts = {
  all: 'chat.filter.all',
  unread: 'chat.filter.unread',
  mentioned: 'chat.filter.mentions',
  groups: 'chat.filter.groups',
  focus: 'chat.filter.focus',
} as const;

/** `isActive` while it has the keys. */
export function FilterLine(props: {
  readonly width: number;
  readonly top: number;
  readonly filter: ChatFilter;
  readonly unreadFirst: boolean;
  readonly query: string;
  readonly isActive: boolean;
  readonly onQuery: (query: string) => void;
}): JSX.Element {
  const { width, top, filter, unreadFirst, query, isActive } = props;
  const { signs, translator } = useDesk();
  const { t } = translator;
  const chosen = [
    ...(filter === 'all' ? [] : [t(filterTexts[filter])]),
    ...(unreadFirst ? [t('tui.key.order')] : []),
  ].join(` ${signs.separator} `);
  return (
    <Box width={width} height={1} flexShrink={0}>
      {isActive || query !== '' ? (
        <Typed width={width} top={top} isActive={isActive} onQuery={props.onQuery} />
      ) : (
        <Line spans={[{ text: ` ${chosen}`, tone: 'jade' }]} />
      )}
    </Box>
  );
}

function Typed(props: {
  readonly width: number;
  readonly top: number;
  readonly isActive: boolean;
  readonly onQuery: (query: string) => void;
}): JSX.Element {
  const { width, top, isActive, onQuery } = props;
  const { t } = useDesk().translator;
  const field = useField({
    width: width - 3,
    isActive,
    isSingleLine: true,
    onChange: ({ text }) => onQuery(text),
  });
  const shown = field.lines[field.caret.line] ?? '';
  return (
    <>
      {isActive ? <Caret x={2 + field.caret.cell} y={top} /> : null}
      <Line
        spans={[
          { text: '/ ', tone: 'jade' },
          field.field.text === '' ? { text: t('tui.filterHint'), tone: 'faint' } : { text: shown },
        ]}
      />
    </>
  );
}
