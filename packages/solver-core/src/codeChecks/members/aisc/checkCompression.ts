import { evaluate } from '../../../linalg/polynomial.ts';
import { type AiscMethod, isNonslender, resistBuckling, toDesign } from '../../rods/aisc360.ts';
import { findCriticalForces } from '../../rods/criticalForces.ts';
import type { MemberCheck, MemberOrder, PressedMember } from '../memberCheck.ts';
import { BRACED, resistFlexure } from './flexure.ts';
import { interact } from './interact.ts';
import { findMomentFactor } from './momentFactor.ts';

/** C2: the factor of forces of allowable combinations where they amplify moments. */
const ALPHA: Readonly<Record<AiscMethod, number>> = { LRFD: 1, ASD: 1.6 };

/**
 * Checks a compressed member by AISC 360-22, H1.1: compression by chapter E, bending by chapter F, and the moment
 * amplified by B1 of appendix 8, with the stiffness EI of the effective length method. Returns null for slender
 * elements, and for sections that chapter F does not describe.
 */
export function checkCompression(
  { range, push, bent, span, stretch, inPlane, outOfPlane, twist }: PressedMember,
  { method }: MemberOrder,
): MemberCheck[] | null {
  const { section, steel } = range;
  const { isSideways = false, Iy, Iz } = section;
  const isBent = Math.abs(bent.value) > 0;
  // The bending check lists this stretch as unjudged.
  if (isBent && stretch?.isHeld.every(Boolean) === false) return [];
  const unbraced =
    stretch === null ? BRACED : { Lb: stretch.x1 - stretch.x0, Cb: isBent ? findMomentFactor(stretch) : 1 };
  const flexure = resistFlexure(section, steel, unbraced);
  if (flexure === null || !isNonslender(section, steel)) return null;
  const across = stretch ? outOfPlane : inPlane;
  const lengths = {
    y: isSideways ? across : inPlane,
    z: isSideways ? inPlane : across,
    x: stretch ? twist : inPlane,
  };
  const plane = isSideways ? 'z' : 'y';
  const critical = findCriticalForces(section, lengths, steel);
  const { modes } = resistBuckling(section, steel, {
    // A beam that is restrained laterally throughout buckles only in its plane.
    critical: stretch ? critical : critical.filter(({ mode }) => mode === plane),
    method,
  });
  const { resistance, ...mode } = modes.reduce((a, b) => (b.resistance < a.resistance ? b : a));
  const Cm = span.isHeld ? findCm(span.M) : 1;
  const euler = (Math.PI ** 2 * steel.E * (isSideways ? Iz : Iy)) / inPlane ** 2;
  // Beyond Euler's force the member has buckled, which the first term shows.
  const left = 1 - (ALPHA[method] * push) / euler;
  const factor = left > 0 ? Math.max(1, Cm / left) : 1;
  const moment = toDesign(flexure.nominal, method);
  const found = interact({ axial: push / resistance, moment: (factor * Math.abs(bent.value)) / moment });
  return [
    {
      ...{ kind: 'compression', x: bent.x, value: -push, resistance, sectionClass: null, ...found },
      buckling: { ...mode, x0: span.x0, x1: span.x1, M: bent.value, moment, factor, Cm },
    },
  ];
}

/** Computes Cm of (A-8-4) for a span without loads between its ends, 1 for any other. */
function findCm(M: PressedMember['span']['M']): number {
  const [first, ...others] = M;
  if (first === undefined || others.length > 0) return 1;
  const { c, x0, x1 } = first;
  if (c.some((value, power) => power > 1 && value !== 0)) return 1;
  const [start, end] = [evaluate(c, 0), evaluate(c, x1 - x0)];
  const [large, small] = Math.abs(start) >= Math.abs(end) ? [start, end] : [end, start];
  return large === 0 ? 1 : 0.6 + 0.4 * (small / large);
}
