import type { FrameKind } from '@eecs/solver-core/frame';

/** The forces that the board can draw along the members. */
export const FORCES = ['N', 'Q', 'M'] as const;
export type Force = (typeof FORCES)[number];

/** The results that the board can draw on the frame, in the order of their buttons. */
export const BOARD_RESULTS = ['off', ...FORCES, 'shape', 'pressure'] as const;
export type BoardResult = (typeof BOARD_RESULTS)[number];

/** Returns whether a result is one of the forces along the members. */
export function isForce(view: BoardResult): view is Force {
  return (FORCES as readonly BoardResult[]).includes(view);
}

/** Lists the results that the board offers for a kind of document: arches have a line of pressure. */
export function listBoardResults(kind: FrameKind): readonly BoardResult[] {
  return kind === 'arch' ? BOARD_RESULTS : BOARD_RESULTS.filter((view) => view !== 'pressure');
}
