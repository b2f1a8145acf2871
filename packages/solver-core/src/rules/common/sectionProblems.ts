import type { Failure } from '../../failures/failure.ts';
import type { CommonCase } from '../../model/common/document.ts';
import type { SectionClass } from '../../model/common/document.ts';
import { computeBasics } from '../../sections/sectionBasics.ts';

/** A number of a cross-section that makes no section. */
export interface SectionProblem {
  /** Index of the section. */
  readonly section: number;
  readonly shape: SectionClass;
  /** The number as the document calls it (`tf`); of a built-up section behind the part (`parts/1/tf`). */
  readonly name: string;
  /**
   * The condition on the number, beside `limit`; `overlap` of a part that lies over another; `unfit` where no single
   * limit says it.
   */
  readonly reason: (typeof DEMANDS)[number] | 'overlap' | 'unfit';
  /** In the section's own units; of an overlap the number of the other part, from 1; null of what is unfit. */
  readonly limit: number | null;
}

const DEMANDS = ['above', 'least', 'below', 'most'] as const;

/** Lists what is wrong with one section, found by its index, also where the structure is not made of it. */
export function problemsOf(
  { sections, units }: Pick<CommonCase, 'sections' | 'units'>,
  index: number,
): SectionProblem[] {
  const section = sections[index];
  if (section === undefined) return [];
  const result = computeBasics(section, units.system);
  return result.ok ? [] : toSectionProblems(result.failures, { section: index, shape: section.className });
}

/** Reads the failures of computing a section, whose paths begin there. */
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
