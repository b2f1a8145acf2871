import { toDiagram } from '../../diagrams/toDiagram.ts';
import { turnsOf } from '../../linalg/turns.ts';
import { evaluate } from '../../linalg/polynomial.ts';
import { NO_PUSH, NO_STRETCH } from '../../linalg/tolerance.ts';
import type { MemberLimits } from '../../model/common/document.ts';
import { type Segments, clipSegments } from '../../sizing/sources.ts';
import { findStretches } from './findStretches.ts';
import type { MemberForces, MemberRange } from './memberRange.ts';
import { findLateralFactor } from './lateralBuckling.ts';
import {
  type LateralReduction,
  reduceLateral,
  resistAxialBesideShear,
  resistBesideShear,
} from './memberResistance.ts';
import { valuesAround } from './piecewise.ts';

/** The kinds of checks: bending with axial force, shear, bending and shear, lateral-torsional buckling. */
export type MemberCheckKind = 'bending' | 'shear' | 'bendingShear' | 'lateral';

/** A check where it uses most: in N, mm and N·mm, of `BeamMemberCheck` in the units of the document. */
export interface MemberCheck {
  readonly kind: MemberCheckKind;
  readonly x: number;
  /** The moment, of shear the force. */
  readonly value: number;
  /** The axial force whose use is added, tension positive; absent where there is none. */
  readonly N?: number;
  readonly resistance: number;
  readonly utilisation: number;
  readonly sectionClass: 1 | 2 | 3;
  /** The buckled stretch; absent in checks of cross-sections. */
  readonly lateral?: LateralReduction & {
    readonly x0: number;
    readonly x1: number;
    /** The critical moment. */
    readonly critical: number;
  };
}

/** Places between the ends of a piece at which bending is compared beside a shear force that varies. */
const PLACES_BESIDE_SHEAR = 64;

/**
 * Checks the cross-sections of a part of a beam: the worst of each kind. Null if the part is pressed and its section then
 * has parts that buckle before they yield.
 *
 * The parts of the resistance that axial force and moment use are added, (6.2) in 6.2.1, which is on the safe side of
 * 6.2.9 and 6.2.10: the greatest axial force of the part stands beside every moment, beside the greatest shear force.
 */
export function checkSections(
  range: MemberRange,
  forces: MemberForces,
  limits: MemberLimits,
): MemberCheck[] | null {
  const [N, Q, M] = [forces.N, forces.Q, forces.M].map((pieces) => clipSegments(pieces, range)) as [
    Segments,
    Segments,
    Segments,
  ];
  const axial = greatestOf(N);
  const isPressed = -toDiagram(N).min.value > NO_PUSH * range.resistance.axial;
  const resistance = isPressed ? range.pressed : range.resistance;
  if (resistance === null) return null;
  const { sectionClass } = resistance;
  const isPulled = Math.abs(axial.value) > NO_PUSH * resistance.axial;
  const own = isPulled ? { N: axial.value } : {};
  const use = isPulled ? Math.abs(axial.value) : 0;
  const [moment, shear] = [greatestOf(M), greatestOf(Q)];
  const checks: MemberCheck[] = [
    {
      kind: 'bending',
      ...moment,
      ...own,
      resistance: resistance.moment,
      utilisation: Math.abs(moment.value) / resistance.moment + use / resistance.axial,
      sectionClass,
    },
    {
      kind: 'shear',
      ...shear,
      resistance: resistance.shear,
      utilisation: Math.abs(shear.value) / resistance.shear,
      sectionClass,
    },
  ];
  const isHigh = 2 * Math.abs(shear.value) > resistance.shear;
  // Where shear alone is too much nothing is left to compare with.
  if (!isHigh || Math.abs(shear.value) >= resistance.shear) return checks;
  const beside = checkBesideShear({ ...range, resistance }, { Q, M }, limits);
  if (beside === null) return checks;
  const left = resistAxialBesideShear(range.section, resistance, shear.value);
  return [...checks, { ...beside, ...own, utilisation: beside.utilisation + use / left }];
}

function greatestOf(pieces: Segments): { readonly x: number; readonly value: number } {
  const { min, max } = toDiagram(pieces);
  return -min.value > max.value ? min : max;
}

/** Compares the moment with what is left of its resistance beside the shear force at the same place. */
function checkBesideShear(
  { section, steel, resistance }: MemberRange,
  { Q, M }: Pick<MemberForces, 'Q' | 'M'>,
  { gammaM0 }: MemberLimits,
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
        worst = { kind: 'bendingShear', x, value, resistance: left, utilisation, sectionClass };
      }
    }
  }
  return worst;
}

/** A stretch whose lateral-torsional buckling is not judged: cross-sections change within it, or are not judged. */
export interface UnjudgedStretch {
  readonly x0: number;
  readonly x1: number;
}

/** Returns whether parts cover a stretch without a gap. */
function covers(parts: readonly MemberRange[], { x0, x1 }: UnjudgedStretch): boolean {
  const covered = parts.reduce((sum, part) => sum + Math.min(part.x1, x1) - Math.max(part.x0, x0), 0);
  return covered >= (1 - NO_STRETCH) * (x1 - x0);
}

/** The lateral-torsional buckling of a beam: the worst stretch, and those that are not judged. */
export interface LateralChecks {
  readonly worst: MemberCheck | null;
  readonly unjudged: readonly UnjudgedStretch[];
}

/**
 * Checks each stretch between `held` places: its critical moment under its own moments and loads, whose ends move
 * neither sideways nor twist, and the reduction of EN 1993-1-1, 6.3.2. A stretch beyond the last held place is free at
 * its end.
 */
export function checkLateral(
  ranges: readonly MemberRange[],
  forces: MemberForces,
  {
    limits,
    held,
    supports,
  }: {
    readonly limits: MemberLimits;
    readonly held: readonly number[];
    readonly supports: readonly number[];
  },
): LateralChecks {
  const unjudged: UnjudgedStretch[] = [];
  let worst: MemberCheck | null = null;
  for (const stretch of findStretches(forces, { ranges, held, supports, limits })) {
    const [range, ...others] = ranges.filter(({ x0, x1 }) => x1 > stretch.x0 && x0 < stretch.x1);
    const isOne = range !== undefined && others.every(({ section }) => section === range.section);
    if (!isOne || !covers([range, ...others], stretch)) {
      unjudged.push({ x0: stretch.x0, x1: stretch.x1 });
      continue;
    }
    const { section, steel, resistance } = range;
    if (section.shape === 'pipe' || section.Iz >= section.Iy) continue;
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
      unjudged.push({ x0: stretch.x0, x1: stretch.x1 });
      continue;
    }
    if (worst !== null && worst.utilisation >= utilisation) continue;
    worst = {
      kind: 'lateral',
      x,
      value,
      resistance: carried,
      utilisation,
      sectionClass: resistance.sectionClass,
      lateral: { ...lateral, x0: stretch.x0, x1: stretch.x1, critical },
    };
  }
  return { worst, unjudged };
}
