import type { CombinedTruss, TrussSituation } from '@eecs/solver-core/combinations';

/** A support off which some combination lifts the truss. */
export interface LiftedSupport {
  /** Index of the joint. */
  readonly joint: number;
  /** The force by which the support has to hold the truss down, positive; in the units of the document. */
  readonly force: number;
  /** The name of the combination. */
  readonly id: string;
}

/** Lists the supports that are lifted; equilibrium is judged in a situation of its own where the rule has one. */
export function findLifted(
  { situations }: Pick<CombinedTruss, 'situations'>,
  situation: TrussSituation,
): readonly LiftedSupport[] {
  const { reactions, combinations } = situations.find((one) => one.situation === 'ULS-EQU') ?? situation;
  const greatest = Math.max(0, ...reactions.flatMap(({ y: { max, min } }) => [max.value, -min.value]));
  return reactions.flatMap(({ joint, isLifted, y: { min } }) =>
    isLifted && -min.value > ROUNDING * greatest
      ? [{ joint, force: -min.value, id: combinations[min.combination]?.id ?? '' }]
      : [],
  );
}

/** A reaction below this part of the greatest one is what rounding left of nothing. */
const ROUNDING = 1e-9;
