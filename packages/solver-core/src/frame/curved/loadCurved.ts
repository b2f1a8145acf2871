import type { MemberCurve } from '../../member/curve/memberCurve.ts';
import { integrateSeries, integrateSeriesProduct } from '../../member/curve/series.ts';
import { evaluate } from '../../linalg/polynomial.ts';
import type { ImposedStrain, MemberActions, ModelMember } from '../assembly/frameModel.ts';
import { unitForces } from './curvedFlexibility.ts';
import { type ChordForces, followForces, simplySupported } from './curvedForces.ts';
import { type CurvedStretch, cutCurve, forcesAt, type PlacedForces } from './curvedStretches.ts';

/** The loads of a curved member, and what they cause if it is supported by a pin and a roller along its chord. */
export interface CurvedLoading {
  readonly stretches: readonly CurvedStretch[];
  readonly start: ChordForces;
  readonly end: ChordForces;
  /** Forces exactly at both ends. */
  readonly atStart: PlacedForces;
  readonly atEnd: PlacedForces;
  /** Elongation of the chord, and rotations of the ends relative to it, as in `MemberTriple`. */
  readonly deformed: readonly [number, number, number];
}

/** Computes the effects of loads and strains on a curved member that is supported at its ends like a simple beam. */
export function loadCurve(
  { length, EI, EA }: ModelMember,
  curve: MemberCurve,
  of: { readonly actions: MemberActions; readonly strain: ImposedStrain | null },
): CurvedLoading {
  const stretches = cutCurve(curve, length, of.actions);
  const start = simplySupported(stretches, length);
  const { each, end } = followForces(stretches, start);
  const deformed: [number, number, number] = [0, 0, 0];
  const { elongation = 0, curvature = 0 } = of.strain ?? {};
  stretches.forEach(({ s0, s1, axis }, k) => {
    const { N, M } = each[k]!;
    const h = s1 - s0;
    unitForces(axis, length).forEach((state, n) => {
      deformed[n]! +=
        integrateSeriesProduct(state.M, M, h) / EI +
        integrateSeriesProduct(state.N, N, h) / EA +
        curvature * evaluate(integrateSeries(state.M, 0), h) +
        (elongation / curve.length) * evaluate(integrateSeries(state.N, 0), h);
    });
  });
  return {
    stretches,
    start,
    end,
    atStart: forcesAt(of.actions, (x) => x <= 0),
    atEnd: forcesAt(of.actions, (x) => x >= length),
    deformed,
  };
}
