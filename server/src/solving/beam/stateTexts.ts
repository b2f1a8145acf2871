import type { Obstacle } from '@eecs/solver-core/rules';
import { describeUnfactored } from '@eecs/solver-core/texts';
import { translate } from '../../messages/index.ts';
import type { CaseState } from './caseState.ts';
import { describeBadSection, describeContradictions } from '../texts/constantTexts.ts';
import type { Reader } from '../texts/reader.ts';

/** The state of a case with a text for each obstacle. */
export type ToldState = Omit<CaseState, 'obstacles'> & {
  readonly obstacles: readonly (Obstacle & { readonly text: string })[];
};

/** Puts into words what keeps a case from being solved. */
export function describeState(state: CaseState, reader: Reader): ToldState {
  const obstacles = state.obstacles.map((obstacle) => ({
    ...obstacle,
    text: describeObstacle(obstacle, reader),
  }));
  return { ...state, obstacles };
}

/**
 * Says what of a case is to be known of its answer: what acts unfactored in
 * combined sets, and which constants contradict.
 */
export function describeStateNotes(
  { unfactored, contradictions }: Pick<CaseState, 'unfactored' | 'contradictions'>,
  reader: Reader,
): readonly string[] {
  return [
    ...unfactored.flatMap((set) => describeUnfactored(set, reader)),
    ...describeContradictions(contradictions, reader),
  ];
}

function describeObstacle(obstacle: Obstacle, reader: Reader): string {
  if (obstacle.code === 'current') throw new Error('`describeObstacle` was given a solution');
  if (obstacle.code !== 'badSection') return translate(reader.locale, `obstacles.${obstacle.code}`);
  return describeBadSection(obstacle, reader);
}
