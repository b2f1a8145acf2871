/** A point of the board, px of its drawing. */
export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Converts a point of the window to a point of a board, px; the board may be displayed in another width than that of
 * its layout.
 */
export function toBoardPoint(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  svg: SVGSVGElement,
  width: number,
): BoardPoint {
  const box = svg.getBoundingClientRect();
  const ratio = box.width === 0 ? 1 : width / box.width;
  return { x: (clientX - box.left) * ratio, y: (clientY - box.top) * ratio };
}
