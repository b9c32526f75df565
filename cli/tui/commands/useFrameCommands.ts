// Carries out the commands that hold everywhere: between chats and panes, redraw, suspend, cancel, quit.
import { useApp, useWindowSize } from 'ink';
import { useCallback, useEffect, useRef } from 'react';
import { informationManner } from '#sdk/notices/rules/notice-time.ts';
import { officeOffers } from '#sdk/chat/rules/office-offers.ts';
import { serviceDesk } from '#sdk/contacts/rules/service-desk.ts';
import { hasPart } from '#sdk/navigation/table.ts';
import { presentValue } from '../../feeds.ts';
import { useDesk, useFocus } from '../frame/desk.ts';
import type { OverlayName } from '../keys/overlay-name.ts';
import { isOnePane, layoutOf, panesOf } from '../frame/layout.ts';
import { useCommands } from '../keys/useCommands.ts';
import { askStatus } from '../questions/status-question.ts';
import { useLeave } from './useLeave.ts';
import { useNotify } from '../frame/useNotify.ts';
import { useOpenChat, useReservedChat } from './useOpenChat.ts';
import { useOpenNeighbour } from './useOpenNeighbour.ts';
import { useScreen } from '../frame/useScreen.ts';

/** A second Ctrl+C within this time ends the client. */
const twiceMs = 2_000;

/** Sizes that come one after the other, while a corner is dragged, are one. */
const resizedMs = 60;

/**
 * Draws everything anew once the window has become smaller: the drawing library first writes what was made for the
 * larger one, and what of it went past an edge would stay where it is. The answer does the same when somebody asks for it.
 */
function useDrawnAnew(isLinear: boolean): () => void {
  const { suspendTerminal } = useApp();
  // Lent to another program it is drawn anew anyway, when it comes back.
  const drawAnew = useCallback((): void => {
    suspendTerminal(() => undefined).catch(() => undefined);
  }, [suspendTerminal]);
  const { columns, rows } = useWindowSize();
  const before = useRef({ columns, rows });
  useEffect(() => {
    const isSmaller = columns < before.current.columns || rows < before.current.rows;
    if (isLinear || !isSmaller) {
      before.current = { columns, rows };
      return undefined;
    }
    const timer = setTimeout(() => {
      before.current = { columns, rows };
      drawAnew();
    }, resizedMs);
    return () => clearTimeout(timer);
  }, [columns, rows, isLinear, drawAnew]);
  return drawAnew;
}

/** Used once, by the frame. */
export function useFrameCommands(): void {
  const desk = useDesk();
  const { chats, connection, guard, lock, notices, office, presence, person, settings, translator } = desk;
  const { variant, go, end, now } = desk;
  const focus = useFocus();
  const size = useWindowSize();
  const { suspendTerminal } = useApp();
  const { band } = useScreen(connection);
  const { rows } = useScreen(chats);
  const { terminalMouse } = useScreen(settings);
  useEffect(() => guard.setMouse(terminalMouse), [guard, terminalMouse]);
  // As arrow keys the wheel scrolls lists; in the place to write it would walk through what was sent.
  const isWriting = focus.tab === 'messages' && focus.pane === 'composer' && focus.overlay === undefined;
  useEffect(() => guard.setWheelArrows(!isWriting), [guard, isWriting]);
  const cancelledAt = useRef(-Infinity);

  const drawAnew = useDrawnAnew(desk.isLinear);
  useReservedChat();
  const openChat = useOpenChat();
  const openNeighbour = useOpenNeighbour();
  const layout = layoutOf(size, focus, 1);
  const step = (steps: 1 | -1): void => {
    if (layout !== undefined) go({ type: 'step', steps, panes: panesOf(layout, focus.chatId) });
  };
  // A pane that has folded, with the window or to make room, leaves the keys to the one in the middle.
  const isFolded =
    focus.tab === 'messages' && layout !== undefined && !panesOf(layout, focus.chatId).includes(focus.pane);
  useEffect(() => {
    if (isFolded) go({ type: 'pane', pane: focus.chatId === undefined ? 'list' : 'timeline' });
  }, [go, isFolded, focus.chatId]);
  const { attempt, done, inform } = useNotify();
  const leave = useLeave();
  /** What stands there already is not offered once more. */
  const cover = (overlay: OverlayName): (() => void) | undefined =>
    focus.overlay === overlay ? undefined : () => go({ type: 'overlay', overlay });
  const tellStatus = async (): Promise<void> => {
    const chosen = await askStatus(desk, presence.getSnapshot().statuses[person.id]);
    if (chosen === undefined) return;
    if (chosen === 'clear') await office.status.clear();
    else await office.status.set(chosen);
    done({ key: chosen === 'clear' ? 'status.cleared' : 'status.done' });
  };
  /** Where nothing unlocks yet, the way leads to where that is chosen. */
  const lockNow = async (): Promise<void> => {
    if (await lock.lock()) return;
    inform({ key: 'lock.setFirst' });
    go({ type: 'overlay', overlay: 'lockChoice' });
  };
  const canMove = focus.overlay === undefined && focus.tab === 'messages';
  const hasChats = rows.length > 0;
  useCommands({
    nextPane: canMove ? () => step(1) : undefined,
    previousPane: canMove ? () => step(-1) : undefined,
    nextChat: hasChats ? () => openNeighbour(1, false) : undefined,
    previousChat: hasChats ? () => openNeighbour(-1, false) : undefined,
    nextUnread: hasChats ? () => openNeighbour(1, true) : undefined,
    previousUnread: hasChats ? () => openNeighbour(-1, true) : undefined,
    back: focus.trail.length > 0 ? () => go({ type: 'back' }) : undefined,
    toggleDetails:
      canMove && focus.chatId !== undefined
        ? () => {
            // Where one pane is drawn at a time, showing the details is going to them.
            if (layout?.isOne === true)
              go({ type: 'pane', pane: focus.pane === 'details' ? 'timeline' : 'details' });
            else if ((layout?.details ?? 0) > 0) go({ type: 'details', shown: false });
            else {
              go({ type: 'details', shown: true });
              // Where the list, which has the keys, stands in their place, whoever wants them leaves it.
              if (layoutOf(size, { ...focus, details: true }, 1)?.details === 0)
                go({ type: 'pane', pane: 'timeline' });
            }
          }
        : undefined,
    // Where there is no room for a second pane there is nothing to choose.
    zoom: canMove && !isOnePane(size) ? () => go({ type: 'zoom' }) : undefined,
    palette: cover('palette'),
    command: cover('palette'),
    help: cover('help'),
    helpHere: cover('help'),
    searchEverywhere: cover('search'),
    searchInChat: focus.chatId === undefined ? undefined : cover('chatSearch'),
    setStatus: officeOffers(office.config, 'statuses') === false ? undefined : () => attempt(tellStatus),
    settings: cover('settings'),
    account: cover('account'),
    showWaiting: cover('waiting'),
    showTransfers: cover('transfers'),
    // The key that shows the messages is at their list; whoever was writing is not any more.
    showMessages: () => {
      go({ type: 'tab', tab: 'messages' });
      go({ type: 'pane', pane: 'list' });
    },
    showContacts: () => go({ type: 'tab', tab: 'contacts' }),
    showAgenda: () => go({ type: 'tab', tab: 'agenda' }),
    showTodo: () => go({ type: 'tab', tab: 'todo' }),
    showNotices:
      officeOffers(office.config, 'notices') === false
        ? undefined
        : () => go({ type: 'tab', tab: 'notices' }),
    showAsk: hasPart(variant, 'aiQa') ? () => go({ type: 'tab', tab: 'ask' }) : undefined,
    showDisk: office.disk === undefined ? undefined : () => go({ type: 'tab', tab: 'disk' }),
    contactService: () =>
      attempt(async () => {
        const { personId, telephone } = serviceDesk((await presentValue(office.config.state)).constants);
        openChat({ personId }, translator.t('contacts.service.name'));
        if (telephone !== '')
          notices.say({ key: 'contacts.service.telephone', parameters: { telephone } }, informationManner);
      }),
    mouse: () => {
      notices.say({ key: terminalMouse ? 'tuiPanes.mouseOff' : 'tuiPanes.mouseOn' }, informationManner);
      attempt(() => office.settings.set('terminalMouse', !terminalMouse));
    },
    lock: () => attempt(lockNow),
    reconnect: band?.act === true ? () => void connection.retry() : undefined,
    // Handing the terminal over and taking it back at once draws everything anew.
    redraw: drawAnew,
    suspend: process.platform === 'win32' ? undefined : () => void guard.suspend(suspendTerminal),
    cancel: () => {
      if (focus.overlay !== undefined) go({ type: 'overlay', overlay: undefined });
      else if (focus.within !== undefined) go({ type: 'within', within: undefined });
      else if (now() - cancelledAt.current < twiceMs) end();
      else {
        cancelledAt.current = now();
        notices.say({ key: 'tui.cancelTwice' }, informationManner);
      }
    },
    quit: leave,
  });
}
