/** What a saved task may be of. */
export const TASK_KINDS = ['msb', 'arch', 'frame', 'pile', 'truss'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** The kind that a document says it is of, by `kind` or else by its class, as `casetruss`; undefined where it says neither. */
export function kindSaid({
  kind,
  className,
}: {
  readonly kind?: string;
  readonly className?: string;
}): string | undefined {
  return kind ?? className?.toLowerCase().replace(/^case/, '');
}
