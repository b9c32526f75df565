// Lays the client out: header, band, the part in front, footer; and owns where the person is. Nothing else.
//
// To add a part (contacts, say): its name in `focus.ts`, its keys in `keys.ts`, its row in `tabs.ts`, and a component
// in `screens/` that fills exactly the cells it is given, reads a screen of the SDK with `useScreen`, and takes its
// commands with `useCommands`. To add something that stands over everything: the same through `overlays.ts`.
import { Box, Text, useWindowSize } from 'ink';
import { useEffect, useMemo, useReducer, type JSX } from 'react';
import { useScreen } from './frame/useScreen.ts';
import { DeskProvider, FocusProvider, type Desk } from './frame/desk.ts';
import { firstFocus, nextFocus, type Focus } from './keys/focus.ts';
import { withSendWay } from './keys/key-map.ts';
import { leastSize } from './frame/layout.ts';
import { overlays } from './frame/overlays.ts';
import { ConsentBand } from './parts/ConsentBand.tsx';
import { ConnectionBand } from './parts/ConnectionBand.tsx';
import { Footer } from './parts/Footer.tsx';
import { Header } from './parts/Header.tsx';
import { KeyListener } from './parts/KeyListener.tsx';
import { tabs } from './frame/tabs.ts';
import { useAppearance } from './frame/useAppearance.ts';
import { useNewGroup } from './commands/useNewGroup.ts';
import { useFrameCommands } from './commands/useFrameCommands.ts';
import { useNews } from './frame/useNews.ts';
import { useRinging } from './frame/useRinging.ts';
import { useWindowTitle } from './frame/useWindowTitle.ts';

/** The client at whatever size the terminal has. */
export function App({ desk }: { readonly desk: Omit<Desk, 'go'> }): JSX.Element {
  const [unlocked, go] = useReducer(nextFocus, { ...firstFocus, tab: desk.firstTab ?? firstFocus.tab });
  const { known, locked: isShut } = useScreen(desk.lock);
  // Before it is known nothing is drawn that a lock would hide.
  const locked = isShut || !known;
  const isAsked = useScreen(desk.consent) !== undefined;
  const focus = useMemo(
    () => (locked ? { ...unlocked, within: undefined, overlay: 'lock' as const } : { ...unlocked, isAsked }),
    [isAsked, locked, unlocked],
  );
  // What was asked is not answered by whoever comes back.
  useEffect(() => {
    if (locked) desk.consent.settle(false);
  }, [desk.consent, locked]);
  const { sendWay } = useScreen(desk.settings);
  const appearance = useAppearance(desk);
  const whole = useMemo(
    () => ({ ...desk, ...appearance, go, keys: withSendWay(desk.keys, sendWay) }),
    [desk, appearance, sendWay],
  );
  return (
    <DeskProvider value={whole}>
      <FocusProvider value={focus}>
        <Frame focus={focus} desk={whole} />
        <KeyListener />
      </FocusProvider>
    </DeskProvider>
  );
}

function Frame({ focus, desk }: { readonly focus: Focus; readonly desk: Desk }): JSX.Element {
  const size = useWindowSize();
  const { band } = useScreen(desk.connection);
  useFrameCommands();
  useNewGroup();
  useWindowTitle();
  useNews();
  useRinging();
  const isSmall = size.columns < leastSize.columns || size.rows < leastSize.rows;
  if (isSmall && !desk.isLinear) return <TooSmall {...size} desk={desk} />;
  const { Body } = tabs[focus.tab];
  const Overlay = focus.overlay === undefined ? undefined : overlays[focus.overlay];
  const top = band === undefined ? 1 : 2;
  const cells = { columns: size.columns, rows: size.rows - top - 1, top };
  return (
    <Box width={size.columns} height={size.rows} flexDirection="column" overflow="hidden">
      <Header columns={size.columns} />
      {band === undefined ? null : <ConnectionBand columns={size.columns} />}
      <Box height={cells.rows} width={size.columns} flexShrink={0} flexDirection="column" overflow="hidden">
        {Overlay === undefined ? null : <Overlay {...cells} />}
        {/* What is covered stays as it is: its scroll, its drafts. What is locked away is not even made. */}
        {focus.overlay === 'lock' ? null : (
          <Box display={Overlay === undefined ? 'flex' : 'none'}>
            <Body {...cells} />
          </Box>
        )}
        {focus.overlay === 'lock' ? null : <ConsentBand columns={size.columns} rows={cells.rows} />}
      </Box>
      <Footer columns={size.columns} />
    </Box>
  );
}

function TooSmall(props: {
  readonly columns: number;
  readonly rows: number;
  readonly desk: Desk;
}): JSX.Element {
  const { t } = props.desk.translator;
  return (
    <Box width={props.columns} height={props.rows} flexDirection="column" overflow="hidden">
      <Text wrap="wrap">{t('tui.tooSmall', { columns: leastSize.columns, rows: leastSize.rows })}</Text>
      <Text wrap="wrap">{t('tui.sizeNow', { columns: props.columns, rows: props.rows })}</Text>
    </Box>
  );
}
