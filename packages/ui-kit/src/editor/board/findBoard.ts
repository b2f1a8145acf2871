const BOARD = '[data-board] [role="listbox"]';

/**
 * Finds the board of the editor that contains an element: the element that receives the keys of the board. Null outside
 * an editor.
 */
export function findBoard(from: Element): SVGElement | null {
  for (let frame: Element | null = from; frame !== null; frame = frame.parentElement) {
    const board = frame.querySelector<SVGElement>(BOARD);
    if (board !== null) return board;
  }
  return null;
}
