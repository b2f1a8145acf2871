import type { JudgedSection } from './markSections.ts';

/** The fields of a mark that decide which mark is reported first. */
export type RankedMark = Pick<JudgedSection, 'status' | 'reason'>;

/** Mechanical failures that prevent a solve come before missing data, and these before advice. */
const ORDER = ['failed', 'undefined', 'accepted'] as const;
/** Reasons that affect no number: the names of the document. */
const NAMES: readonly (string | undefined)[] = ['noTitle', 'titleOnly'];

/**
 * Finds the mark that is described in words: the worst mechanical one. A missing title or description is mentioned only
 * if nothing else is missing. Returns undefined if every section is complete.
 */
export function findWorst<Mark extends RankedMark>(marks: readonly Mark[]): Mark | undefined {
  return [false, true]
    .flatMap((isName) =>
      ORDER.flatMap((status) =>
        marks.filter((one) => one.status === status && NAMES.includes(one.reason) === isName),
      ),
    )
    .at(0);
}
