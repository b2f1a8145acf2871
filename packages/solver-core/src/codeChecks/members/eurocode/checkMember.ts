import { toDiagram } from '../../../diagrams/toDiagram.ts';
import { turnsOf } from '../../../linalg/turns.ts';
import { evaluate } from '../../../linalg/polynomial.ts';
import { NO_PUSH } from '../../../linalg/tolerance.ts';
import { clipForces, greatestOf } from '../extremes.ts';
import { findLateralFactor } from '../lateralBuckling.ts';
import type { LateralChecks, MemberCheck, MemberCode, UnjudgedStretch } from '../memberCheck.ts';
import type { MemberForces, MemberRange } from '../memberRange.ts';
import { valuesAround } from '../piecewise.ts';
import { rangeOfStretch } from '../rangeOfStretch.ts';
import {
  BENT,
  type MemberResistance,
  reduceLateral,
  resistAxialBesideShear,
  resistBesideShear,
  resistSection,
} from './memberResistance.ts';

/** Places between the ends of a piece at which bending is compared beside a shear force that varies. */
const PLACES_BESIDE_SHEAR = 64;

/**
 * Checks the cross-sections of a part of a beam: the worst of each kind. Null if the part is pressed and its section then
 * has parts that buckle before they yield.
 *
 * The parts of the resistance that axial force and moment use are added, (6.2) in 6.2.1, which is on the safe side of
 * 6.2.9 and 6.2.10: the greatest axial force of the part stands beside every moment, beside the greatest shear force.
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
  // Where shear alone is too much nothing is left to compare with.
  if (!isHigh || Math.abs(shear.value) >= resistance.shear) return checks;
  const beside = checkBesideShear(range, { Q, M }, { resistance, gammaM0: limits.gammaM0 });
  if (beside === null) return checks;
  const left = resistAxialBesideShear(section, resistance, shear.value);
  return [...checks, { ...beside, ...own, utilisation: beside.utilisation + use / left }];
}

/** Compares the moment with the resistance that the shear force at the same place leaves. */
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

/**
 * Checks each stretch between held places: its critical moment under its own moments and loads, whose ends move
 * neither sideways nor twist, and the reduction of EN 1993-1-1, 6.3.2. A stretch beyond the last held place is free at
 * its end.
 */
function checkLateral(
  ranges: Parameters<MemberCode['checkLateral']>[0],
  stretches: Parameters<MemberCode['checkLateral']>[1],
  { limits }: Parameters<MemberCode['checkLateral']>[2],
): LateralChecks {
  const unjudged: UnjudgedStretch[] = [];
  let worst: MemberCheck | null = null;
  for (const stretch of stretches) {
    const range = rangeOfStretch(ranges, stretch);
    if (range === null) {
      unjudged.push({ why: 'changing' });
      continue;
    }
    const { section, steel } = range;
    if (section.shape === 'pipe' || section.Iz >= section.Iy) continue;
    const resistance = resistSection(section, steel, { ...limits, pushed: BENT });
    if (resistance === null) continue;
    const { min, max } = toDiagram(stretch.M);
    const pressesAbove = !stretch.isHeldAbove && max.value > -min.value;
    const { x, value } = pressesAbove ? max : min;
    if (!(Math.abs(value) > NO_PUSH * resistance.moment) || (stretch.isHeldAbove && value >= 0)) continue;
    const factor = findLateralFactor(stretch, {
      EIz: steel.E * section.Iz,
      GIt: steel.G * section.It,
      EIw: steel.E * section.Iw,
    });
    if (factor === Infinity) continue;
    const critical = factor * Math.abs(value);
    const slenderness = Math.sqrt(resistance.characteristic / critical);
    const lateral = reduceLateral(section, slenderness, limits.lateral ?? 'general');
    const carried = (lateral.reduction * resistance.characteristic) / (limits.gammaM1 ?? 1);
    const utilisation = Math.abs(value) / carried;
    // Numbers of very different sizes leave nothing to judge by.
    if (!Number.isFinite(utilisation)) {
      unjudged.push({ why: 'changing' });
      continue;
    }
    if (worst !== null && worst.utilisation >= utilisation) continue;
    worst = {
      kind: 'lateral',
      x,
      value,
      resistance: carried,
      utilisation,
      clause: limits.lateral === 'rolled' ? '6.3.2.3' : '6.3.2.2',
      sectionClass: resistance.sectionClass,
      lateral: { ...lateral, x0: stretch.x0, x1: stretch.x1, critical },
    };
  }
  return { worst, unjudged };
}

/** EN 1993-1-1:2005, 6.2 and 6.3.2. */
export const EUROCODE: MemberCode = {
  judgesChannels: false,
  judgesSideways: false,
  canJudge: ({ section, steel }, limits) =>
    resistSection(section, steel, { ...limits, pushed: BENT }) !== null,
  checkSections,
  checkLateral,
};
