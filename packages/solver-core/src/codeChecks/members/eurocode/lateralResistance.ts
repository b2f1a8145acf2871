import { toDiagram } from '../../../diagrams/toDiagram.ts';
import { NO_PUSH } from '../../../linalg/tolerance.ts';
import type { MemberLimits } from '../../../model/common/document.ts';
import { type FreeStretch, findLateralFactor } from '../lateralBuckling.ts';
import type { LateralStretch } from '../memberCheck.ts';
import type { MemberRange } from '../memberRange.ts';
import { type MemberResistance, reduceLateral } from './memberResistance.ts';

/** The lateral-torsional buckling of a stretch by 6.3.2. */
export interface LateralResistance {
  /** The greatest moment of the stretch that promotes buckling, with its place. */
  readonly x: number;
  readonly value: number;
  readonly resistance: number;
  readonly lateral: LateralStretch;
}

/** Cache of the factors of stretches, because they take most of the time and two checks need them. */
const factors = /* @__PURE__ */ new WeakMap<FreeStretch, number>();

/** Computes the lateral-torsional buckling resistance of a stretch; returns null if it does not buckle in this way. */
export function resistLateral(
  stretch: FreeStretch,
  { section, steel }: Pick<MemberRange, 'section' | 'steel'>,
  { resistance, limits }: { readonly resistance: MemberResistance; readonly limits: MemberLimits },
): LateralResistance | null {
  if (section.shape === 'pipe' || section.Iz >= section.Iy) return null;
  const { min, max } = toDiagram(stretch.M);
  const pressesAbove = !stretch.isHeldAbove && max.value > -min.value;
  const { x, value } = pressesAbove ? max : min;
  if (!(Math.abs(value) > NO_PUSH * resistance.moment) || (stretch.isHeldAbove && value >= 0)) return null;
  const factor =
    factors.get(stretch) ??
    findLateralFactor(stretch, {
      EIz: steel.E * section.Iz,
      GIt: steel.G * section.It,
      EIw: steel.E * section.Iw,
    });
  factors.set(stretch, factor);
  if (factor === Infinity) return null;
  const critical = factor * Math.abs(value);
  const slenderness = Math.sqrt(resistance.characteristic / critical);
  const reduced = reduceLateral(section, slenderness, limits.lateral ?? 'general');
  return {
    x,
    value,
    resistance: (reduced.reduction * resistance.characteristic) / (limits.gammaM1 ?? 1),
    lateral: { ...reduced, x0: stretch.x0, x1: stretch.x1, critical },
  };
}
