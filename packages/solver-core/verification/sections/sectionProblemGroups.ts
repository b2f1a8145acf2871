import { bookSections } from './bookSections.ts';
import { closedSections } from './closedSections.ts';
import type { SectionProblem } from './sectionProblem.ts';

export interface SectionProblemGroup {
  readonly title: string;
  readonly problems: readonly SectionProblem[];
}

/** Every section that is compared with an example or a formula, in the order of the report. */
export const SECTION_PROBLEM_GROUPS: readonly SectionProblemGroup[] = [
  { title: 'Sections of worked examples', problems: bookSections },
  { title: 'Sections by formulas of handbooks', problems: closedSections },
];
