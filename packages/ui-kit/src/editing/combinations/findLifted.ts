import type { GoverningValue, Range } from '@eecs/solver-core/combinations';

/** A situation with the governing reactions of joints. */
export interface LiftableSituation {
  readonly situation: string;
  readonly reactions: readonly {
    readonly joint: number;
    readonly isLifted: boolean;
    readonly y: Range<GoverningValue>;
  }[];
  readonly combinations: readonly { readonly id: string }[];
}

/** A support with uplift in a combination. */
export interface LiftedSupport {
  /** Index of the joint. */
  readonly joint: number;
  /** The uplift force that the support has to resist, positive, in the units of the document. */
  readonly force: number;
  /** The name of the combination. */
  readonly id: string;
}

/** Lists the supports with uplift; they are checked in the equilibrium situation if the rule has one. */
export function findLifted(
  situations: readonly LiftableSituation[],
  situation: LiftableSituation,
): readonly LiftedSupport[] {
  const { reactions, combinations } = situations.find((one) => one.situation === 'ULS-EQU') ?? situation;
  const greatest = Math.max(0, ...reactions.flatMap(({ y: { max, min } }) => [max.value, -min.value]));
  return reactions.flatMap(({ joint, isLifted, y: { min } }) =>
    isLifted && -min.value > ROUNDING * greatest
      ? [{ joint, force: -min.value, id: combinations[min.combination]?.id ?? '' }]
      : [],
  );
}

/** A reaction below this fraction of the greatest one is rounding. */
const ROUNDING = 1e-9;
