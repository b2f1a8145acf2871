/** The kinds of saved tasks. */
export const TASK_KINDS = ['msb', 'arch', 'frame', 'pile', 'truss'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** How a document states its kind: by `kind`, or else by its class, such as `casetruss`. */
export interface KindNamed {
  readonly kind?: string;
  readonly className?: string;
}

/** Reads the kind that a document states; undefined if it states none. */
export function readKind({ kind, className }: KindNamed): string | undefined {
  return kind ?? className?.toLowerCase().replace(/^case/, '');
}
