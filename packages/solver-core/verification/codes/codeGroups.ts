import { aiscBeams } from './aiscBeams.ts';
import type { CodeProblem } from './codeProblem.ts';
import { eurocodeBeams } from './eurocodeBeams.ts';

/** Problems of one source. */
export interface CodeGroup {
  readonly title: string;
  readonly problems: readonly CodeProblem[];
}

/** Beams that books and guides check by a standard. */
export const CODE_GROUPS: readonly CodeGroup[] = [
  { title: 'Beams by AISC 360: Design Examples', problems: aiscBeams },
  { title: 'Beams by EN 1993-1-1', problems: eurocodeBeams },
];
