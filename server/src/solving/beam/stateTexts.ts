import type { Contradiction, Obstacle, UnfactoredSet } from '@eecs/solver-core/rules';
import { translate, type MessageKey } from '../../messages/index.ts';
import type { CaseState } from './caseState.ts';
import { describeFailure, listNumbers, placeText } from '../texts/failureText.ts';
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
  return [
    ...unfactored.flatMap((set) => describeUnfactored(set, reader)),
    ...contradictions.map((one) => describeContradiction(one, reader)),
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

function describeUnfactored(
  { set, hasWeight, settled, leftOut }: UnfactoredSet,
  { locale }: Reader,
): string[] {
  const tell = (key: MessageKey, supports: readonly number[]) =>
    placeText(translate(locale, key, { supports: listNumbers(supports) }), `/caseSets/${set}`, locale);
  return [
    ...(hasWeight ? [tell('unfactored.weight', [])] : []),
    ...(settled.length > 0 ? [tell('unfactored.settled', settled)] : []),
    ...(leftOut.length > 0 ? [tell('unfactored.leftOut', leftOut)] : []),
  ];
}

function describeContradiction({ material, G, expected }: Contradiction, { locale, system }: Reader): string {
  const unit = translate(locale, `units.modulus.${system}`);
  const text = translate(locale, 'contradictions.G', { G, expected, unit });
  return placeText(text, `/materials/${material}`, locale);
}
