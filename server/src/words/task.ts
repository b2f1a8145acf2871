/** The kinds of saved tasks. */
export const TASK_KINDS = ['msb', 'arch', 'frame', 'pile', 'truss'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** How a document says what it is of: by `kind`, or else by its class, as `casetruss`. */
export interface KindNamed {
  readonly kind?: string;
  readonly className?: string;
}

/** Reads what kind a document says it is of; undefined where it says none. */
export function readKind({ kind, className }: KindNamed): string | undefined {
  return kind ?? className?.toLowerCase().replace(/^case/, '');
}
