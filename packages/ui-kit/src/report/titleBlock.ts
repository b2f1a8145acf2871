/** The lines of a title block that a person fills in, in their order. */
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

/** A line of a title block that a person fills in. */
export type TitleLine = (typeof TITLE_LINES)[number];

/** The lines whose people sign. */
export const SIGNED_LINES = ['author', 'checked', 'approved'] as const satisfies readonly TitleLine[];

/** The lines over a report; an empty line is left out. */
export type TitleBlock = Readonly<Partial<Record<TitleLine, string>>> & {
  /** Whether who made, checked and approved the report have a place to sign, with a day. @default false */
  readonly hasSigns?: boolean;
};
