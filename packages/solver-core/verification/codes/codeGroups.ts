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
  { title: 'AISC Design Examples: beams', problems: aiscBeams },
  { title: 'Steel Buildings in Europe: beams', problems: eurocodeBeams },
];
