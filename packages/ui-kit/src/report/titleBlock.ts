/** The lines of a title block that the reader fills in, in order. */
export const TITLE_LINES = [
  'project',
  'client',
  'company',
  'job',
  'sheet',
  'revision',
  'author',
  'checked',
  'approved',
] as const;

/** A line of a title block that the reader fills in. */
export type TitleLine = (typeof TITLE_LINES)[number];

/** The lines whose persons sign. */
export const SIGNED_LINES = ['author', 'checked', 'approved'] as const satisfies readonly TitleLine[];

/** The lines at the top of a report; an empty line is left out. */
export type TitleBlock = Readonly<Partial<Record<TitleLine, string>>> & {
  /** Whether there is room for signatures and dates of the author, the checker and the approver. @default false */
  readonly hasSigns?: boolean;
};
