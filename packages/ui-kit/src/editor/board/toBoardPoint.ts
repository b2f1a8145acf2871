/** A place on the board, px of its drawing. */
export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Converts a place in the window into one on a board that was laid out with a
 * width, in px, and may be shown in another.
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
