// Holds where in a timeline the person looks and which message is chosen, and gives the lines to paint.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { LocalMessage } from '#sdk/api.ts';
import { everyoneNames } from '#sdk/chat/rules/mention-text.ts';
import type { TimelineRow } from '#sdk/chat/rules/timeline-rows.ts';
import type { TimelineScreen, TimelineSnapshot } from '#sdk/chat/screens/timeline.ts';
import { useDesk, useFocus } from '../frame/desk.ts';
import { LineCache } from './line-cache.ts';
import type { LineSetting, RowLine } from './line-setting.ts';
import { pictureOf } from './message-lines.ts';
import type { InlinePictures, InlinePicturesSnapshot } from '../pictures/inline-pictures.ts';
import { pictureRoom } from '../pictures/inline-size.ts';
import { useScreen } from '../frame/useScreen.ts';
import { useUploads } from '../frame/useUploads.ts';
import type { LineMark } from '../screens/TimelineLine.tsx';
import { edgeShowing, edgeWithTop, scrolled, visible, type Edge, type Lines } from './timeline-view.ts';
import { useCommands } from '../keys/useCommands.ts';
import { useNotify } from '../frame/useNotify.ts';

/** One line to paint. */
export type PaintedLine = { key: string; spans: RowLine; mark: LineMark };
/** The lines, and the message that is chosen. `scroll` moves what is seen by lines, down is more than zero. */
export type TimelineView = {
  lines: readonly PaintedLine[];
  chosen: LocalMessage | undefined;
  scroll(by: number): void;
};

/** A row to go to. `reached` is called when it is chosen. */
type Goal = { key: string; at: 'top' | 'sight'; line?: number; reached?: () => void };

/** Where pictures are named only. */
const noPictures = { subscribe: () => () => undefined, getSnapshot: () => nothingShown };
const nothingShown: InlinePicturesSnapshot = { pictures: new Map() };

/** Rows of older messages that are asked for before the first known one comes into sight. */
const readAhead = 5;

/** See the file's first line. `size` is the room for messages; rows that are selected are marked. */
export function useTimelineView(
  screen: TimelineScreen,
  snapshot: TimelineSnapshot,
  { flashes, pictures }: { flashes: LineSetting['flashes']; pictures?: InlinePictures | undefined },
  size: { width: number; height: number },
  selection: { readonly keys: ReadonlySet<string>; readonly clear: () => void },
): TimelineView {
  const { board, translator, signs, person, now, go } = useDesk();
  const focus = useFocus();
  const notify = useNotify();
  const [edge, setEdge] = useState<Edge>();
  const [goal, setGoal] = useState<Goal>();
  const [chosenKey, setChosenKey] = useState<string>();
  const [hasPlace, setHasPlace] = useState(false);
  const cache = useRef<LineCache>(undefined);
  cache.current ??= new LineCache();
  const { rows, chat, names, readCounts } = snapshot;
  const { height, width } = size;
  const { pictures: shown } = useScreen(pictures ?? noPictures);
  const uploads = useUploads();
  const room = pictures === undefined ? undefined : pictureRoom(width, height);
  const allNames = useMemo(
    () => ({ people: names, me: [person.name, ...everyoneNames] }),
    [names, person.name],
  );
  cache.current.use({
    width,
    translator,
    signs,
    chat,
    names: allNames,
    counts: readCounts,
    flashes,
    uploads,
    pinned: snapshot.around.pinnedMids,
    ...(room === undefined ? {} : { pictures: { room, shown } }),
    meId: person.id,
    now: now(),
  });
  const lines = linesOf(rows, cache.current);
  const seen = visible(lines, edge, height);
  const chosenAt = chosenKey === undefined ? -1 : lines.indexOf(chosenKey);

  const files = seen.flatMap(({ index }) => {
    const row = rows[index];
    const file = row?.type === 'message' ? pictureOf(row.message) : undefined;
    return file === undefined ? [] : [file];
  });
  const wanted = files.map(({ fileId }) => fileId).join(' ');
  useEffect(() => {
    pictures?.see(files);
    // What is seen says which files these are.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pictures, wanted]);

  const isAtBottom = edge === undefined;
  const isNearStart = (seen[0]?.index ?? 0) < readAhead;
  // Before it is known where reading goes on, and gone to, the end is only what happens to be drawn.
  const isPlaced = snapshot.phase === 'ready' && (snapshot.place === undefined || hasPlace);
  useLayoutEffect(() => {
    if (isPlaced) screen.setAtBottom(isAtBottom);
  }, [screen, isAtBottom, isPlaced]);
  const isFull = seen.reduce((sum, { from, to }) => sum + to - from, 0) >= height;
  const wantsOlder =
    snapshot.phase === 'ready' && !snapshot.atStart && isNearStart && (!isAtBottom || !isFull);
  useEffect(() => {
    if (wantsOlder) void screen.loadOlder();
  }, [screen, wantsOlder, rows.length]);

  const { aim, chatId } = focus;
  // What is pressed on the way to a message is meant for it.
  const isAimed = aim !== undefined;
  useLayoutEffect(() => (isAimed ? board.hold() : undefined), [board, isAimed]);
  useEffect(() => {
    if (aim === undefined || chatId !== snapshot.chatId || snapshot.phase !== 'ready') return;
    go({ type: 'aimed' });
    const reached = board.hold();
    notify.attempt(async () => {
      let key: string | undefined;
      try {
        key = await screen.reveal(aim.mid);
      } finally {
        if (key === undefined) reached();
      }
      if (key !== undefined) setGoal({ key, at: 'sight', reached });
    });
  });

  // A row that was just loaded can be gone to only when it has come through a render.
  useLayoutEffect(() => {
    if (goal === undefined || cache.current === undefined) return;
    const loaded = linesOf(rows, cache.current);
    const index = loaded.indexOf(goal.key);
    if (index < 0) return;
    setGoal(undefined);
    setHasPlace(true);
    if (goal.at === 'top') setEdge(edgeWithTop(loaded, index, height, goal.line));
    else {
      setChosenKey(goal.key);
      setEdge((before) => edgeShowing(loaded, before, height, index));
    }
    goal.reached?.();
  }, [goal, rows, height]);

  // Reading goes on where it ended, once: from then on the keys move it.
  const { place } = snapshot;
  useLayoutEffect(() => {
    if (place === undefined || hasPlace) return;
    if (isAimed) setHasPlace(true);
    else setGoal({ key: place, at: 'top' });
  }, [place, hasPlace, isAimed]);
  const readAt = isAtBottom
    ? undefined
    : seen.map(({ index }) => rows[index]).find((row) => row?.type === 'message')?.key;
  useEffect(() => {
    if (isPlaced) screen.readAt(readAt);
  }, [screen, isPlaced, readAt]);
  const scroll = (by: number): void => setEdge(scrolled(lines, edge, height, by));
  const choose = (steps: 1 | -1): void => {
    const from = chosenAt >= 0 ? chosenAt + steps : (seen.at(-1)?.index ?? -1);
    for (let index = from; index >= 0 && index < rows.length; index += steps) {
      const row = rows[index];
      if (row !== undefined && messageOf(row) !== undefined) {
        setChosenKey(row.key);
        setEdge(edgeShowing(lines, edge, height, index));
        return;
      }
    }
    if (steps === 1) toNewest();
    else scroll(-height);
  };
  const toNewest = (): void => {
    setEdge(undefined);
    setChosenKey(undefined);
  };
  const toFirstUnread = (): void =>
    notify.attempt(async () => {
      const key = await screen.findFirstUnread();
      if (key === undefined) return notify.inform({ key: 'tui.nothingUnread' });
      setGoal({ key, at: 'top' });
    });

  const chosenRow = rows[chosenAt];
  const lowest = seen.at(-1);
  // A chat opens where reading goes on: that may well be its end.
  const seesEnd =
    edge === undefined || (lowest?.index === rows.length - 1 && lowest.to === lines.height(lowest.index));
  const isAtNewest =
    seesEnd && (chosenAt < 0 || rows.slice(chosenAt + 1).every((row) => messageOf(row) === undefined));
  /** A long message grows downwards: the line at the top of the pane stays there. */
  const unfold = (key: string): void => {
    const top = seen[0];
    screen.unfold(key);
    if (top !== undefined) setGoal({ key: lines.keyAt(top.index), at: 'top', line: top.from });
  };

  useCommands({
    messageUnfold:
      chosenRow?.type === 'message' && chosenRow.folded === true ? () => unfold(chosenRow.key) : undefined,
    messageUp: rows.length > 0 ? () => choose(-1) : undefined,
    messageDown: rows.length > 0 ? () => choose(1) : undefined,
    scrollUp: () => scroll(1 - height),
    scrollDown: () => scroll(height - 1),
    timelineTop: () => {
      setEdge(edgeWithTop(lines, 0, height));
      setChosenKey(undefined);
    },
    timelineBottom: toNewest,
    // One step back: first from what is selected, then from what is chosen or far up to the newest, then to the list.
    newest: () => {
      if (selection.keys.size > 0) selection.clear();
      else if (!isAtNewest) toNewest();
      else {
        setChosenKey(undefined);
        go({ type: 'pane', pane: 'list' });
      }
    },
    // One step back from writing: what was read further up is left first, then the messages have the keys.
    leaveWriting: () => {
      if (!seesEnd && chosenKey === undefined) return toNewest();
      if (chosenKey === undefined && rows.length > 0) choose(-1);
      go({ type: 'pane', pane: 'timeline' });
    },
    firstUnread:
      focus.overlay === undefined && (rows.some((row) => row.type === 'unread') || snapshot.unreadAbove > 0)
        ? toFirstUnread
        : undefined,
  });

  return {
    lines: seen.flatMap(({ index, from, to }) => paintedLines(lines, rows, index, from, to)),
    chosen: chosenRow === undefined ? undefined : messageOf(chosenRow),
    scroll,
  };

  /** What can be chosen: messages, and the notices of those that can be written anew. */
  function messageOf(row: TimelineRow): LocalMessage | undefined {
    if (row.type === 'message') return row.message;
    if (row.type !== 'notice' || !snapshot.around.withdrawnTexts.has(row.message.mid)) return undefined;
    return row.message;
  }

  function paintedLines(
    measured: LinesOf,
    all: readonly TimelineRow[],
    index: number,
    from: number,
    to: number,
  ): PaintedLine[] {
    const row = all[index];
    if (row === undefined) return [];
    const isFound = 'message' in row && row.message.mid === snapshot.highlight;
    const isSelected = selection.keys.has(row.key);
    const mark = row.key === chosenKey ? 'chosen' : isSelected ? 'selected' : isFound ? 'found' : undefined;
    return measured
      .of(row)
      .slice(from, to)
      .map((spans, at) => ({
        key: `${row.key} ${from + at}`,
        spans,
        mark: mark === 'chosen' && isSelected && at === 0 ? 'chosenSelected' : mark,
      }));
  }
}

type LinesOf = Lines & { of(row: TimelineRow): readonly RowLine[] };

function linesOf(rows: readonly TimelineRow[], cache: LineCache): LinesOf {
  return {
    count: rows.length,
    indexOf: (key) => rows.findIndex((row) => row.key === key),
    keyAt: (index) => rows[index]?.key ?? '',
    height: (index) => {
      const row = rows[index];
      return row === undefined ? 0 : cache.lines(row).length;
    },
    of: (row) => cache.lines(row),
  };
}
