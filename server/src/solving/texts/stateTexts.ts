import type { StructureState } from '../structureState.ts';
import { describeContradictions } from './constantTexts.ts';
import type { Reader } from './reader.ts';

/** The state of a structure with a text for each obstacle. */
export type DescribedState<Obstacle, Unfactored> = Omit<StructureState<Obstacle, Unfactored>, 'obstacles'> & {
  readonly obstacles: readonly (Obstacle & { readonly text: string })[];
};

/** The texts of a state that depend on the kind of structure. */
export interface StateTexts<Obstacle, Unfactored> {
  readonly describeObstacle: (obstacle: Obstacle, reader: Reader) => string;
  /** Describes the actions that act unfactored in a combined set. */
  readonly describeUnfactored: (set: Unfactored, reader: Reader) => readonly string[];
}

/** Creates the functions that describe the states of a kind of structure. */
export function createStateTexts<Obstacle extends object, Unfactored>({
  describeObstacle,
  describeUnfactored,
}: StateTexts<Obstacle, Unfactored>) {
  return {
    /** Describes the obstacles to a solve. */
    describeState: (
      state: StructureState<Obstacle, Unfactored>,
      reader: Reader,
    ): DescribedState<Obstacle, Unfactored> => ({
      ...state,
      obstacles: state.obstacles.map((obstacle) => ({
        ...obstacle,
        text: describeObstacle(obstacle, reader),
      })),
    }),
    /**
     * Lists warnings for the reader of an answer: loads that act unfactored in combined sets, and contradicting
     * constants.
     */
    describeStateNotes: (
      {
        unfactored,
        contradictions,
      }: Pick<StructureState<Obstacle, Unfactored>, 'unfactored' | 'contradictions'>,
      reader: Reader,
    ): readonly string[] => [
      ...unfactored.flatMap((set) => describeUnfactored(set, reader)),
      ...describeContradictions(contradictions, reader),
    ],
  };
}
