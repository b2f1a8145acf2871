import type { Obstacle } from '@eecs/solver-core/rules';
import {
  describeContradiction,
  describeFailure,
  describeUnfactored,
  writeNumber,
} from '@eecs/solver-core/texts';
import { translate } from '../../messages/index.ts';
import type { CaseState } from './caseState.ts';
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

/** Says what of a case is to be known of its answer: what acts unfactored in combined sets, and which constants contradict. */
export function describeStateNotes(
  { unfactored, contradictions }: Pick<CaseState, 'unfactored' | 'contradictions'>,
  reader: Reader,
): readonly string[] {
  const { locale, system } = reader;
  const unit = translate(locale, `units.modulus.${system}`);
  const modulus = (value: number) => `${writeNumber(value, locale)}\u00a0${unit}`;
  return [
    ...unfactored.flatMap((set) => describeUnfactored(set, reader)),
    ...contradictions.map((one) => describeContradiction(one, reader, modulus)),
  ];
}

function describeObstacle(obstacle: Obstacle, reader: Reader): string {
  if (obstacle.code === 'current') throw new Error('`describeObstacle` was given a solution');
  if (obstacle.code !== 'badSection') return translate(reader.locale, `obstacles.${obstacle.code}`);
  const { section, name, reason, limit } = obstacle;
  return describeFailure(
    {
      code: 'materials.dimensions',
      path: `/sections/${section}/${name}`,
      ids: [section],
      values: limit === null ? {} : { [reason]: limit },
    },
    reader,
  );
}
