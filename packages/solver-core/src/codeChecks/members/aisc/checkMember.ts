import { toDiagram } from '../../../diagrams/toDiagram.ts';
import { NO_PUSH } from '../../../linalg/tolerance.ts';
import { type AiscMethod, resistYielding, toDesign } from '../../rods/aisc360.ts';
import { clipForces, greatestOf } from '../extremes.ts';
import type { BucklingChecks, MemberCheck, MemberCode, UnjudgedStretch } from '../memberCheck.ts';
import { rangeOfStretch } from '../rangeOfStretch.ts';
import { checkCompression } from './checkCompression.ts';
import { BRACED, resistFlexure } from './flexure.ts';
import { interact } from './interact.ts';
import { findMomentFactor } from './momentFactor.ts';
import { resistShear } from './shear.ts';

/** Checks bending with axial tension, and shear, of a part that is restrained laterally throughout. */
const checkSections: MemberCode['checkSections'] = (range, forces, { method }) => {
  const { section, steel } = range;
  const { N, Q, M } = clipForces(forces, range);
  const [moment, shear] = [greatestOf(M), greatestOf(Q)];
  const flexure = resistFlexure(section, steel, BRACED);
  if (flexure === null) return null;
  const resistance = toDesign(flexure.nominal, method);
  const { nominal, clause, phi, omega } = resistShear(section, steel);
  const carried = method === 'LRFD' ? phi * nominal : nominal / omega;
  const sheared = Math.abs(shear.value) / carried;
  const use = Math.abs(moment.value) / resistance;
  return [
    {
      ...{ kind: 'bending', ...moment, resistance, sectionClass: null },
      ...withTension(
        { N: toDiagram(N).max.value, use, clause: flexure.clause },
        { method, full: section.A * steel.fy },
      ),
    },
    { kind: 'shear', ...shear, resistance: carried, utilisation: sheared, clause, sectionClass: null },
  ];
};

/** Adds the utilisation by axial tension to that of a moment, H1.2. */
function withTension(
  { N, use, clause }: { readonly N: number; readonly use: number; readonly clause: string },
  { method, full }: { readonly method: AiscMethod; readonly full: number },
): Pick<MemberCheck, 'utilisation' | 'clause' | 'N'> {
  if (!(N > NO_PUSH * full)) return { utilisation: use, clause };
  return { N, ...interact({ axial: N / resistYielding(1, full, method), moment: use }) };
}

/** Checks each stretch between lateral restraints with Cb of (F1-1). A stretch with a free end is not judged. */
const checkLateral: MemberCode['checkLateral'] = (ranges, stretches, { method }): BucklingChecks => {
  const unjudged: UnjudgedStretch[] = [];
  let worst: MemberCheck | null = null;
  for (const stretch of stretches) {
    const { x0, x1 } = stretch;
    const range = rangeOfStretch(ranges, stretch);
    if (range === null) {
      unjudged.push({ why: 'changing' });
      continue;
    }
    const { section, steel } = range;
    const { min, max } = toDiagram(stretch.M);
    const pressesAbove = !stretch.isHeldAbove && max.value > -min.value;
    const { x, value } = pressesAbove ? max : min;
    const isBent = Math.abs(value) > NO_PUSH * section.Wpl * steel.fy;
    if (!isBent || (stretch.isHeldAbove && value >= 0) || !bucklesSideways(section)) continue;
    if (!stretch.isHeld.every(Boolean)) {
      unjudged.push({ why: 'freeEnd' });
      continue;
    }
    const Cb = findMomentFactor(stretch);
    const flexure = resistFlexure(section, steel, { Lb: x1 - x0, Cb });
    if (flexure === null) continue;
    const resistance = toDesign(flexure.nominal, method);
    const N = toDiagram(stretch.N).max.value;
    const found = withTension(
      { N, use: Math.abs(value) / resistance, clause: flexure.clause },
      { method, full: section.A * steel.fy },
    );
    if (worst !== null && worst.utilisation >= found.utilisation) continue;
    worst = {
      ...{ kind: 'lateral', x, value, resistance, sectionClass: null, ...found },
      unbraced: { x0, x1, Cb, Lp: flexure.Lp, Lr: flexure.Lr },
    };
  }
  return { worst, unjudged };
};

/** Returns whether a beam bends about its strong axis and is not a pipe. */
function bucklesSideways({ shape, isSideways, Iy, Iz }: Parameters<typeof resistFlexure>[0]): boolean {
  return shape !== 'pipe' && isSideways !== true && Iz < Iy;
}

/** AISC 360-22, chapters E to H1. */
export const AISC: MemberCode = {
  judgesChannels: true,
  judgesSideways: true,
  canJudge: ({ section, steel }) => resistFlexure(section, steel, BRACED) !== null,
  checkSections,
  checkLateral,
  checkCompression,
};
