// Decides where the person is: which chat and pane, what is open beside and over it, and where «back» leads.
import type { OverlayName } from './overlay-name.ts';
import type { Place } from './key-row.ts';

/** Parts of the client. A new part: its name here, its place in `keys.ts`, its row in `tabs.ts`. */
export type TabName = 'messages' | 'contacts' | 'agenda' | 'todo' | 'notices' | 'disk' | 'ask';

/** The panes of the messages part, in the order Tab walks. */
export type Pane = 'list' | 'timeline' | 'composer' | 'details';

/** A message to go to once its chat is open. */
export type Aim = { mid: number };

/** Where the person is. */
export type Focus = {
  /** Part of the client; see `tabs.ts`. */
  tab: TabName;
  pane: Pane;
  /** A field opened inside a pane: the list's filter, the timeline's search. It has the keys while it is there. */
  within: 'filter' | 'search' | 'find' | 'members' | 'asking' | undefined;
  /** What stands over everything; see `overlays.ts`. It has the keys while it is there. */
  overlay: OverlayName | undefined;
  /** What the overlay opens at or is about: a setting by its name, a message by its number. */
  overlayAim: string | undefined;
  chatId: string | undefined;
  /** Where in the chat to go when it opens. */
  aim: Aim | undefined;
  /** What the part that was opened is to show: in contacts a department, by its id. */
  partAim: string | undefined;
  /** Chats that were open before, newest last. */
  trail: readonly string[];
  /** Whether details are wanted; undefined leaves it to the width. */
  details: boolean | undefined;
  /** The pane with the focus has the whole width. */
  zoom: boolean;
  /** A yes is asked for before something is lost: nothing else has keys. */
  isAsked?: boolean;
};

/** What can happen to it. */
export type FocusEvent =
  | { type: 'open'; chatId: string; aim?: Aim; pane?: Pane }
  | { type: 'leave'; next: string | undefined }
  | { type: 'back' }
  | { type: 'pane'; pane: Pane }
  | { type: 'step'; steps: 1 | -1; panes: readonly Pane[] }
  | { type: 'tab'; tab: TabName; aim?: string }
  | { type: 'within'; within: Focus['within'] }
  | { type: 'overlay'; overlay: OverlayName | undefined; aim?: string }
  | { type: 'details'; shown: boolean }
  | { type: 'zoom' }
  | { type: 'aimed' };

/** Chats that «back» remembers. */
const longestTrail = 50;

/** Nothing open, the list in front. */
export const firstFocus: Focus = {
  tab: 'messages',
  pane: 'list',
  within: undefined,
  overlay: undefined,
  overlayAim: undefined,
  chatId: undefined,
  aim: undefined,
  partAim: undefined,
  trail: [],
  details: undefined,
  zoom: false,
};

/** The focus after an event. */
export function nextFocus(focus: Focus, event: FocusEvent): Focus {
  switch (event.type) {
    case 'open': {
      const same = event.chatId === focus.chatId;
      const pane = event.pane ?? 'composer';
      const base = {
        ...focus,
        tab: 'messages',
        pane,
        within: undefined,
        overlay: undefined,
        aim: event.aim,
      } as const;
      return same ? base : { ...base, chatId: event.chatId, trail: pushed(focus.trail, focus.chatId) };
    }
    case 'leave': {
      const trail = focus.trail.filter((id) => id !== focus.chatId);
      return { ...focus, chatId: event.next, trail, aim: undefined, pane: 'list' };
    }
    case 'back': {
      const chatId = focus.trail.at(-1);
      if (chatId === undefined) return focus;
      return { ...focus, tab: 'messages', chatId, trail: focus.trail.slice(0, -1), aim: undefined };
    }
    case 'pane':
      return { ...focus, pane: event.pane, within: undefined };
    case 'step': {
      const { panes } = event;
      const at = panes.indexOf(focus.pane);
      const pane = panes[(at + event.steps + panes.length) % panes.length] ?? focus.pane;
      return { ...focus, pane, within: undefined };
    }
    case 'tab':
      return { ...focus, tab: event.tab, partAim: event.aim, within: undefined, overlay: undefined };
    case 'within':
      return { ...focus, within: event.within };
    case 'overlay':
      return { ...focus, overlay: event.overlay, overlayAim: event.aim };
    case 'details':
      return {
        ...focus,
        details: event.shown,
        pane: !event.shown && focus.pane === 'details' ? 'timeline' : focus.pane,
      };
    case 'zoom':
      return { ...focus, zoom: !focus.zoom };
    case 'aimed':
      return { ...focus, aim: undefined, partAim: undefined };
  }
}

/** The places whose keys hold now, the nearest first. */
export function placesOf(
  focus: Pick<Focus, 'tab' | 'pane' | 'within' | 'overlay' | 'isAsked'>,
): readonly Place[] {
  const inPart: Place = focus.within ?? (focus.tab === 'messages' ? focus.pane : focus.tab);
  const nearest = focus.overlay ?? inPart;
  // Behind the lock nothing can be done, from anywhere.
  if (nearest === 'lock') return ['lock'];
  if (focus.isAsked === true) return ['consent'];
  // What is offered while writing stands before the place to write; without an offer it has no commands.
  return nearest === 'composer' ? ['offers', 'composer', 'everywhere'] : [nearest, 'everywhere'];
}

function pushed(trail: readonly string[], chatId: string | undefined): readonly string[] {
  if (chatId === undefined) return trail;
  return [...trail.filter((id) => id !== chatId), chatId].slice(-longestTrail);
}
