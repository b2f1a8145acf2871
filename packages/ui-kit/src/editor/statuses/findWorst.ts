import type { JudgedSection } from './markSections.ts';

/** The fields of a mark that decide which mark is reported first. */
export type RankedMark = Pick<JudgedSection, 'status' | 'reason'>;

/** Mechanics that stop a solve come before what is not given, and that before advice. */
const ORDER = ['failed', 'undefined', 'accepted'] as const;
/** Reasons that no number depends on: the names of the document. */
const NAMES: readonly (string | undefined)[] = ['noTitle', 'titleOnly'];

/**
 * Finds the mark that is said in words: the worst one of mechanics. A missing title or description is said only where
 * nothing else is missing. Returns undefined where every section is complete.
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
