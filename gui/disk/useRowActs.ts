// Gives rows and tiles what they share: the one that has the focus, choosing, keys, dragging and taking what is dropped.
import {
  useRef,
  useState,
  type DragEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import type { DiskNode } from '#sdk/api.ts';
import type { DiskFolderScreen } from '#sdk/disk/screens/disk-folder.ts';
import { useApp } from '../ground/app-parts.ts';
import { hasCoarsePointer } from '../ground/coarse-pointer.ts';
import { useScreen } from '../ground/useScreen.ts';
import { actOfKey, type DiskAct } from './disk-act.ts';

/** What is dragged inside the page: ids, as JSON. */
export const rowsType = 'application/x-tangram-rows';

/** What rows tell their page. */
export type RowEvents = {
  readonly onOpen: (row: DiskNode) => void;
  readonly onAct: (name: DiskAct, row: DiskNode | undefined) => void;
  readonly onMenu: (at: { left: number; top: number }, row: DiskNode | undefined) => void;
  readonly onDropFiles: (row: DiskNode, transfer: DataTransfer) => void;
  readonly onDropRows: (row: DiskNode, ids: readonly string[]) => void;
};

/** What a row or tile is given. */
export type RowProps = HTMLAttributes<HTMLElement> & { 'data-id': string };

/** The ids that something dragged inside the page carries; undefined for anything else. */
export function draggedIds(transfer: DataTransfer): readonly string[] | undefined {
  const text = transfer.getData(rowsType);
  return text === '' ? undefined : (JSON.parse(text) as string[]);
}

/** `columns` stand beside each other; `reveal` brings a row to where it can be seen. */
export function useRowActs(
  screen: DiskFolderScreen,
  events: RowEvents,
  columns: number,
  reveal: (index: number) => HTMLElement | null,
): {
  readonly rowProps: (row: DiskNode) => RowProps;
  readonly choose: (row: DiskNode, event: MouseEvent | KeyboardEvent) => void;
  readonly menuAt: (element: HTMLElement, row: DiskNode) => void;
} {
  const { rows, chosen, view } = useScreen(screen);
  const [active, setActive] = useState<string>();
  const anchor = useRef<string>(undefined);
  const { office } = useApp();
  /** Where the file that is pressed can be fetched: a drag out of the window takes it along. */
  const outward = useRef<{ readonly id: string; readonly address: string }>(undefined);
  const prepare = (row: DiskNode): void => {
    if (row.isFolder || row.fileId === '' || view === 'trash') return;
    const { id, fileId } = row;
    // Where there is none, the file cannot be dragged out, and nothing else is lost.
    office.files.address({ fileId }).then(
      (address) => (outward.current = { id, address }),
      () => undefined,
    );
  };
  const current = rows.some(({ id }) => id === active) ? active : rows[0]?.id;

  const choose = (row: DiskNode, event: MouseEvent | KeyboardEvent): void => {
    const next = new Set(chosen);
    const from = rows.findIndex(({ id }) => id === anchor.current);
    const at = rows.findIndex(({ id }) => id === row.id);
    if (event.shiftKey && from >= 0)
      for (const one of rows.slice(Math.min(from, at), Math.max(from, at) + 1)) next.add(one.id);
    else if (next.has(row.id)) next.delete(row.id);
    else next.add(row.id);
    if (!event.shiftKey) anchor.current = row.id;
    // The keys go on from the row, also where its box was ticked.
    event.currentTarget.closest<HTMLElement>('[data-id]')?.focus({ preventScroll: true });
    screen.choose(next);
  };
  const menuAt = (element: HTMLElement, row: DiskNode): void => {
    const { left, bottom } = element.getBoundingClientRect();
    events.onMenu({ left: left + 24, top: bottom }, row);
  };
  const go = (to: number, event: KeyboardEvent): void => {
    const next = rows[Math.max(0, Math.min(rows.length - 1, to))];
    if (next === undefined) return;
    if (event.shiftKey) {
      anchor.current ??= current;
      const from = rows.findIndex(({ id }) => id === anchor.current);
      const at = rows.indexOf(next);
      const range = rows.slice(Math.min(from, at), Math.max(from, at) + 1);
      screen.choose(new Set(range.map(({ id }) => id)));
    } else anchor.current = next.id;
    setActive(next.id);
    reveal(rows.indexOf(next));
    requestAnimationFrame(() => reveal(rows.indexOf(next))?.focus({ preventScroll: true }));
  };
  const press = (event: KeyboardEvent<HTMLElement>, row: DiskNode): void => {
    if (event.target !== event.currentTarget) return;
    const at = rows.indexOf(row);
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: at + columns,
      ArrowUp: at - columns,
      Home: 0,
      End: rows.length - 1,
      PageDown: at + columns * 10,
      PageUp: at - columns * 10,
      ...(columns > 1 && { ArrowRight: at + 1, ArrowLeft: at - 1 }),
    };
    const step = plain ? steps[event.key] : undefined;
    const isAll = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a';
    const act = actOfKey(event);
    if (step !== undefined) go(step, event);
    else if (plain && event.key === 'Enter') events.onOpen(row);
    else if (plain && event.key === ' ') choose(row, event);
    else if (event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10'))
      menuAt(event.currentTarget, row);
    else if (event.key === 'Escape' && chosen.size > 0) screen.choose(new Set());
    else if (isAll) void screen.chooseAll();
    else if (act !== undefined) events.onAct(act, row);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const drop = (event: DragEvent<HTMLElement>, row: DiskNode): void => {
    event.currentTarget.removeAttribute('data-over');
    const ids = draggedIds(event.dataTransfer);
    if (!row.isFolder || (ids === undefined && !event.dataTransfer.types.includes('Files'))) return;
    event.preventDefault();
    event.stopPropagation();
    if (ids === undefined) return events.onDropFiles(row, event.dataTransfer);
    const others = ids.filter((id) => id !== row.id);
    if (others.length > 0) events.onDropRows(row, others);
  };
  const rowProps = (row: DiskNode): RowProps => ({
    'data-id': row.id,
    'aria-selected': chosen.has(row.id),
    tabIndex: row.id === current ? 0 : -1,
    // A finger that rests on a row asks for its menu.
    draggable: view !== 'trash' && !hasCoarsePointer(),
    onFocus: () => setActive(row.id),
    onPointerDown: (event) => {
      if (event.pointerType === 'mouse' && event.button === 0) prepare(row);
    },
    onClick: (event) => {
      if (event.target instanceof Element && event.target.closest('button, input, label') !== null) return;
      event.currentTarget.focus({ preventScroll: true });
      if (event.ctrlKey || event.metaKey || event.shiftKey) return choose(row, event);
      anchor.current = row.id;
      screen.choose(new Set([row.id]));
    },
    onDoubleClick: () => events.onOpen(row),
    onKeyDown: (event) => press(event, row),
    onContextMenu: (event) => {
      event.preventDefault();
      event.stopPropagation();
      events.onMenu({ left: event.pageX, top: event.pageY }, row);
    },
    onDragStart: (event) => {
      event.dataTransfer.setData(rowsType, JSON.stringify(chosen.has(row.id) ? [...chosen] : [row.id]));
      event.dataTransfer.effectAllowed = 'copyMove';
      // The form in which browsers let a file be dropped on the desktop or in a folder of the computer.
      const { name, type } = row;
      if (outward.current?.id === row.id)
        event.dataTransfer.setData(
          'DownloadURL',
          `${type === '' ? 'application/octet-stream' : type}:${name}:${outward.current.address}`,
        );
    },
    onDragOver: (event) => {
      const { types } = event.dataTransfer;
      if (!row.isFolder || !(types.includes(rowsType) || types.includes('Files'))) return;
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.setAttribute('data-over', '');
    },
    onDragLeave: (event) => event.currentTarget.removeAttribute('data-over'),
    onDrop: (event) => drop(event, row),
  });
  return { rowProps, choose, menuAt };
}
