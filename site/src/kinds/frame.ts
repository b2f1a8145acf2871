import { createFrameRow, type FrameRowId } from './createFrameRow.ts';

/** Plane frames: a portal frame with two fixed supports. */
export const frame = createFrameRow({
  id: 'frame',
  newKey: 'home.newFrame',
  asked: 'openFrame',
  icon: 'M5 20V5h14v15M2 20h6M16 20h6',
});

/** Arches: an arch on two supports. */
export const arch = createFrameRow({
  id: 'arch',
  newKey: 'home.newArch',
  asked: 'openArch',
  icon: 'M4 19C4 3 20 3 20 19M1 19h6M17 19h6',
});

/** Columns and piles: a pile in the ground under a force on its head. */
export const pile = createFrameRow({
  id: 'pile',
  newKey: 'home.newPile',
  asked: 'openPile',
  icon: 'M12 9v12M4 12h5M15 12h5M12 1v6M9.5 4.5 12 7l2.5-2.5M8 16h1M15 16h1M8 20h1M15 20h1',
});

/** The rows of the kinds whose documents are frames. */
export const FRAME_ROWS: { readonly [Id in FrameRowId]: ReturnType<typeof createFrameRow<Id>> } = {
  frame,
  arch,
  pile,
};
