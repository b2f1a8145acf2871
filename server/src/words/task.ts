/** What a saved task may be of. */
export const TASK_KINDS = ['msb', 'arch', 'frame', 'pile', 'truss'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];
