import type { Obstacle } from '@eecs/solver-core/truss-rules';
import { describePlace, describeUnfactoredTruss } from '@eecs/solver-core/texts';
import { translate } from '../../messages/index.ts';
import { describeBadSection, describeContradictions } from '../texts/constantTexts.ts';
import type { Reader } from '../texts/reader.ts';
import { ownKey } from '../texts/statusTexts.ts';
import type { TrussState } from './trussState.ts';

/** The state of a truss with a text for each obstacle. */
export type ToldState = Omit<TrussState, 'obstacles'> & {
  readonly obstacles: readonly (Obstacle & { readonly text: string })[];
};

/** Puts into words what keeps a truss from being solved. */
export function describeState(state: TrussState, reader: Reader): ToldState {
  const obstacles = state.obstacles.map((obstacle) => ({
    ...obstacle,
    text: describeObstacle(obstacle, reader),
  }));
  return { ...state, obstacles };
}

/**
 * Says what of a truss is to be known of its answer: what acts unfactored in
 * combined sets, and which constants contradict.
 */
export function describeStateNotes(
  { unfactored, contradictions }: Pick<TrussState, 'unfactored' | 'contradictions'>,
  reader: Reader,
): readonly string[] {
  return [
    ...unfactored.flatMap((set) => describeUnfactoredTruss(set, reader)),
    ...describeContradictions(contradictions, reader),
  ];
}

function describeObstacle(obstacle: Obstacle, reader: Reader): string {
  const { locale, kind } = reader;
  switch (obstacle.code) {
    case 'badSection':
      return describeBadSection(obstacle, reader);
    case 'badLink': {
      const { owner } = describePlace(`/links/${obstacle.link}`, reader);
      return translate(locale, `obstacles.truss.badLink.${obstacle.reason}`, { owner });
    }
    case 'current':
      throw new Error('`describeObstacle` was given a solution');
    default:
      return translate(locale, ownKey(kind, `obstacles.${obstacle.code}`));
  }
}
