import type { Failure } from '../../failures/failure.ts';
import type { CommonCase } from '../../model/common/document.ts';
import type { SectionClass } from '../../model/common/document.ts';
import { computeBasics } from '../../sections/sectionBasics.ts';

/** A dimension of a cross-section that does not fit. */
export interface SectionProblem {
  /** Index of the section. */
  readonly section: number;
  readonly shape: SectionClass;
  /** The parameter as the document names it (`tf`); in a built-up section with its part (`parts/1/tf`). */
  readonly name: string;
  /**
   * The condition on the number, together with `limit`; `overlap` for a part that overlaps another; `unfit` if no
   * single limit describes it.
   */
  readonly reason: (typeof DEMANDS)[number] | 'overlap' | 'unfit';
  /** In the section's own units; for an overlap the number of the other part, from 1; null for `unfit`. */
  readonly limit: number | null;
}

const DEMANDS = ['above', 'least', 'below', 'most'] as const;

/** Lists the faults of one section, given by its index, even if the structure does not use it. */
export function problemsOf(
  { sections, units }: Pick<CommonCase, 'sections' | 'units'>,
  index: number,
): SectionProblem[] {
  const section = sections[index];
  if (section === undefined) return [];
  const result = computeBasics(section, units.system);
  return result.ok ? [] : toSectionProblems(result.failures, { section: index, shape: section.className });
}

/** Converts the failures of computing a section, whose paths begin at the section. */
export function toSectionProblems(
  failures: readonly Failure[],
  of: Pick<SectionProblem, 'section' | 'shape'>,
): SectionProblem[] {
  return failures.map((failure) => ({ ...of, name: failure.path.slice(1), ...readDemand(failure) }));
}

function readDemand({ values }: Failure): Pick<SectionProblem, 'reason' | 'limit'> {
  for (const reason of DEMANDS) {
    const limit = values[reason];
    if (typeof limit === 'number') return { reason, limit };
  }
  const { under } = values;
  return typeof under === 'number' ? { reason: 'overlap', limit: under } : { reason: 'unfit', limit: null };
}
