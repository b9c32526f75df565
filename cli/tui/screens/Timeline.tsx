// Draws the open conversation: its title, and of its messages what fits; moving, choosing and finding are done here.
import { Box } from 'ink';
import type { JSX } from 'react';
import { noSelection } from '#sdk/chat/rules/selection.ts';
import type { TimelineSnapshot } from '#sdk/chat/screens/timeline.ts';
import { useDesk, useFocus } from '../frame/desk.ts';
import { errorText } from '../lines/error-text.ts';
import { Line } from '../parts/Line.tsx';
import { usePictureWay } from '../parts/Portrait.tsx';
import { indent } from '../lines/message-lines.ts';
import { lyingPictures, useLyingPictures } from '../pictures/useInlinePictures.ts';
import type { ChatScreens } from '../frame/useChatScreens.ts';
import { useMessageActs, useSelection } from '../commands/useMessageActs.ts';
import { useMessageCommands } from '../commands/useMessageCommands.ts';
import { useMouseArea, wheelRows } from '../keys/useMouseArea.ts';
import { useScreen } from '../frame/useScreen.ts';
import { useTimelineView } from '../lines/useTimelineView.ts';
import { NoticeLine } from './NoticeLine.tsx';
import { PinnedLine } from './PinnedLine.tsx';
import { SpokenTimeline } from './SpokenTimeline.tsx';
import { TimelineLine } from './TimelineLine.tsx';
import { TimelineTitle } from './TimelineTitle.tsx';

/** Drawn anew for each chat (`key`), so nothing of one chat ever shows in another. */
export function Timeline(props: {
  readonly screens: ChatScreens;
  readonly width: number;
  readonly height: number;
  /** Its first cell on the screen. */
  readonly x: number;
  readonly y: number;
}): JSX.Element | null {
  const { screens, width, height, x, y } = props;
  const snapshot = useScreen(screens.timeline);
  const { pinned } = useScreen(screens.timeline.pins);
  const { notice } = useScreen(screens.notice);
  // The title, and under it what is announced and what is pinned.
  const head = 1 + (notice === undefined ? 0 : 1) + (pinned.length === 0 ? 0 : 1);
  const rows = height - head;
  const { opened } = useScreen(screens.flashes);
  const selection = useSelection();
  const way = usePictureWay();
  const { pictures } = useScreen(screens.pictures);
  const view = useTimelineView(
    screens.timeline,
    snapshot,
    { flashes: opened, pictures: way === 'name' ? undefined : screens.pictures },
    { width, height: rows },
    { keys: selection[0].keys, clear: () => selection[1](noSelection) },
  );
  const isLaid = way !== 'name' && way !== 'blocks';
  const { lying, lines } = isLaid ? lyingPictures(view.lines, pictures) : { lying: [], lines: view.lines };
  // The lines stand at the lower edge, under the title.
  useLyingPictures(lying, { left: x + indent, top: y + head + rows - lines.length });
  useMessageCommands(screens, view.chosen, snapshot.around);
  useMessageActs(snapshot, view.chosen, selection);
  const { isLinear } = useDesk();
  const { pane } = useFocus();
  const area = useMouseArea(({ kind }) => {
    if (kind === 'wheelUp') view.scroll(-wheelRows);
    if (kind === 'wheelDown') view.scroll(wheelRows);
  });
  if (isLinear)
    return pane === 'timeline' || pane === 'composer' ? (
      <SpokenTimeline
        snapshot={snapshot}
        notice={notice}
        pinned={pinned}
        chosen={view.chosen}
        selected={selection[0].keys}
      />
    ) : null;
  return (
    <Box flexDirection="column" width={width} height={height} flexShrink={0} overflow="hidden">
      <TimelineTitle snapshot={snapshot} width={width} selected={selection[0].keys.size} />
      <NoticeLine notice={notice} width={width} />
      <PinnedLine pinned={pinned} width={width} />
      <Box
        ref={area}
        flexDirection="column"
        width={width}
        height={rows}
        flexShrink={0}
        overflow="hidden"
        justifyContent="flex-end"
      >
        {view.lines.length === 0 ? <Nothing snapshot={snapshot} /> : null}
        {lines.map(({ key, spans, mark }) => (
          <TimelineLine key={key} mark={mark} spans={spans} />
        ))}
      </Box>
    </Box>
  );
}

function Nothing({ snapshot }: { readonly snapshot: TimelineSnapshot }): JSX.Element {
  const { translator } = useDesk();
  const { error, phase } = snapshot;
  if (error !== undefined)
    return <Line spans={[{ text: `   ${errorText(translator, error)}`, tone: 'red' }]} />;
  const said = translator.t(phase === 'loading' ? 'words.loading' : 'chat.emptyTimeline.title');
  return <Line spans={[{ text: `   ${said}`, tone: 'faint' }]} />;
}
