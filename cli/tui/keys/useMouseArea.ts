// Hands a component the clicks and the wheel inside its own cells, while the person wants the mouse here.
import type { DOMElement } from 'ink';
import { useRef, type RefObject } from 'react';
import { useDesk } from '../frame/desk.ts';
import type { MouseEvent } from '../terminal/mouse.ts';
import { useMouse } from '../terminal/useMouse.ts';
import { useScreen } from '../frame/useScreen.ts';

/** Rows the wheel moves with each notch. */
export const wheelRows = 3;

/** Where an element is on the screen; it is empty while it is covered. */
function areaOf(element: DOMElement): { x: number; y: number; width: number; height: number } {
  const { yogaNode } = element;
  let [x, y] = [0, 0];
  let node: DOMElement | undefined = element;
  while (node !== undefined) {
    x += node.yogaNode?.getComputedLeft() ?? 0;
    y += node.yogaNode?.getComputedTop() ?? 0;
    node = node.parentNode;
  }
  return { x, y, width: yogaNode?.getComputedWidth() ?? 0, height: yogaNode?.getComputedHeight() ?? 0 };
}

/** Give the answer to a Box as its `ref`. `cell` counts from that Box's first cell. */
export function useMouseArea(
  onMouse: (event: MouseEvent, cell: { readonly x: number; readonly y: number }) => void,
): RefObject<DOMElement | null> {
  const { settings } = useDesk();
  const { terminalMouse } = useScreen(settings);
  const element = useRef<DOMElement>(null);
  useMouse((event) => {
    if (element.current === null) return;
    const area = areaOf(element.current);
    const cell = { x: event.x - area.x, y: event.y - area.y };
    if (cell.x >= 0 && cell.y >= 0 && cell.x < area.width && cell.y < area.height) onMouse(event, cell);
  }, terminalMouse);
  return element;
}
