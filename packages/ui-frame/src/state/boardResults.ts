/** The forces that the board can draw along the members. */
export const FORCES = ['N', 'Q', 'M'] as const;
export type Force = (typeof FORCES)[number];

/** The results that the board can draw on the frame, in the order of their buttons. */
export const BOARD_RESULTS = ['off', ...FORCES, 'shape'] as const;
export type BoardResult = (typeof BOARD_RESULTS)[number];
