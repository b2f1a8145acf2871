import type { Diagram, DiagramSegment } from '../../diagrams/diagram.ts';
import { overlapsOf } from '../../diagrams/overlaps.ts';
import { valueAt } from '../../diagrams/valueAt.ts';
import { evaluate } from '../../linalg/polynomial.ts';
import { integrateProduct } from '../../linalg/polynomialProduct.ts';
import type { MemberCurve } from '../../member/curve/memberCurve.ts';
import {
  combineSeries,
  integrateSeries,
  integrateSeriesProduct,
  multiplySeries,
} from '../../member/curve/series.ts';
import type { MemberDiagrams } from '../../member/diagrams/makeDiagrams.ts';
import type { MemberActions, ModelMember } from '../assembly/frameModel.ts';
import { axisLength, toChord } from '../assembly/memberAxis.ts';
import { type CurvedStretch, cutCurve } from '../curved/curvedStretches.ts';
import { resultantsOf } from './checkSums.ts';

/** Returns the forces of the diagrams at an end of a member in the axes of its chord, and the moment. */
export function forcesAtEnd(
  member: Pick<ModelMember, 'length' | 'curve'>,
  { N, Q, M }: { readonly N: Diagram; readonly Q: Diagram; readonly M: Diagram },
  isEnd: boolean,
): { readonly N: number; readonly Q: number; readonly M: number } {
  const s = isEnd ? axisLength(member) : 0;
  const side = isEnd ? 'left' : 'right';
  return {
    ...toChord(member, s, { N: valueAt(N, s, side), Q: valueAt(Q, s, side) }),
    M: valueAt(M, s, side),
  };
}

/** Returns the loads on a member as resultants in the axes of its chord, with their moment about joint i. */
export function resultantsOn(
  { length, curve }: Pick<ModelMember, 'length' | 'curve'>,
  actions: MemberActions,
  isInside: (x: number) => boolean,
): { readonly fx: number; readonly fy: number; readonly m: number }[] {
  if (curve === null) return resultantsOf(actions, isInside);
  const points = actions.points.filter(({ x }) => isInside(x));
  return [
    ...points.map(({ x, fx, fy, m }) => ({
      fx,
      fy,
      m: m + fy * x - fx * curve.placeAt(curve.alongAt(x)).y,
    })),
    ...spreadResultants(curve, length, actions.curved),
  ];
}

/** Returns the spread loads of each stretch of a curved member as a force and its moment about joint i. */
export function spreadResultants(
  curve: MemberCurve,
  length: number,
  curved: MemberActions['curved'],
): { readonly fx: number; readonly fy: number; readonly m: number }[] {
  return cutCurve(curve, length, { points: [], ...(curved && { curved }) }).flatMap(
    ({ s0, s1, axis: { x, y }, qx, qy }) => {
      if (qx === null || qy === null) return [];
      const h = s1 - s0;
      return [
        {
          fx: evaluate(integrateSeries(qx, 0), h),
          fy: evaluate(integrateSeries(qy, 0), h),
          m: integrateSeriesProduct(qy, x, h) - integrateSeriesProduct(qx, y, h),
        },
      ];
    },
  );
}

/** Lists the work of the loads on a curved member on its displacements. */
export function workOnCurve(
  { curve, length }: { readonly curve: MemberCurve; readonly length: number },
  { actions, diagrams: { u, deflection, slope } }: { actions: MemberActions; diagrams: MemberDiagrams },
): number[] {
  const points = actions.points.flatMap(({ x, fx, fy, m }) => {
    const s = curve.alongAt(x);
    const side = x >= length ? 'left' : 'right';
    const { cos, sin } = curve.placeAt(s);
    const [along, across] = [valueAt(u, s, side), valueAt(deflection, s, side)];
    return [
      fx * (along * cos - across * sin),
      fy * (along * sin + across * cos),
      m * valueAt(slope, s, side),
    ];
  });
  const loaded = cutCurve(curve, length, { points: [], ...(actions.curved && { curved: actions.curved }) });
  return [...points, ...loaded.flatMap((stretch) => workOf(stretch, u.segments, deflection.segments))];
}

function workOf(
  { s0, s1, axis: { cos, sin }, qx, qy }: CurvedStretch,
  u: readonly DiagramSegment[],
  deflection: readonly DiagramSegment[],
): number[] {
  if (qx === null || qy === null) return [];
  const over = (load: readonly number[], moved: readonly DiagramSegment[]): number =>
    overlapsOf([{ x0: s0, x1: s1, c: load }], moved).reduce(
      (sum, { x0, x1, a, b }) => sum + integrateProduct(a, b, x1 - x0),
      0,
    );
  const along = combineSeries([multiplySeries(qx, cos), 1], [multiplySeries(qy, sin), 1]);
  const across = combineSeries([multiplySeries(qy, cos), 1], [multiplySeries(qx, sin), -1]);
  return [over(along, u), over(across, deflection)];
}
