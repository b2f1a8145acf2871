import { toDiagram } from '../../../diagrams/toDiagram.ts';
import { turnsOf } from '../../../linalg/turns.ts';
import { evaluate } from '../../../linalg/polynomial.ts';
import { NO_PUSH } from '../../../linalg/tolerance.ts';
import { clipForces, greatestOf } from '../extremes.ts';
import type { MemberCheck, MemberCode } from '../memberCheck.ts';
import type { MemberForces, MemberRange } from '../memberRange.ts';
import { valuesAround } from '../piecewise.ts';
import { checkCompression } from './checkCompression.ts';
import { checkLateral } from './checkLateral.ts';
import {
  BENT,
  type MemberResistance,
  resistAxialBesideShear,
  resistBesideShear,
  resistSection,
} from './memberResistance.ts';

/** Number of places between the ends of a piece at which bending with a varying shear force is compared. */
const PLACES_BESIDE_SHEAR = 64;

/**
 * Checks the cross-sections of a part of a beam and returns the worst check of each kind. Returns null if the part is
 * compressed and parts of its section then buckle before they yield.
 *
 * The utilisations by axial force and moment are added, (6.2) in 6.2.1, which is conservative compared with 6.2.9 and
 * 6.2.10: the greatest axial force of the part is combined with every moment and with the greatest shear force.
 */
function checkSections(
  range: MemberRange,
  forces: MemberForces,
  { limits }: Parameters<MemberCode['checkSections']>[2],
): MemberCheck[] | null {
  const { section, steel } = range;
  const { N, Q, M } = clipForces(forces, range);
  const [axial, moment, shear] = [greatestOf(N), greatestOf(M), greatestOf(Q)];
  const least = NO_PUSH * section.A * steel.fy;
  const push = Math.max(0, -toDiagram(N).min.value);
  const pushed = push > least ? { push, moment: Math.abs(moment.value) } : BENT;
  const resistance = resistSection(section, steel, { ...limits, pushed });
  if (resistance === null) return null;
  const { sectionClass } = resistance;
  const isPulled = Math.abs(axial.value) > least;
  const own = isPulled ? { N: axial.value } : {};
  const use = isPulled ? Math.abs(axial.value) : 0;
  const checks: MemberCheck[] = [
    {
      kind: 'bending',
      ...moment,
      ...own,
      resistance: resistance.moment,
      utilisation: Math.abs(moment.value) / resistance.moment + use / resistance.axial,
      clause: isPulled ? '(6.2)' : '6.2.5',
      sectionClass,
    },
    {
      kind: 'shear',
      ...shear,
      resistance: resistance.shear,
      utilisation: Math.abs(shear.value) / resistance.shear,
      clause: '6.2.6',
      sectionClass,
    },
  ];
  const isHigh = 2 * Math.abs(shear.value) > resistance.shear;
  // If shear alone exceeds its resistance, nothing is left to compare with.
  if (!isHigh || Math.abs(shear.value) >= resistance.shear) return checks;
  const beside = checkBesideShear(range, { Q, M }, { resistance, gammaM0: limits.gammaM0 });
  if (beside === null) return checks;
  const left = resistAxialBesideShear(section, resistance, shear.value);
  return [...checks, { ...beside, ...own, utilisation: beside.utilisation + use / left }];
}

/** Compares the moment with the resistance that remains with the shear force at the same place. */
function checkBesideShear(
  { section, steel }: MemberRange,
  { Q, M }: Pick<MemberForces, 'Q' | 'M'>,
  { resistance, gammaM0 }: { readonly resistance: MemberResistance; readonly gammaM0: number | undefined },
): MemberCheck | null {
  let worst: MemberCheck | null = null;
  for (const piece of M) {
    const length = piece.x1 - piece.x0;
    const within = Array.from(
      { length: PLACES_BESIDE_SHEAR + 1 },
      (_, k) => (k * length) / PLACES_BESIDE_SHEAR,
    );
    for (const s of [...within, ...turnsOf(piece.c, length)]) {
      const x = piece.x0 + s;
      for (const V of valuesAround(Q, x)) {
        if (2 * Math.abs(V) <= resistance.shear) continue;
        const value = evaluate(piece.c, s);
        const left = resistBesideShear(section, resistance, { V, fy: steel.fy, gammaM0 });
        const utilisation = value === 0 ? 0 : Math.abs(value) / left;
        if (worst !== null && worst.utilisation >= utilisation) continue;
        const { sectionClass } = resistance;
        worst = {
          ...{ kind: 'bendingShear', clause: '6.2.8', sectionClass },
          ...{ x, value, resistance: left, utilisation },
        };
      }
    }
  }
  return worst;
}

/** EN 1993-1-1:2005, 6.2 and 6.3. */
export const EUROCODE: MemberCode = {
  judgesChannels: false,
  judgesSideways: false,
  canJudge: ({ section, steel }, limits) =>
    resistSection(section, steel, { ...limits, pushed: BENT }) !== null,
  checkSections,
  checkLateral,
  checkCompression,
};
