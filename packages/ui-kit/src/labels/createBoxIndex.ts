import { type LabelBox, overlaps } from './placeLabels.ts';

/** Boxes that can be tested for an overlap with another box. */
export interface BoxIndex {
  readonly add: (box: LabelBox) => void;
  readonly meets: (box: LabelBox) => boolean;
}

const COLUMN_PX = 64;

/**
 * Creates an index of boxes by columns: a crowded board has hundreds, and a label is tested only against those near it.
 */
export function createBoxIndex(boxes: readonly LabelBox[] = []): BoxIndex {
  const columns: LabelBox[][] = [];
  const toColumn = (x: number): number => Math.max(0, Math.floor(x / COLUMN_PX));

  function add(box: LabelBox): void {
    const last = Math.min(toColumn(box.x1), MOST_COLUMNS);
    for (let column = toColumn(box.x0); column <= last; column += 1) (columns[column] ??= []).push(box);
  }

  function meets(box: LabelBox): boolean {
    for (let column = toColumn(box.x0); column <= toColumn(box.x1); column += 1) {
      for (const other of columns[column] ?? []) if (overlaps(box, other)) return true;
    }
    return false;
  }

  boxes.forEach(add);
  return { add, meets };
}

/** No board is wider than this; a zoomed drawing can be. */
const MOST_COLUMNS = 200;
